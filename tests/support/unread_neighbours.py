"""Sentences of honest agreements that stand near what hurts, whichever kind of it is meant."""

from typing import Final

NEIGHBOURS: Final = (
    "Sending back the materials does not end the Recipient's duties in respect of them.",
    "The undertakings in this letter are given for three years.",
    (
        "If the parties conclude a further agreement, the confidentiality terms of that"
        " agreement will be added to these."
    ),
    "The Disclosing Party shall answer a request for permission within a reasonable time.",
    "A message sent by email is a notice in writing.",
    "Each Party shall bear its own costs, including those of its advisers.",
    (
        "If any provision is held invalid, the parties shall replace it by a valid one that"
        " comes as close to it as possible."
    ),
    (
        "The parties acknowledge that damages may be inadequate and that an injunction may be"
        " sought in addition to other remedies."
    ),
    "The Receiving Party shall be responsible for its Representatives as for itself.",
    (
        "The Receiving Party will let its advisers know that the information is confidential"
        " and oblige them to keep it so."
    ),
    (
        '"Representatives" means a Party\'s directors, officers and employees, and those of'
        " its Affiliates."
    ),
    "Each Party reserves all rights in its information.",
    (
        "This Agreement may not be assigned without the consent of the other party, which"
        " shall not be unreasonably withheld."
    ),
    "The Purpose does not include any further steps.",
    "Copies include those made on paper and in electronic form.",
    (
        "The Receiving Party shall take the security precautions that a careful company in"
        " its position would take."
    ),
)
