import type { PhraseRow } from './phrase-row.ts';

/** Services, pastimes and places that pages are named after; they tell no kind of page. Written by hand. */
export const SERVICE_PHRASES: readonly PhraseRow[] = [
  {
    english: 'Massage',
    words: `da massage; de massage/massagen; fr massages/massage; es masajes/masaje; it massaggi/massaggio; pt massagens/massagem; nl massage/massages; sv massage; no massasje; fi hieronta; pl masaż/masaże; cs masáže/masáž; hu masszázs; ru массаж; tr masaj`,
  },
  {
    english: 'Hairdressing',
    words: `da frisør/klipning; de friseur; fr coiffure; es peluquería; it parrucchiere; pt cabeleireiro; nl kapper; sv frisör; no frisør; fi parturi; pl fryzjer; cs kadeřnictví; hu fodrászat; ru парикмахерская; tr kuaför`,
  },
  {
    english: 'Physiotherapy',
    words: `da fysioterapi; de physiotherapie; fr kinésithérapie; es fisioterapia; it fisioterapia; pt fisioterapia; nl fysiotherapie; sv sjukgymnastik; no fysioterapi; fi fysioterapia; pl fizjoterapia/rehabilitacja; cs fyzioterapie; hu fizioterápia; ru физиотерапия`,
  },
  {
    english: 'Dentistry',
    words: `da tandlæge; de zahnmedizin/zahnheilkunde; fr dentisterie; es odontología; it odontoiatria; pt odontologia; nl tandheelkunde; sv tandvård; no tannbehandling; fi hammashoito; pl stomatologia; cs stomatologie; hu fogászat; ru стоматология`,
  },
  {
    english: 'Repairs',
    words: `da reparation/reparationer; de reparaturen/reparatur; fr réparations/réparation; es reparaciones/reparación; it riparazioni; pt reparações; nl reparaties/reparatie; sv reparationer; no reparasjoner/reparasjon; fi korjaukset; pl naprawy/naprawa; cs opravy; hu javítás/szerviz; ru ремонт; tr tamir`,
  },
  {
    english: 'Installation',
    words: `da installation/montering; de montage/installation; fr installation/pose; es instalación/montaje; it installazione/montaggio; pt instalação; nl installatie/montage; sv installation/montering; no montering; fi asennus; pl montaż; cs montáž; hu telepítés/szerelés; ru монтаж/установка; tr montaj`,
  },
  {
    english: 'Maintenance',
    words: `da vedligeholdelse; de wartung; fr entretien/maintenance; es mantenimiento; it manutenzione; pt manutenção; nl onderhoud; sv underhåll; no vedlikehold; fi huolto; pl konserwacja; cs údržba; hu karbantartás; ru обслуживание; tr bakım`,
  },
  {
    english: 'Heating',
    words: `da varme; de heizung; fr chauffage; es calefacción; it riscaldamento; pt aquecimento; nl verwarming; sv värme; no oppvarming; fi lämmitys; pl ogrzewanie; cs topení/vytápění; hu fűtés; ru отопление`,
  },
  {
    english: 'Cleaning',
    words: `da rengøring; de reinigung; fr nettoyage; es limpieza; it pulizie/pulizia; pt limpeza; nl schoonmaak; sv städning; no rengjøring; fi siivous; pl sprzątanie; cs úklid; hu takarítás; ru уборка; tr temizlik`,
  },
  {
    english: 'Hire',
    words: `da udlejning; de vermietung/verleih; fr location de matériel; es alquiler; it noleggio; pt aluguer/aluguel; nl verhuur; sv uthyrning; no utleie; fi vuokraus; pl wypożyczalnia/wynajem; cs půjčovna/pronájem; hu bérlés; ru аренда/прокат; tr kiralama`,
  },
  {
    english: 'Catering',
    words: `da catering; de catering/partyservice; fr traiteur; es catering; it catering; pt catering; nl catering; sv catering; no catering; fi pitopalvelu; pl catering; cs catering; ru кейтеринг`,
  },
  {
    english: 'Insurance',
    words: `da forsikring/forsikringer; de versicherungen/versicherung; fr assurances/assurance; es seguros; it assicurazioni; pt seguros; nl verzekeringen; sv försäkringar; no forsikring; fi vakuutukset; pl ubezpieczenia; cs pojištění; hu biztosítások; ru страхование; tr sigorta`,
  },
  {
    english: 'Advice',
    words: `da rådgivning; de beratung; fr conseil/conseils; es asesoramiento/asesoría; it consulenza; pt consultoria/aconselhamento; nl advies; sv rådgivning; no rådgivning; fi neuvonta; pl doradztwo; cs poradenství; hu tanácsadás; ru консультации; tr danışmanlık`,
  },
  {
    english: 'Training',
    words: `da kurser og uddannelse; de schulungen/seminare; fr formations; es formación; it formazione; pt formação; nl opleidingen/trainingen; sv utbildning; no opplæring; fi koulutus; pl szkolenia; cs školení; hu képzés/képzések; ru обучение; tr eğitim`,
  },
  {
    english: 'Property',
    words: `da ejendomme; de immobilien; fr immobilier; es inmuebles/propiedades; it immobili; pt imóveis; nl vastgoed; sv fastigheter; no eiendommer; fi kiinteistöt; pl nieruchomości; cs nemovitosti; hu ingatlanok; ru недвижимость; tr emlak`,
  },
  {
    english: 'Holiday homes',
    words: `da sommerhuse/feriehuse; de ferienhäuser/ferienwohnungen und ferienhäuser; fr gîtes/gîte; es casas rurales; it case vacanza; pt casas de férias; nl vakantiehuizen; sv stugor; no hytter; fi mökit; pl domki letniskowe; cs chaty/chalupy; hu nyaralók`,
  },
  {
    english: 'Camping',
    words: `da camping; de camping/campingplatz; fr camping; es camping; it campeggio; pt campismo; nl camping/kamperen; sv camping; no camping; fi leirintäalue; pl pole namiotowe; cs kemp; hu kemping; ru кемпинг`,
  },
  {
    english: 'Pools',
    words: `da bassiner; de schwimmbecken/pools; fr piscines; es piscinas; it piscine; pt piscinas; nl zwembaden; sv pooler; no bassenger; fi uima-altaat; pl baseny; cs bazény; hu medencék; ru бассейны`,
  },
  {
    english: 'Dogs',
    words: `da hunde; de hunde; fr chiens; es perros; it cani; pt cães; nl honden; sv hundar; no hunder; fi koirat; pl psy; cs psi; hu kutyák; ru собаки`,
  },
  {
    english: 'Cats',
    words: `da katte; de katzen; fr chats; es gatos; it gatti; pt gatos; nl katten; sv katter; no katter; fi kissat; pl koty; cs kočky; hu macskák; ru кошки`,
  },
  {
    english: 'Horses',
    words: `da heste; de pferde; fr chevaux; es caballos; it cavalli; pt cavalos; nl paarden; sv hästar; no hester; fi hevoset; pl konie; cs koně; hu lovak; ru лошади`,
  },
  {
    english: 'Celebrations',
    words: `da fester/selskaber; de feiern/feste; fr fêtes; es celebraciones; it feste e cerimonie; pt festas; nl feesten; sv fester; no selskaper; fi juhlat; pl imprezy okolicznościowe; cs oslavy; hu rendezvény; ru праздники`,
  },
  {
    english: 'Funerals',
    words: `da begravelser/begravelse; de bestattungen/trauerfeiern; fr obsèques; es funerales; it funerali; pt funerais; nl uitvaarten; sv begravningar; no begravelser; fi hautajaiset; pl pogrzeby; cs pohřby; hu temetések; ru похороны`,
  },
  {
    english: 'Travel',
    words: `da rejser; de reisen; fr voyages; es viajes; it viaggi; pt viagens; nl reizen; sv resor; no reiser; fi matkat; pl podróże/wycieczki; cs zájezdy/cesty; hu utazások/utak; ru путешествия/туры`,
  },
  {
    english: 'Sport',
    words: `da sport/idræt; de sport; fr sport/sports; es deportes/deporte; it sport; pt desporto/esportes; nl sport; sv sport/idrott; no idrett/sport; fi urheilu; pl sport; cs sport; hu sport; ru спорт; tr spor`,
  },
  {
    english: 'Health',
    words: `da sundhed; de gesundheit; fr santé; es salud; it salute; pt saúde; nl gezondheid; sv hälsa; no helse; fi terveys; pl zdrowie; cs zdraví; hu egészség; ru здоровье; tr sağlık`,
  },
  {
    english: 'Beauty',
    words: `da skønhed; de schönheit/beauty; fr beauté; es belleza; it bellezza; pt beleza; nl schoonheid; sv skönhet; no skjønnhet; fi kauneus; pl uroda; cs krása; hu szépség; ru красота; tr güzellik`,
  },
  {
    english: 'Food',
    words: `da mad/fødevarer; de lebensmittel/essen; fr alimentation; es alimentación/comida; it alimentari/cibo; pt alimentação; nl eten/voeding; sv mat; no mat; fi ruoka; pl żywność/jedzenie; cs potraviny/jídlo; hu ételek és italok; ru еда/продукты питания; tr gıda`,
  },
  {
    english: 'Energy',
    words: `da energi; de energie; fr énergie; es energía; it energia; pt energia; nl energie; sv energi; no energi; fi energia; pl energia; cs energie; hu energia; ru энергетика; tr enerji`,
  },
  {
    english: 'Collection',
    words: `da samling; de sammlung; fr collection permanente/collection; es colección; it collezione; pt coleção; sv samling; no samling; fi kokoelma; pl kolekcja; cs kolekce/sbírka; hu gyűjtemény; ru коллекция; tr koleksiyon`,
  },
  {
    english: 'Library',
    words: `da bibliotek; de bibliothek/bücherei; fr bibliothèque; es biblioteca; it biblioteca; pt biblioteca; nl bibliotheek; sv bibliotek; no bibliotek; fi kirjasto; pl biblioteka; cs knihovna; hu könyvtár; ru библиотека; tr kütüphane`,
  },
  {
    english: 'School',
    words: `da skole; de schule; fr école; es escuela/colegio; it scuola; pt escola; nl school; sv skola; no skole; fi koulu; pl szkoła; cs škola; hu iskola; ru школа; tr okul`,
  },
  {
    english: 'Workshop',
    words: `da værksted; de werkstatt; fr atelier; es taller; it officina/laboratorio; pt oficina; nl werkplaats/atelier; sv verkstad; no verksted; fi verstas/korjaamo; pl warsztat; cs dílna; hu műhely; ru мастерская; tr atölye`,
  },
  {
    english: 'Region',
    words: `da området; de die region/region/umgebung; fr la région/région; es la zona/entorno; it il territorio/territorio/dintorni; pt a região/região; nl de omgeving/omgeving/streek; sv omgivningen; no området; fi ympäristö; pl okolica/region; cs okolí; hu környék; ru окрестности`,
  },
];
