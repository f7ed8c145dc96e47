"""What is said in sentences that no quote rests on, read by topic and predicate.

A reply rests on the sentences that it quotes; what takes their promises back can stand anywhere
else, in words that no list of bad phrases holds. So code asks of every sentence of the contract
what it is about (people, times, laws, copies, …) and what it says of that, and raises what such
agreements do not usually say of it.
"""
