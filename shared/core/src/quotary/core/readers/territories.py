"""Parts of countries that contracts choose as law, as ISO 3166-2 codes, in English and Portuguese.

Same form as the countries. `?` marks names that stand for no single code: a contract that names
one is read as ambiguous, never as a part of the name.
"""

from __future__ import annotations

TERRITORIES = """\
US-AL alabama
US-AK alaska; alasca
US-AZ arizona
US-AR arkansas
US-CA california | californian; california
US-CO colorado
US-CT connecticut
US-DE delaware
US-DC district of columbia; distrito de columbia; washington, dc; washington dc; washington, d.c.
US-FL florida
US-GA state of georgia; estado da georgia; georgia, usa; georgia, us; georgia, united states
US-HI hawaii; havai
US-ID idaho
US-IL illinois
US-IN indiana
US-IA iowa
US-KS kansas
US-KY kentucky
US-LA louisiana; luisiana
US-ME maine
US-MD maryland
US-MA massachusetts
US-MI michigan
US-MN minnesota
US-MS mississippi
US-MO missouri
US-MT montana
US-NE nebraska
US-NV nevada
US-NH new hampshire; nova hampshire
US-NJ new jersey; nova jersey; nova jersei
US-NM new mexico; novo mexico
US-NY new york; new york state; nova york; nova iorque; ny | new york | nova-iorquin[ao]
US-NC north carolina; carolina do norte
US-ND north dakota; dakota do norte
US-OH ohio
US-OK oklahoma
US-OR oregon
US-PA pennsylvania; pensilvania
US-RI rhode island
US-SC south carolina; carolina do sul
US-SD south dakota; dakota do sul
US-TN tennessee
US-TX texas | texan | texan[ao]
US-UT utah
US-VT vermont
US-VA virginia
US-WA washington; washington state; state of washington; estado de washington
US-WV west virginia; virginia ocidental
US-WI wisconsin
US-WY wyoming
CA-AB alberta | albertan
CA-BC british columbia; columbia britanica
CA-MB manitoba
CA-NB new brunswick
CA-NL newfoundland and labrador; newfoundland
CA-NS nova scotia
CA-NT northwest territories
CA-NU nunavut
CA-ON ontario
CA-PE prince edward island
CA-QC quebec
CA-SK saskatchewan
CA-YT yukon
AU-ACT australian capital territory
AU-NSW new south wales; nova gales do sul
AU-NT northern territory
AU-QLD queensland
AU-SA south australia
AU-TAS tasmania
AU-VIC victoria | victorian
AU-WA western australia
GB-EAW england and wales; england & wales; england or wales; inglaterra e pais de gales
GB-EAW inglaterra e do pais de gales; inglaterra e no pais de gales; inglaterra e gales
GB-EAW england and of wales; england/wales | english and welsh
GB-ENG england; inglaterra | english | ingles[a]
GB-SCT scotland; escocia | scottish; scots | escoces[a]
GB-WLS wales; pais de gales | welsh | gales[a]
GB-NIR northern ireland; irlanda do norte | northern irish
MX-AGU aguascalientes
MX-BCN baja california; baja california norte; baixa california
MX-BCS baja california sur; baixa california do sul
MX-CAM campeche
MX-CHH chihuahua
MX-CHP chiapas
MX-CMX mexico city; ciudad de mexico; cidade do mexico
MX-COA coahuila
MX-COL colima
MX-DUR durango
MX-GRO guerrero
MX-GUA guanajuato
MX-HID hidalgo
MX-JAL jalisco
MX-MEX state of mexico; estado de mexico; estado do mexico
MX-MIC michoacan
MX-MOR morelos
MX-NAY nayarit
MX-NLE nuevo leon
MX-OAX oaxaca
MX-PUE puebla
MX-QUE queretaro
MX-ROO quintana roo
MX-SIN sinaloa
MX-SLP san luis potosi
MX-SON sonora
MX-TAB tabasco
MX-TAM tamaulipas
MX-TLA tlaxcala
MX-VER veracruz
MX-YUC yucatan
MX-ZAC zacatecas
BR-AC acre
BR-AL alagoas
BR-AM amazonas
BR-AP amapa
BR-BA bahia
BR-CE ceara
BR-DF distrito federal; brazilian federal district
BR-ES espirito santo
BR-GO goias
BR-MA maranhao
BR-MG minas gerais
BR-MS mato grosso do sul
BR-MT mato grosso
BR-PA estado do para; state of para
BR-PB paraiba
BR-PE pernambuco
BR-PI piaui
BR-PR parana
BR-RJ rio de janeiro
BR-RN rio grande do norte
BR-RO rondonia
BR-RR roraima
BR-RS rio grande do sul
BR-SC santa catarina
BR-SE sergipe
BR-SP sao paulo
BR-TO tocantins
IN-AP andhra pradesh
IN-AS assam
IN-BR bihar
IN-DL delhi; new delhi
IN-GA goa
IN-GJ gujarat
IN-HR haryana
IN-HP himachal pradesh
IN-JH jharkhand
IN-KA karnataka
IN-KL kerala
IN-MP madhya pradesh
IN-MH maharashtra
IN-OD odisha
IN-RJ rajasthan
IN-TN tamil nadu
IN-TS telangana
IN-UP uttar pradesh
IN-UK uttarakhand
IN-WB west bengal
AE-AZ abu dhabi; abu dabi
AE-DU dubai
AE-SH sharjah
AE-AJ ajman
AE-FU fujairah
AE-RK ras al khaimah
AE-UQ umm al quwain
CH-BE canton of bern; canton of berne; cantao de berna
CH-GE canton of geneva; cantao de genebra
CH-LU canton of lucerne
CH-TI canton of ticino
CH-VD canton of vaud
CH-VS canton of valais
CH-ZG canton of zug
CH-ZH canton of zurich; cantao de zurique
DE-BY bavaria; baviera | bavarian
DE-HE hesse
DE-NW north rhine-westphalia
DE-SN saxony
ES-CT catalonia; catalunha | catalan
MY-12 sabah
MY-13 sarawak
? georgia; congo; virgin islands; punjab; dominican; korea, dpr; saint martin; st. martin
? netherlands antilles; antilhas holandesas; soviet union; uniao sovietica; yugoslavia
? dubai international financial centre; dubai international financial center; difc
? abu dhabi global market; adgm; qatar financial centre; astana international financial centre
? new england; new york city; city of new york; federal indian; american indian
"""

PARENTS = {
    "HK": "CN", "MO": "CN", "TW": "CN", "PR": "US", "GU": "US", "VI": "US", "AS": "US", "MP": "US",
    "GG": "GB", "JE": "GB", "IM": "GB", "BM": "GB", "KY": "GB", "VG": "GB", "GI": "GB", "TC": "GB",
    "FK": "GB", "AI": "GB", "MS": "GB", "AW": "NL", "CW": "NL", "SX": "NL", "FO": "DK", "GL": "DK",
}  # fmt: skip
"""The state that a contract may name beside a territory which has a country code of its own."""


def parent_of(code: str) -> str:
    """The ISO 3166-1 code of the country that `code` is part of, "" for a country itself."""
    return code.partition("-")[0] if "-" in code else PARENTS.get(code, "")


SAME_LAW = frozenset({"GB-EAW", "GB-ENG"})
"""England and Wales are a single law district (Interpretation Act 1978, schedule 1)."""


def same_law(code: str, other: str) -> bool:
    """True where both codes name one body of law."""
    return code == other or {code, other} <= SAME_LAW
