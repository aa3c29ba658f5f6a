import type { PhraseRow } from './phrase-row.ts';

/** Goods that pages are named after; they tell no kind of page. Written by hand. */
export const GOODS_PHRASES: readonly PhraseRow[] = [
  {
    english: 'Bread',
    words: `da brød; de brot/brote; fr pain/pains; es pan/panes; it pane; pt pão/pães; nl brood; sv bröd; no brød; fi leipä/leivät; pl chleb/pieczywo; cs chléb/pečivo; hu kenyér; ru хлеб; tr ekmek`,
  },
  {
    english: 'Cakes',
    words: `da kager/kage; de kuchen/torten/kuchen und torten; fr gâteaux/gâteau; es tartas/pasteles; it torte/dolci; pt bolos; nl taarten/gebak; sv tårtor/kakor; no kaker; fi kakut; pl ciasta/torty; cs dorty/koláče; hu torták/sütemények; ru торты/пирожные; tr pastalar`,
  },
  {
    english: 'Pastries',
    words: `da wienerbrød/bagværk; de gebäck/feingebäck; fr pâtisseries/viennoiseries; es bollería/repostería; it pasticceria; pt pastelaria; nl banket; sv bakverk; no bakverk; pl wypieki; cs zákusky; ru выпечка`,
  },
  {
    english: 'Cheese',
    words: `da ost/oste; de käse; fr fromages/fromage; es quesos/queso; it formaggi/formaggio; pt queijos/queijo; nl kaas; sv ost/ostar; no ost; fi juustot/juusto; pl sery/ser; cs sýry; hu sajtok; ru сыры/сыр; tr peynirler`,
  },
  {
    english: 'Meat',
    words: `da kød; de fleisch; fr viandes/viande; es carnes/carne; it carni/carne; pt carnes/carne; nl vlees; sv kött; no kjøtt; fi liha; pl mięso; cs maso; hu húsok; ru мясо`,
  },
  {
    english: 'Fish',
    words: `da fisk; de fisch; fr poissons/poisson; es pescados/pescado; it pesce; pt peixes/peixe; nl vis; sv fisk; no fisk; fi kala; pl ryby; cs ryby; hu halak; ru рыба`,
  },
  {
    english: 'Wine',
    words: `da vin/vine; de wein/weine/unsere weine; fr vins/vin/nos vins; es vinos/vino/nuestros vinos; it vini/vino/i nostri vini; pt vinhos/vinho; nl wijn/wijnen/onze wijnen; sv vin/viner; no vin; fi viinit; pl wina/wino; cs vína/víno; sk vína; hu borok/borok és pezsgők; ru вина/вино; el κρασιά; tr şaraplar`,
  },
  {
    english: 'Beer',
    words: `da øl; de bier/biere; fr bières/bière; es cervezas/cerveza; it birre/birra; pt cervejas; nl bier/bieren; sv öl; no øl; fi oluet; pl piwa/piwo; cs pivo/piva; hu sörök; ru пиво`,
  },
  {
    english: 'Coffee',
    words: `da kaffe; de kaffee; fr cafés/café; es cafés/café; it caffè; pt cafés; nl koffie; sv kaffe; no kaffe; fi kahvi; pl kawa; cs káva; hu kávék/kávé; ru кофе; tr kahve`,
  },
  {
    english: 'Tea',
    words: `da te; de tee/tees; fr thés/thé; es tés/té; it tè; pt chás/chá; nl thee; sv te; no te; fi tee; pl herbata/herbaty; cs čaj/čaje; hu teák; ru чай; tr çay`,
  },
  {
    english: 'Drinks',
    words: `da drikkevarer/drikke; de getränke; fr boissons; es bebidas; it bevande; pt bebidas; nl dranken/drankjes; sv drycker; no drikke; fi juomat; pl napoje; cs nápoje; hu italok; ru напитки; tr içecekler`,
  },
  {
    english: 'Soups',
    words: `da supper; de suppen; fr soupes; es sopas; it zuppe; pt sopas; nl soepen; sv soppor; no supper; fi keitot; pl zupy; cs polévky; hu levesek; ru супы`,
  },
  {
    english: 'Desserts',
    words: `da desserter; de desserts/nachspeisen; fr desserts; es postres; it dolci e dessert; pt sobremesas; nl nagerechten/desserts; sv efterrätter; no desserter; fi jälkiruoat; pl desery; cs dezerty; hu desszertek; ru десерты; tr tatlılar`,
  },
  {
    english: 'Ice cream',
    words: `da is/ispinde; de eis/eiscreme; fr glaces; es helados; it gelati/gelato; pt gelados; nl ijs; sv glass; no iskrem; fi jäätelö; pl lody; cs zmrzlina; hu fagylalt; ru мороженое`,
  },
  {
    english: 'Chocolate',
    words: `da chokolade; de schokolade/schokoladen; fr chocolats/chocolat; es chocolates; it cioccolato; pt chocolates; nl chocolade; sv choklad; no sjokolade; fi suklaa; pl czekolada; cs čokoláda; ru шоколад`,
  },
  {
    english: 'Fruit and vegetables',
    words: `da frugt og grønt; de obst und gemüse/obst & gemüse; fr fruits et légumes; es frutas y verduras; it frutta e verdura; pt frutas e legumes; nl groente en fruit; sv frukt och grönt; no frukt og grønt; fi hedelmät ja vihannekset; pl owoce i warzywa; cs ovoce a zelenina; ru овощи и фрукты`,
  },
  {
    english: 'Flowers',
    words: `da blomster; de blumen; fr fleurs; es flores; it fiori; pt flores; nl bloemen; sv blommor; no blomster; fi kukat; pl kwiaty; cs květiny; hu virágok; ru цветы; tr çiçekler`,
  },
  {
    english: 'Bouquets',
    words: `da buketter; de sträuße/blumensträuße; fr bouquets; es ramos; it mazzi/bouquet; pt ramos de flores; nl boeketten; sv buketter; no buketter; fi kimput; pl bukiety; cs kytice; ru букеты`,
  },
  {
    english: 'Plants',
    words: `da planter; de pflanzen; fr plantes; es plantas; it piante; pt plantas; nl planten; sv växter; no planter; fi kasvit; pl rośliny; cs rostliny; hu növények; ru растения`,
  },
  {
    english: 'Garden',
    words: `da have; de garten; fr jardin; es jardín; it giardino; pt jardim; nl tuin; sv trädgård; no hage; fi puutarha; pl ogród; cs zahrada; hu kert; ru сад; tr bahçe`,
  },
  {
    english: 'Furniture',
    words: `da møbler; de möbel; fr meubles/mobilier; es muebles; it mobili/arredamento; pt móveis/mobiliário; nl meubels/meubelen; sv möbler; no møbler; fi huonekalut; pl meble; cs nábytek; sk nábytok; hu bútorok; ru мебель; tr mobilya`,
  },
  {
    english: 'Lamps',
    words: `da lamper; de lampen/leuchten; fr lampes/luminaires; es lámparas; it lampade; pt candeeiros; nl lampen/verlichting; sv lampor/belysning; no lamper; fi valaisimet; pl lampy; cs svítidla; ru светильники`,
  },
  {
    english: 'Kitchens',
    words: `da køkkener; de küchen; fr cuisines; es cocinas; it cucine; pt cozinhas; nl keukens; sv kök; no kjøkken; fi keittiöt; pl kuchnie; cs kuchyně; hu konyhák; ru кухни`,
  },
  {
    english: 'Bathrooms',
    words: `da badeværelser; de badezimmer/bäder; fr salles de bains; es baños; it bagni; pt casas de banho/banheiros; nl badkamers; sv badrum; no bad; fi kylpyhuoneet; pl łazienki; cs koupelny; hu fürdőszobák; ru ванные комнаты`,
  },
  {
    english: 'Windows',
    words: `da vinduer; de fenster; fr fenêtres; es ventanas; it finestre/infissi; pt janelas; nl ramen/kozijnen; sv fönster; no vinduer; fi ikkunat; pl okna; cs okna; hu ablakok; ru окна`,
  },
  {
    english: 'Doors',
    words: `da døre; de türen; fr portes; es puertas; it porte; pt portas; nl deuren; sv dörrar; no dører; fi ovet; pl drzwi; cs dveře; hu ajtók; ru двери`,
  },
  {
    english: 'Floors',
    words: `da gulve; de böden/fußböden; fr sols/parquets; es suelos; it pavimenti; pt pisos/pavimentos; nl vloeren; sv golv; no gulv; fi lattiat; pl podłogi; cs podlahy; hu padlók; ru полы`,
  },
  {
    english: 'Ceramics',
    words: `da keramik; de keramik; fr céramique/céramiques; es cerámica; it ceramica/ceramiche; pt cerâmica; nl keramiek; sv keramik; no keramikk; fi keramiikka; pl ceramika; cs keramika; hu kerámia; ru керамика`,
  },
  {
    english: 'Glass',
    words: `da glas; de glas; fr verre; es vidrio/cristal; it vetro; pt vidro; nl glas; no glass; pl szkło; cs sklo; hu üveg; ru стекло`,
  },
  {
    english: 'Jewellery',
    words: `da smykker; de schmuck; fr bijoux; es joyas/joyería; it gioielli; pt joias; nl sieraden/juwelen; sv smycken; no smykker; fi korut; pl biżuteria; cs šperky; hu ékszerek; ru украшения/ювелирные изделия; tr takı`,
  },
  {
    english: 'Watches',
    words: `da ure; de uhren; fr montres; es relojes; it orologi; pt relógios; nl horloges; sv klockor; no klokker; fi kellot; pl zegarki; cs hodinky; hu órák; ru часы наручные`,
  },
  {
    english: 'Glasses',
    words: `da briller; de brillen; fr lunettes; es gafas; it occhiali; pt óculos; nl brillen; sv glasögon; no briller; fi silmälasit; pl okulary; cs brýle; hu szemüvegek; ru очки`,
  },
  {
    english: 'Contact lenses',
    words: `da kontaktlinser; de kontaktlinsen; fr lentilles/lentilles de contact; es lentillas; it lenti a contatto; pt lentes de contacto; nl contactlenzen; sv kontaktlinser/linser; no kontaktlinser; fi piilolinssit; pl soczewki; cs kontaktní čočky; ru контактные линзы`,
  },
  {
    english: 'Eye tests',
    words: `da synsprøve; de sehtest; fr examen de vue/examens de vue; es revisión visual; it controllo della vista; nl oogmeting; sv synundersökning; no synsprøve/synsundersøkelse; fi näöntarkastus; pl badanie wzroku; cs měření zraku; ru проверка зрения`,
  },
  {
    english: 'Shoes',
    words: `da sko; de schuhe; fr chaussures; es zapatos/calzado; it scarpe; pt sapatos/calçado; nl schoenen; sv skor; no sko; fi kengät; pl buty/obuwie; cs boty/obuv; hu cipők; ru обувь; tr ayakkabı`,
  },
  {
    english: 'Clothes',
    words: `da tøj; de kleidung/bekleidung; fr vêtements; es ropa; it abbigliamento; pt roupa/vestuário; nl kleding; sv kläder; no klær; fi vaatteet; pl odzież/ubrania; cs oblečení; hu ruhák; ru одежда; tr giyim`,
  },
  {
    english: 'Bags',
    words: `da tasker; de taschen; fr sacs; es bolsos; it borse; pt malas/bolsas; nl tassen; sv väskor; no vesker; fi laukut; pl torebki/torby; cs kabelky/tašky; hu táskák; ru сумки; tr çantalar`,
  },
  {
    english: 'Toys',
    words: `da legetøj; de spielzeug; fr jouets; es juguetes; it giocattoli; pt brinquedos; nl speelgoed; sv leksaker; no leker; fi lelut; pl zabawki; cs hračky; hu játékok; ru игрушки; tr oyuncaklar`,
  },
  {
    english: 'Books',
    words: `da bøger; de bücher; fr livres; es libros; it libri; pt livros; sv böcker; no bøker; fi kirjat; pl książki; cs knihy; hu könyvek; ru книги; bg книги; tr kitaplar`,
  },
  {
    english: 'Music',
    words: `da musik; de musik; fr musique; es música; it musica; pt música; nl muziek; sv musik; no musikk; fi musiikki; pl muzyka; cs hudba; hu zene; ru музыка; tr müzik`,
  },
  {
    english: 'Candles',
    words: `da stearinlys; de kerzen/alle kerzen; fr bougies; es velas; it candele; pt velas; nl kaarsen; sv ljus; no stearinlys; fi kynttilät; pl świece; cs svíčky; hu gyertyák; ru свечи`,
  },
  {
    english: 'Gifts',
    words: `da gaver/gaveideer; de geschenke/geschenkideen; fr cadeaux/idées cadeaux; es regalos; it regali/idee regalo; pt presentes/prendas; nl cadeaus; sv presenter; no gaver; fi lahjat; pl prezenty/upominki; cs dárky; hu ajándékok; ru подарки; tr hediyeler`,
  },
  {
    english: 'Computers',
    words: `da computere; de computer; fr ordinateurs; es ordenadores; it computer; pt computadores; nl computers; sv datorer; no datamaskiner; fi tietokoneet; pl komputery; cs počítače; hu számítógépek; ru компьютеры; tr bilgisayarlar`,
  },
  {
    english: 'Mobile phones',
    words: `da mobiltelefoner; de handys/smartphones; fr téléphones portables; es móviles; it telefonia/cellulari; pt telemóveis/celulares; nl telefoons; sv mobiltelefoner; no mobiltelefoner; fi puhelimet; pl telefony; cs mobilní telefony/mobily; hu mobiltelefonok; ru мобильные телефоны`,
  },
  {
    english: 'Cars',
    words: `da biler; de autos/fahrzeuge; fr voitures/véhicules; es coches/vehículos; it auto/automobili; pt carros/automóveis; nl auto's; sv bilar; no biler; fi autot; pl samochody; cs auta/automobily; hu autók; ru автомобили; tr arabalar`,
  },
  {
    english: 'Used cars',
    words: `da brugte biler; de gebrauchtwagen; fr voitures d'occasion; es coches de ocasión; it auto usate; pt carros usados; nl occasions/tweedehands auto's; sv begagnade bilar; no bruktbiler; fi vaihtoautot; pl samochody używane; cs ojeté vozy; ru автомобили с пробегом`,
  },
  {
    english: 'Bicycles',
    words: `da cykler; de fahrräder/räder; fr vélos; es bicicletas; it biciclette/bici; pt bicicletas; nl fietsen; sv cyklar; no sykler; fi polkupyörät; pl rowery; cs kola/jízdní kola; hu kerékpárok; ru велосипеды`,
  },
  {
    english: 'Tyres',
    words: `da dæk; de reifen; fr pneus; es neumáticos; it pneumatici; pt pneus; nl banden; sv däck; no dekk; fi renkaat; pl opony; cs pneumatiky; hu gumiabroncsok; ru шины`,
  },
  {
    english: 'Spare parts',
    words: `da reservedele; de ersatzteile; fr pièces détachées; es recambios/repuestos; it ricambi; pt peças; nl onderdelen; sv reservdelar; no reservedeler; fi varaosat; pl części zamienne; cs náhradní díly; hu alkatrészek; ru запчасти; tr yedek parça`,
  },
  {
    english: 'Tools',
    words: `da værktøj; de werkzeuge/werkzeug; fr outils/outillage; es herramientas; it utensili; pt ferramentas; nl gereedschap; sv verktyg; no verktøy; fi työkalut; pl narzędzia; cs nářadí; hu szerszámok; ru инструменты`,
  },
  {
    english: 'Machines',
    words: `da maskiner; de maschinen; fr machines; es máquinas/maquinaria; it macchine; pt máquinas; nl machines; sv maskiner; no maskiner; fi koneet; pl maszyny; cs stroje; hu gépek; ru оборудование/станки`,
  },
  {
    english: 'Cosmetics',
    words: `da kosmetik; de kosmetik; fr cosmétiques; es cosmética; it cosmetici/cosmetica; pt cosmética; nl cosmetica; sv kosmetika; no kosmetikk; fi kosmetiikka; pl kosmetyki; cs kosmetika; hu kozmetika; ru косметика; tr kozmetik`,
  },
  {
    english: 'Perfumes',
    words: `da parfumer; de parfüm/parfüms; fr parfums; es perfumes; it profumi; pt perfumes; nl parfums; sv parfymer; no parfyme; fi hajuvedet; pl perfumy; cs parfémy; hu parfümök; ru парфюмерия/духи`,
  },
];
