"""Countries by name and by adjective, in English and Portuguese, as ISO 3166-1 codes.

Lower case, accents dropped; forms such as "Republic of X" are read from the parts. A line is
`code names | English adjectives | Portuguese adjectives`; a code may take several lines, and
`[ao]` or `[a]` stands for the four endings of a Portuguese adjective. Names follow the ISO 3166
short names and the English and Portuguese names of the Unicode CLDR.
"""

from __future__ import annotations

COUNTRIES = """\
AD andorra
AE united arab emirates; emirados arabes unidos; uae | emirati
AF afghanistan; afeganistao | afghan
AG antigua and barbuda; antigua e barbuda
AI anguilla; anguila
AL albania | albanian
AM armenia | armenian
AO angola | angolan | angolan[ao]
AQ antarctica; antartida
AR argentina; argentine republic | argentine; argentinian; argentinean | argentin[ao]
AS american samoa; samoa americana
AT austria | austrian | austriac[ao]
AU australia | australian | australian[ao]
AW aruba
AX aland islands; ilhas aland
AZ azerbaijan; azerbaijao | azerbaijani
BA bosnia and herzegovina; bosnia e herzegovina | bosnian
BB barbados | barbadian
BD bangladesh; bangladeche | bangladeshi
BE belgium; belgica | belgian | belga
BF burkina faso; burquina faso
BG bulgaria | bulgarian
BH bahrain; bahrein; barein | bahraini
BI burundi
BJ benin; benim
BL saint barthelemy; st. barthelemy; sao bartolomeu
BM bermuda; bermudas | bermudian; bermudan
BN brunei darussalam; brunei
BO bolivia | bolivian | bolivian[ao]
BQ bonaire; caribbean netherlands; paises baixos caribenhos
BR brazil; brasil; republica federativa do brasil | brazilian | brasileir[ao]
BS bahamas; baamas | bahamian
BT bhutan; butao
BV bouvet island; ilha bouvet
BW botswana; botsuana | botswanan
BY belarus; bielorrussia | belarusian
BZ belize | belizean
CA canada | canadian | canadense; canadian[ao]
CC cocos islands
CD democratic republic of the congo; democratic republic of congo
CD republica democratica do congo; drc
CF central african republic; republica centro-africana
CG republic of the congo; republica do congo; republic of congo
CH switzerland; swiss confederation
CH suica; confederacao suica; confederacao helvetica | swiss | suic[ao]; helvetic[ao]
CI cote d'ivoire; costa do marfim; ivory coast
CK cook islands; ilhas cook
CL chile | chilean | chilen[ao]
CM cameroon; camaroes | cameroonian
CN china; people's republic of china; prc; republica popular da china | chinese | chines[a]
CO colombia | colombian | colombian[ao]
CR costa rica | costa rican | costa-riquenh[ao]; costarriquenh[ao]
CU cuba | cuban | cuban[ao]
CV cabo verde; cape verde | cape verdean | cabo-verdian[ao]; caboverdian[ao]
CW curacao; curacau
CX christmas island; ilha christmas; ilha do natal
CY cyprus; chipre | cypriot
CZ czechia; czech republic; tchequia
CZ chequia; republica tcheca; republica checa | czech | tchec[ao]; chec[ao]
DE germany; alemanha; republica federal da alemanha | german | alema; alemao; alemas; alemaes
DJ djibouti; djibuti; jibuti
DK denmark; dinamarca | danish | dinamarques[a]
DM dominica
DO dominican republic; republica dominicana
DZ algeria; argelia | algerian
EC ecuador; equador | ecuadorian; ecuadorean | equatorian[ao]
EE estonia | estonian
EG egypt; egito | egyptian | egipci[ao]
EH western sahara; saara ocidental; sara ocidental
ER eritrea; eritreia
ES spain; espanha | spanish | espanhol[a]; espanhois
ET ethiopia; etiopia | ethiopian
FI finland; finlandia | finnish | finlandes[a]
FJ fiji | fijian
FK falkland islands; ilhas malvinas; ilhas falkland
FM federated states of micronesia; micronesia
FO faroe islands; ilhas faroe
FR france; french republic; franca | french | frances[a]
GA gabon; gabonese republic; gabao
GB united kingdom; united kingdom of great britain and northern ireland; reino unido; great britain
GB britain; uk; reino unido da gra-bretanha e irlanda do norte
GB gra-bretanha; reino unido da gra-bretanha e da irlanda do norte
GB | british | britanic[ao]
GD grenada
GE republic of georgia; country of georgia; republica da georgia
GF french guiana; guiana francesa
GG guernsey; guernesey
GH ghana; gana | ghanaian
GI gibraltar
GL greenland; groenlandia; gronelandia
GM gambia
GN guinea; guine
GP guadeloupe; guadalupe
GQ equatorial guinea; guine equatorial
GR greece; hellenic republic; grecia | greek; hellenic | greg[ao]
GS south georgia and the south sandwich islands; ilhas georgia do sul e sandwich do sul
GT guatemala | guatemalan
GU guam; guame
GW guinea-bissau; guine-bissau |  | guineense
GY guyana; guiana | guyanese
HK hong kong; hong kong sar; hksar
HM heard island and mcdonald islands; ilhas heard e mcdonald
HN honduras | honduran
HR croatia; croacia | croatian
HT haiti | haitian
HU hungary; hungria | hungarian | hungar[ao]
ID indonesia | indonesian
IE ireland; irlanda; eire | irish | irlandes[a]
IL israel | israeli | israelense; israelit[a]
IM isle of man; ilha de man
IN india | indian | indian[ao]
IO british indian ocean territory; territorio britanico do oceano indico
IQ iraq; iraque | iraqi
IR iran; republica islamica do ira; republica islamica do irao | iranian
IS iceland; islandia | icelandic
IT italy; italian republic; italia | italian | italian[ao]
JE jersey
JM jamaica | jamaican
JO jordan; jordania | jordanian
JP japan; japao | japanese | japones[a]; niponic[ao]
KE kenya; quenia | kenyan
KG kyrgyzstan; kyrgyz republic; quirguistao
KH cambodia; camboja | cambodian
KI kiribati; quiribati
KM comoros; comores
KN saint kitts and nevis; sao cristovao e nevis; sao cristovao e neves
KP north korea; democratic people's republic of korea; coreia do norte
KR south korea; coreia do sul; republic of korea
KR korea; rok; coreia | korean; south korean | corean[ao]; sul-corean[ao]
KW kuwait; koweit | kuwaiti
KY cayman islands; ilhas cayman; ilhas caimao
KZ kazakhstan; cazaquistao | kazakh; kazakhstani
LA lao people's democratic republic; laos
LB lebanon; lebanese republic; libano | lebanese
LC saint lucia; st. lucia; santa lucia
LI liechtenstein; listenstaine | liechtenstein
LK sri lanka; sri lanca | sri lankan
LR liberia
LS lesotho; lesoto
LT lithuania; lituania | lithuanian
LU luxembourg; luxemburgo | luxembourgish; luxembourgian | luxemburgues[a]
LV latvia; letonia | latvian
LY libya; libia
MA morocco; marrocos | moroccan | marroquin[ao]
MC monaco | monegasque
MD moldova; moldavia | moldovan
ME montenegro | montenegrin
MF
MG madagascar
MH marshall islands; ilhas marshall
MK north macedonia; macedonia do norte; macedonia | macedonian
ML mali
MM myanmar; burma; birmania
MN mongolia | mongolian
MO macao; macau; macau sar |  | macaense
MP northern mariana islands; ilhas marianas do norte
MQ martinique; martinica
MR mauritania
MS montserrat; monserrate
MT malta | maltese
MU mauritius; mauricio; mauricia | mauritian
MV maldives; maldivas
MW malawi; malaui | malawian
MX mexico; united mexican states; estados unidos mexicanos | mexican | mexican[ao]
MY malaysia; malasia | malaysian
MZ mozambique; mocambique | mozambican | mocambican[ao]
NA namibia | namibian
NC new caledonia; nova caledonia
NE niger
NF norfolk island; ilha norfolk
NG nigeria | nigerian | nigerian[ao]
NI nicaragua | nicaraguan
NL netherlands; paises baixos; holland; holanda | dutch | holandes[a]; neerlandes[a]
NO norway; noruega | norwegian | noruegues[a]
NP nepal | nepalese; nepali
NR nauru
NU niue
NZ new zealand; nova zelandia |  | neozelandes[a]
OM oman; oma | omani
PA panama | panamanian | panamenh[ao]
PE peru | peruvian | peruan[ao]
PF french polynesia; polinesia francesa
PG papua new guinea; papua-nova guine
PH philippines; filipinas | philippine; filipino
PK pakistan; paquistao | pakistani
PL poland; polonia | polish | polones[a]; polac[ao]
PM saint pierre and miquelon; sao pedro e miquelao
PN pitcairn; pitcairn islands; ilhas pitcairn
PR puerto rico; porto rico | puerto rican
PS palestine; palestina
PS palestinian territories; territorios palestinos; territorios palestinianos
PT portugal; portuguese republic | portuguese | portugues[a]
PW palau
PY paraguay; paraguai | paraguayan | paraguai[ao]
QA qatar; catar | qatari
RE reunion
RO romania; romenia | romanian | romen[ao]
RS serbia; servia | serbian
RU russian federation; russia; federacao russa; federacao da russia | russian | russ[ao]
RW rwanda; rwandese republic; ruanda | rwandan
SA saudi arabia; arabia saudita | saudi; saudi arabian | saudita
SB solomon islands; ilhas salomao
SC seychelles; seicheles
SD sudan; sudao
SE sweden; suecia | swedish | suec[ao]
SG singapore; singapura; cingapura | singaporean; singapore | singapurense; singapuran[ao]
SH saint helena; santa helena
SI slovenia; eslovenia | slovenian; slovene
SJ svalbard and jan mayen; svalbard e jan mayen
SK slovakia; slovak republic; eslovaquia | slovak; slovakian
SL sierra leone; serra leoa
SM san marino; sao marinho
SN senegal | senegalese
SO somalia
SR suriname
SS south sudan; sudao do sul
ST sao tome and principe; sao tome e principe |  | sao-tomense
SV el salvador | salvadoran; salvadorian
SX sint maarten
SY syrian arab republic; syria; siria | syrian
SZ eswatini; essuatini; swaziland
TC turks and caicos islands; ilhas turcas e caicos
TD chad; chade
TF french southern territories; territorios franceses do sul
TG togo; togolese republic
TH thailand; tailandia | thai
TJ tajikistan; tadjiquistao; tajiquistao
TK tokelau; toquelau
TL timor-leste; east timor; timor leste |  | timorense
TM turkmenistan; turcomenistao; turquemenistao
TN tunisia | tunisian
TO tonga
TR turkiye; turquia; turkey | turkish | turc[ao]
TT trinidad and tobago; trinidad e tobago; trindade e tobago | trinidadian
TV tuvalu
TW taiwan; republic of china; roc | taiwanese
TZ tanzania | tanzanian
UA ukraine; ucrania | ukrainian | ucranian[ao]
UG uganda | ugandan
UM united states minor outlying islands
US united states; united states of america; estados unidos
US usa; us; estados unidos da america; eua
US | american
US | norte-american[ao]; norte american[ao]; american[ao]; estadunidense; estado-unidense
UY uruguay; uruguai | uruguayan | uruguai[ao]
UZ uzbekistan; uzbequistao; usbequistao | uzbek
VA vatican city; cidade do vaticano; vatican; holy see
VC saint vincent and the grenadines; sao vicente e granadinas
VE venezuela | venezuelan | venezuelan[ao]
VG british virgin islands; ilhas virgens britanicas; bvi
VI virgin islands of the united states; ilhas virgens americanas
VI ilhas virgens dos eua; us virgin islands; united states virgin islands
VN viet nam; vietnam; vietna; vietname | vietnamese
VU vanuatu
WF wallis and futuna; wallis e futuna
WS samoa
YE yemen; iemen | yemeni
YT mayotte; maiote
ZA south africa; africa do sul | south african | sul-african[ao]; sul african[ao]
ZM zambia | zambian
ZW zimbabwe; zimbabue | zimbabwean
"""
