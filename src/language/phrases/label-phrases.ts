import type { PhraseRow } from './phrase-row.ts';

/** Titles and labels that tell no kind of page, only what they mean. Written by hand. */
export const LABEL_PHRASES: readonly PhraseRow[] = [
  {
    english: 'Site map',
    words: `en sitemap/site map; da sitemap/sidekort/oversigt; de sitemap/seitenübersicht/inhaltsübersicht/inhaltsverzeichnis; fr plan du site/sitemap; es mapa del sitio/mapa web/mapa de sitio/mapa del portal; it mappa del sito/sitemap; pt mapa do site/mapa do sítio; nl sitemap/site map; sv webbplatskarta/sajtkarta; no nettstedskart/sidekart; fi sivukartta; pl mapa strony/mapa serwisu/mapa witryny; cs mapa stránek/mapa webu; sk mapa stránok/mapa stránky; hu oldaltérkép/honlaptérkép; ro harta site/harta site-ului/harta site ului/hartă site; bg карта на сайта; ru карта сайта; uk карта сайту/мапа сайту; be карта сайта; el χάρτης ιστότοπου/χάρτης ιστοσελίδας/χάρτης ιστοτόπου; tr site haritası; ja サイトマップ; zh 网站地图/網站地圖/站点地图; ko 사이트맵; ar خريطة الموقع; he מפת אתר/מפת האתר; fa نقشه سایت; id peta situs; vi sơ đồ trang web/sơ đồ trang; th แผนผังเว็บไซต์; hr mapa stranica/karta weba/mapa weba; sr мапа сајта/mapa sajta; sl zemljevid strani/kazalo strani; mk мапа на сајтот; lt svetainės medis/svetainės žemėlapis/svetainės struktūra; lv lapas karte; et sisukaart/saidikaart/lehe kaart; ca mapa web/mapa del web; gl mapa do sitio; eu webgunearen mapa; is veftré; sq harta e faqes; az saytın xəritəsi; af werfkaart`,
  },
  {
    english: 'Advantages',
    words: `da fordele; de vorteile/ihre vorteile/unsere vorteile; fr avantages/nos avantages; es ventajas/beneficios; it vantaggi/i vantaggi; pt vantagens; nl voordelen; sv fördelar; no fordeler; fi edut; pl zalety/korzyści; cs výhody; sk výhody; hu előnyök; ro avantaje; bg предимства; ru преимущества/наши преимущества; uk переваги/наші переваги; be перавагі; el πλεονεκτήματα; tr avantajlar; ja 特長/特徴/メリット; zh 优势/我们的优势; ko 장점/특징; ar المزايا; he יתרונות; hr prednosti; sr предности/prednosti; sl prednosti; lt privalumai; lv priekšrocības; et eelised; vi ưu điểm; id keunggulan; ca avantatges`,
  },
  {
    english: 'Reviews',
    words: `da anmeldelser/kundeudtalelser; de bewertungen/kundenstimmen/kundenbewertungen/rezensionen; fr avis/avis clients/témoignages; es opiniones/reseñas/testimonios; it recensioni/dicono di noi/testimonianze/opinioni; pt avaliações/depoimentos/testemunhos; nl beoordelingen/reviews/ervaringen; sv omdömen/recensioner; no anmeldelser/kundeuttalelser; fi arvostelut/asiakaspalaute; pl opinie/opinie klientów/recenzje; cs recenze/hodnocení/napsali o nás; sk recenzie/hodnotenia; hu vélemények/rólunk mondták; ro recenzii/testimoniale/păreri; bg отзиви/мнения; ru отзывы/отзывы клиентов; uk відгуки; be водгукі; el κριτικές/αξιολογήσεις; tr yorumlar/müşteri yorumları; ja お客様の声/口コミ/レビュー; zh 评价/评论/客户评价; ko 후기/고객후기/리뷰; ar آراء العملاء/التقييمات; he המלצות/ביקורות; fa نظرات/نظرات مشتریان; hr recenzije/dojmovi; sr утисци/recenzije; sl mnenja; lt atsiliepimai; lv atsauksmes; et arvustused/tagasiside; vi đánh giá; id ulasan/testimoni; ca opinions`,
  },
  {
    english: 'References',
    words: `da referencer/kunder; de referenzen/kunden/unsere kunden; fr références/nos références/nos clients; es referencias/clientes; it referenze/clienti; pt referências/clientes; nl referenties/klanten; sv referenser/kunder; no referanser/kunder; fi referenssit/asiakkaat; pl referencje/klienci/nasi klienci; cs reference/naši klienti; sk referencie; hu referenciák/ügyfeleink; ro referințe/clienți; bg референции/клиенти; ru наши клиенты/клиенты/рекомендации; uk наші клієнти/клієнти; el πελάτες/οι πελάτες μας; tr referanslar/referanslarımız; ja 実績/導入事例/施工事例; zh 客户案例/成功案例/案例; ko 고객사/레퍼런스; hr reference; sr референце/reference; sl reference; lt klientai; lv klienti; et kliendid/referentsid`,
  },
  {
    english: 'Partners',
    words: `da partnere/samarbejdspartnere; de partner/unsere partner; fr partenaires/nos partenaires; es socios/colaboradores; it partner/i nostri partner; pt parceiros/nossos parceiros; nl partners; sv partners/samarbetspartners; no partnere/samarbeidspartnere; fi kumppanit/yhteistyökumppanit; pl partnerzy/nasi partnerzy; cs partneři/naši partneři; sk partneri/naši partneri; hu partnerek/partnereink; ro parteneri; bg партньори; ru партнёры/партнеры/наши партнёры/наши партнеры; uk партнери/наші партнери; el συνεργάτες; tr ortaklar/iş ortakları; ja パートナー; zh 合作伙伴; ko 파트너; ar شركاؤنا/الشركاء; he שותפים; hr partneri; sr партнери/partneri; sl partnerji; lt partneriai; lv partneri; et partnerid/koostööpartnerid`,
  },
  {
    english: 'History',
    words: `da historie/vores historie; de geschichte/historie/unsere geschichte/chronik; fr histoire/historique; es historia/nuestra historia; it storia; pt história/a nossa história; nl geschiedenis/historie; sv historia/vår historia/historik; no historie/vår historie; fi historia; pl historia/nasza historia; cs historie; sk história; hu történet/történetünk/történelem; ro istoric/istorie/istoria noastră; bg история; ru история/история компании; uk історія; be гісторыя; el ιστορία/ιστορικό; tr tarihçe/tarihçemiz; ja 沿革/歴史; zh 历史/发展历程; ko 연혁/역사; ar تاريخنا/التاريخ; he היסטוריה; hr povijest; sr историја/istorija/istorijat; sl zgodovina; lt istorija; lv vēsture; et ajalugu; ca història; is saga; vi lịch sử; id sejarah`,
  },
  {
    english: 'Mission',
    words: `da mission/vision; de leitbild/philosophie/unsere philosophie/mission/unsere werte; fr mission/notre mission/philosophie/nos valeurs; es misión/filosofía/misión y visión; it missione/mission/filosofia/la nostra filosofia; pt missão/missão e valores; nl missie/missie en visie/filosofie; sv vår vision/värderingar; no visjon/verdier; fi arvot/missio; pl misja/nasza misja; cs poslání/filozofie; sk poslanie/filozofia; hu küldetés/filozófia/küldetésünk; ro misiune/misiunea noastră; bg мисия/нашата мисия; ru миссия/наша миссия; uk місія; el αποστολή/όραμα; tr misyon/misyonumuz/vizyon; ja 理念/経営理念/企業理念; zh 使命/企业文化; ko 미션/경영이념/비전; ar رسالتنا/رؤيتنا; he חזון; hr misija; sr мисија/misija; sl poslanstvo; lt misija; lv misija; et missioon`,
  },
  {
    english: 'Delivery and payment',
    words: `da levering og betaling/betaling og levering; de versand und zahlung/versand & zahlung/zahlung und versand/zahlung & versand; fr livraison et paiement/paiement et livraison; es envío y pago/pago y envío; it spedizione e pagamento/spedizioni e pagamenti; pt envio e pagamento; nl verzending en betaling/betalen en verzenden; sv frakt och betalning; no frakt og betaling; fi toimitus ja maksu/maksu ja toimitus; pl dostawa i płatność/dostawa i płatności/płatność i dostawa; cs doprava a platba; sk doprava a platba; hu szállítás és fizetés/fizetés és szállítás; ro livrare și plată; bg доставка и плащане; ru доставка и оплата/оплата и доставка; uk доставка та оплата/доставка і оплата/оплата та доставка; be дастаўка і аплата; el τρόποι πληρωμής και αποστολής; tr teslimat ve ödeme; ja 送料・お支払い/お支払い・配送/お支払いについて; zh 配送与付款; hr dostava i plaćanje; sr испорука и плаћање; sl dostava in plačilo; lt pristatymas ir apmokėjimas; lv piegāde un apmaksa; et tarne ja makse`,
  },
  {
    english: 'Delivery',
    words: `da levering/fragt; de versand/lieferung/versandkosten/versandinformationen; fr livraison/livraisons; es envíos/envío/entregas; it spedizioni/spedizione/consegna; pt entregas/envios/entrega; nl verzending/bezorging/levering; sv leverans/frakt; no levering/frakt; fi toimitus/toimitustavat; pl dostawa/wysyłka; cs doprava/doručení; sk doprava/doručenie; hu szállítás/kiszállítás; ro livrare; bg доставка; ru доставка; uk доставка; be дастаўка; el αποστολή/παράδοση/αποστολές; tr teslimat/kargo; ja 配送/送料/配送について; zh 配送/物流; ko 배송/배송안내; ar التوصيل/الشحن; he משלוחים/משלוח; fa ارسال; hr dostava; sr достава/испорука/dostava; sl dostava; lt pristatymas; lv piegāde; et tarne/kohaletoimetamine; vi giao hàng; id pengiriman; th การจัดส่ง`,
  },
  {
    english: 'Payment',
    words: `da betaling; de zahlung/zahlungsarten/zahlungsmethoden/zahlungsmöglichkeiten; fr paiement/modes de paiement/moyens de paiement; es pago/formas de pago/métodos de pago; it pagamenti/pagamento/metodi di pagamento; pt pagamento/formas de pagamento/pagamentos; nl betaling/betalen/betaalmethoden; sv betalning/betalningssätt; no betaling; fi maksutavat/maksaminen; pl płatność/płatności/formy płatności; cs platba/způsoby platby; sk platba/spôsoby platby; hu fizetés/fizetési módok; ro plată/modalități de plată; bg плащане/начини на плащане; ru оплата/способы оплаты; uk оплата/способи оплати; el πληρωμή/τρόποι πληρωμής; tr ödeme/ödeme seçenekleri; ja お支払い/お支払い方法; zh 支付方式/付款方式; ko 결제/결제안내; hr plaćanje/načini plaćanja; sr плаћање/начини плаћања; sl plačilo/načini plačila; lt apmokėjimas/atsiskaitymas; lv apmaksa; et maksmine/makseviisid`,
  },
  {
    english: 'Returns',
    words: `da returnering/retur/fortrydelsesret; de rücksendung/retouren/widerruf/widerrufsrecht/widerrufsbelehrung/rückgabe; fr retours/retour/droit de rétractation; es devoluciones/cambios y devoluciones; it resi/reso/resi e rimborsi/diritto di recesso; pt devoluções/trocas e devoluções; nl retourneren/retour/retouren/herroepingsrecht; sv retur/returer/ångerrätt; no retur/angrerett; fi palautus/palautukset; pl zwroty/zwroty i reklamacje/reklamacje; cs reklamace/vrácení zboží/reklamační řád; sk reklamácie/vrátenie tovaru; hu visszaküldés/elállás; ro retur/retururi; bg връщане/рекламации; ru возврат/возврат товара/обмен и возврат; uk повернення/обмін та повернення/повернення та обмін; el επιστροφές; tr iade/iade ve değişim; ja 返品・交換/返品/返品について; zh 退换货; ko 반품/교환 및 반품; hr povrat/reklamacije; sr рекламације/повраћај; sl vračila/reklamacije; lt grąžinimas; lv atgriešana; et tagastamine`,
  },
  {
    english: 'Warranty',
    words: `da garanti; de garantie/gewährleistung; fr garantie/garanties; es garantía/garantías; it garanzia; pt garantia; nl garantie; sv garanti; no garanti; fi takuu; pl gwarancja; cs záruka; sk záruka; hu garancia/jótállás; ro garanție; bg гаранция; ru гарантия/гарантии; uk гарантія/гарантії; el εγγύηση; tr garanti; ja 保証/保証について; zh 保修; ko 보증; hr jamstvo; sr гаранција; sl garancija; lt garantija; lv garantija; et garantii`,
  },
  {
    english: 'Special offers',
    words: `da tilbud; de angebote/aktionen/sonderangebote/aktuelle angebote/unsere angebote; fr offres/promotions/offres spéciales/nos offres/promos; es ofertas/promociones/ofertas especiales; it offerte/promozioni/offerte speciali/le nostre offerte; pt ofertas/promoções; nl aanbiedingen/acties/aanbieding; sv erbjudanden/kampanjer; no tilbud/kampanjer; fi tarjoukset/kampanjat; pl promocje/oferty specjalne/promocja; cs slevy/akční nabídka/akční nabídky; sk zľavy/akciová ponuka; hu akciók/ajánlatok/ajánlataink/kedvezmények; ro oferte/promoții/oferte speciale; bg промоции/оферти/специални оферти; ru акции/скидки/спецпредложения/акции и скидки/специальные предложения; uk акції/знижки/спеціальні пропозиції; be акцыі/зніжкі; el προσφορές; tr kampanyalar/fırsatlar/indirimler; ja キャンペーン/特集/お得情報; zh 优惠/优惠活动/促销; ko 할인/프로모션; ar العروض/عروض; he מבצעים; fa تخفیف ها/پیشنهاد ویژه; hr ponude/akcije/posebne ponude; sr акције/понуде/akcije; sl akcije/posebna ponudba; lt akcijos/pasiūlymai; lv akcijas/piedāvājumi; et pakkumised/kampaaniad; vi khuyến mãi; id promo/penawaran; th โปรโมชั่น; ca ofertes`,
  },
  {
    english: 'New',
    words: `da nyt i butikken; de neuheiten/neu/neu im sortiment; fr nouveautés/nouveauté; nl nieuw/nieuw binnen; fi uutuudet; ru новинки; uk новинки; bg нови продукти; el νέες αφίξεις; tr yeni ürünler/yeni gelenler; ja 新商品/新製品; zh 新品; ko 신상품; hr novo; sr ново`,
  },
  {
    english: 'Gift vouchers',
    words: `da gavekort; de gutscheine/geschenkgutscheine/gutschein; fr bons cadeaux/chèques cadeaux/carte cadeau/cartes cadeaux; es tarjetas regalo/tarjeta regalo/bonos regalo; it buoni regalo/gift card/buono regalo; pt vales presente/cheque oferta/cartão presente; nl cadeaubon/cadeaubonnen/cadeaukaart; sv presentkort; no gavekort; fi lahjakortti/lahjakortit; pl bony podarunkowe/karty podarunkowe/bon podarunkowy/voucher; cs dárkové poukazy/poukazy/dárkový poukaz; sk darčekové poukazy/darčekové poukážky; hu ajándékutalvány/ajándékkártya; ro vouchere cadou/carduri cadou/card cadou; bg ваучери/подаръчни ваучери; ru подарочные сертификаты/подарочные карты/сертификаты; uk подарункові сертифікати; el δωροκάρτες/δωροεπιταγές; tr hediye kartı/hediye çeki; ja ギフトカード/ギフト; hr poklon bonovi; sr поклон ваучери; sl darilni boni; lt dovanų kuponai/dovanų čekis; lv dāvanu kartes; et kinkekaart/kinkekaardid`,
  },
  {
    english: 'Wine list',
    words: `da vinkort; de weinkarte; fr carte des vins; es carta de vinos; it carta dei vini; pt carta de vinhos; nl wijnkaart; sv vinlista; no vinkart; fi viinilista; pl karta win; cs vinný lístek; sk vínna karta/vínny lístok; hu borlap; ro lista de vinuri; ru винная карта/карта вин; uk винна карта; el λίστα κρασιών; tr şarap menüsü; ja ワインリスト; hr vinska karta; sl vinska karta`,
  },
  {
    english: 'Lunch',
    words: `da frokost; de mittagstisch/mittagessen/mittagsmenü/mittagskarte; fr déjeuner/menu du jour; es almuerzo/menú del día; it pranzo/menu del giorno; pt almoço/prato do dia; nl lunch/lunchkaart; sv lunch/dagens lunch; no lunsj; fi lounas/lounaslista; pl lunch/obiady; cs obědy/polední menu/denní menu; sk obedy/denné menu/obedové menu; hu ebéd/napi menü/heti menü; ro prânz/meniul zilei; bg обяд/обедно меню; ru обеды/бизнес-ланч; uk обіди/бізнес-ланч; el μεσημεριανό; tr öğle yemeği; ja ランチ; ko 점심; hr ručak/dnevni meni; sr ручак; sl kosilo/kosila/malice; lt pietūs/dienos pietūs; lv pusdienas; et lõuna/päevapraad`,
  },
  {
    english: 'Breakfast',
    words: `da morgenmad/brunch; de frühstück; fr petit-déjeuner/petit déjeuner; es desayuno/desayunos; it colazione; pt pequeno-almoço/café da manhã; nl ontbijt; sv frukost; no frokost; fi aamiainen; pl śniadania/śniadanie; cs snídaně; sk raňajky; hu reggeli; ro mic dejun; bg закуска; ru завтраки/завтрак; uk сніданки/сніданок; el πρωινό; tr kahvaltı; ja 朝食/モーニング; hr doručak; sr доручак; sl zajtrk; lt pusryčiai; lv brokastis; et hommikusöök`,
  },
  {
    english: 'Rooms',
    words: `da værelser/vores værelser; de zimmer/unsere zimmer/zimmer & suiten/zimmer und suiten; fr chambres/nos chambres/les chambres; es habitaciones; it camere/le camere/le nostre camere; pt quartos; nl kamers/onze kamers; sv rum/våra rum; no rom/våre rom; fi huoneet; pl pokoje/nasze pokoje; cs pokoje/ubytování; sk izby/ubytovanie; hu szobák/szobáink; ro camere; bg стаи; ru номера/номера и цены; uk номери; el δωμάτια; tr odalar/odalarımız; ja 客室/お部屋/客室紹介; zh 客房/房间; ko 객실/객실안내; ar الغرف; he חדרים; hr sobe; sr собе/sobe; sl sobe; lt kambariai; lv numuri/istabas; et toad; vi phòng; th ห้องพัก; id kamar`,
  },
  {
    english: 'Accommodation',
    words: `da overnatning; de unterkunft/unterkünfte/übernachtung/ferienwohnungen/ferienwohnung; fr hébergement/hébergements; es alojamiento; it alloggi/alloggio/ospitalità; pt alojamento/hospedagem; nl overnachten/accommodaties/accommodatie; sv boende; no overnatting; fi majoitus; pl noclegi/zakwaterowanie; cs ubytování; sk ubytovanie; hu szállás/szállások; ro cazare; bg настаняване; ru размещение/проживание; uk проживання; el διαμονή; tr konaklama; ja 宿泊/ご宿泊; zh 住宿; ko 숙박; hr smještaj; sr смештај/smeštaj; sl nastanitev/nastanitve; lt apgyvendinimas; lv naktsmītnes; et majutus`,
  },
  {
    english: 'Courses',
    words: `da kurser/hold/undervisning; de kurse/kursangebot/seminare/kursplan; fr cours/formations/formation/stages; es cursos/clases/formación; it corsi/i corsi/formazione; pt cursos/aulas/formação; nl cursussen/lessen/opleidingen; sv kurser/utbildningar/utbildning; no kurs/undervisning; fi kurssit/koulutus; pl kursy/szkolenia/zajęcia; cs kurzy/školení; sk kurzy/školenia; hu tanfolyamok/képzések/oktatás; ro cursuri; bg курсове/обучения; ru курсы/обучение/семинары; uk курси/навчання; be курсы; el μαθήματα/σεμινάρια; tr kurslar/eğitimler/eğitim; ja 講座/コース/教室案内; zh 课程/培训; ko 강좌/교육; ar الدورات; he קורסים; fa دوره ها/آموزش; hr tečajevi/edukacije; sr курсеви/обуке; sl tečaji/izobraževanja; lt kursai/mokymai; lv kursi; et koolitused/kursused; vi khóa học; id kursus; ca cursos`,
  },
  {
    english: 'Treatments',
    words: `da behandlinger; de behandlungen/behandlungsspektrum/therapien; fr soins/traitements; es tratamientos; it trattamenti; pt tratamentos; nl behandelingen; sv behandlingar; no behandlinger; fi hoidot; pl zabiegi; cs ošetření/procedury; sk ošetrenia/procedúry; hu kezelések; ro tratamente; ru процедуры/лечение; uk процедури/лікування; el θεραπείες; tr tedaviler; ja 施術メニュー/治療案内; hr tretmani; sr третмани; sl tretmaji; lt procedūros; lv procedūras; et hooldused/protseduurid`,
  },
  {
    english: 'Projects',
    words: `da projekter; de projekte/unsere projekte; fr projets/nos projets/réalisations/nos réalisations; es proyectos/nuestros proyectos; it progetti/realizzazioni/i nostri progetti; pt projetos/projectos; nl projecten; sv projekt; no prosjekter; fi projektit/hankkeet; pl projekty/realizacje/nasze realizacje; cs projekty/realizace; sk projekty/realizácie; hu projektek/munkáink; ro proiecte; bg проекти; ru проекты/наши проекты/портфолио/наши работы; uk проєкти/проекти/наші роботи/портфоліо; el έργα; tr projeler/projelerimiz; ja プロジェクト/施工実績/作品; zh 项目/工程案例/项目案例; ko 프로젝트/포트폴리오; ar المشاريع/مشاريعنا; he פרויקטים; fa پروژه ها/نمونه کارها; hr projekti; sr пројекти/projekti; sl projekti; lt projektai/atlikti darbai; lv projekti; et projektid/tehtud tööd; vi dự án; id proyek; ca projectes`,
  },
  {
    english: 'Read more',
    words: `da læs mere/se mere; de mehr erfahren/weiterlesen/mehr lesen/mehr/mehr infos/weitere informationen; fr lire la suite/en savoir plus/voir plus; es leer más/más información/ver más/saber más; it leggi tutto/scopri di più/continua a leggere/leggi di più; pt leia mais/saiba mais/ler mais; nl lees meer/meer informatie/lees verder; sv läs mer; no les mer; fi lue lisää/lisätietoja; pl czytaj więcej/więcej/dowiedz się więcej; cs více/číst dále/více informací/zjistit více; sk viac/čítať ďalej/viac informácií; hu tovább/bővebben/tovább olvasom/részletek; ro citește mai mult/mai multe/află mai multe; bg прочети повече/още/научете повече; ru подробнее/читать далее/читать дальше/узнать больше; uk детальніше/докладніше/читати далі; be падрабязней; el διαβάστε περισσότερα/περισσότερα; tr devamını oku/daha fazla/detaylar; ja 続きを読む/詳しくはこちら/もっと見る/詳細を見る; zh 查看更多/阅读更多/了解更多/更多; ko 더보기/자세히 보기; ar اقرأ المزيد/المزيد; he קרא עוד/קראו עוד; fa ادامه مطلب/بیشتر; hr pročitaj više/saznaj više/više; sr прочитај више/више/opširnije; sl preberi več/več; lt skaityti daugiau/plačiau/daugiau; lv lasīt vairāk/uzzināt vairāk; et loe edasi/loe lähemalt/rohkem; vi xem thêm/chi tiết; id selengkapnya/baca selengkapnya; th อ่านต่อ/อ่านเพิ่มเติม; ca llegir més/més informació`,
  },
  {
    english: 'Welcome',
    words: `da velkommen; de willkommen/herzlich willkommen; fr bienvenue; es bienvenido/bienvenidos; it benvenuti/benvenuto; pt bem-vindo/bem-vindos; nl welkom; sv välkommen; no velkommen; fi tervetuloa; pl witamy/zapraszamy; cs vítejte; sk vitajte; hu üdvözöljük/üdvözlünk; ro bine ați venit; bg добре дошли; ru добро пожаловать; uk ласкаво просимо; be сардэчна запрашаем; el καλώς ήρθατε/καλωσορίσατε; tr hoş geldiniz/hoşgeldiniz; ja ようこそ; zh 欢迎/欢迎光临; ko 환영합니다; ar مرحبا/أهلا وسهلا; he ברוכים הבאים; fa خوش آمدید; hr dobrodošli; sr добро дошли/dobrodošli; sl dobrodošli; lt sveiki atvykę; lv laipni lūdzam; et tere tulemast; is velkomin; ca benvinguts; vi chào mừng`,
  },
  {
    english: 'Weddings',
    words: `da bryllup/bryllupper; de hochzeiten/hochzeit/heiraten; fr mariages/mariage; es bodas; it matrimoni/matrimonio; pt casamentos; nl bruiloften/trouwen; sv bröllop; no bryllup; fi häät; pl wesela/wesele/śluby; cs svatby/svatba; sk svadby; hu esküvő/esküvők; ro nunți; bg сватби; ru свадьбы/свадьба; uk весілля; el γάμοι/γάμος; tr düğün; ja ウェディング/ブライダル; hr vjenčanja; sr венчања; sl poroke; lt vestuvės; lv kāzas; et pulmad`,
  },
  {
    english: 'Meetings and conferences',
    words: `da møder og konferencer/møder/konference; de tagungen/tagungen & events/konferenzen/seminare & tagungen; fr séminaires/conférences; es reuniones/congresos/reuniones y eventos; it meeting/congressi/meeting e congressi; pt reuniões/conferências; nl vergaderen/vergaderingen/zakelijk; sv konferens/möten; no møter og konferanser/konferanse/møter; fi kokoukset/kokous; pl konferencje/konferencje i szkolenia; cs konference/firemní akce; sk konferencie/firemné akcie; hu konferencia/konferenciák; ro conferințe; ru конференции/конференц-зал; uk конференції; tr toplantı/toplantılar; hr konferencije; sl konference/poslovna srečanja; lt konferencijos; lv konferences; et konverentsid/seminarid`,
  },
  {
    english: 'Sustainability',
    words: `da bæredygtighed; de nachhaltigkeit; fr développement durable/durabilité; es sostenibilidad; it sostenibilità; pt sustentabilidade; nl duurzaamheid; sv hållbarhet; no bærekraft; fi vastuullisuus/kestävä kehitys; pl zrównoważony rozwój; cs udržitelnost; sk udržateľnosť; hu fenntarthatóság; ro sustenabilitate; bg устойчивост; ru устойчивое развитие; uk сталий розвиток; el βιωσιμότητα; tr sürdürülebilirlik; ja サステナビリティ; zh 可持续发展; ko 지속가능경영/지속가능성; hr održivost; sl trajnost; lt tvarumas; lv ilgtspēja; et jätkusuutlikkus`,
  },
  {
    english: 'Quality',
    words: `da kvalitet; de qualität/qualitätsmanagement; fr qualité; es calidad; it qualità; pt qualidade; nl kwaliteit; sv kvalitet; no kvalitet; fi laatu; pl jakość; cs kvalita; sk kvalita; hu minőség; ro calitate; bg качество; ru качество; uk якість; el ποιότητα; tr kalite; ja 品質; zh 质量/品质; ko 품질; hr kvaliteta; sr квалитет; sl kakovost; lt kokybė; lv kvalitāte; et kvaliteet`,
  },
  {
    english: 'Certificates',
    words: `da certifikater/certificeringer; de zertifikate/zertifizierungen; fr certifications/certificats; es certificados/certificaciones; it certificazioni/certificati; pt certificados/certificações; nl certificaten/certificering; sv certifikat/certifieringar; no sertifikater/sertifiseringer; fi sertifikaatit; pl certyfikaty; cs certifikáty; sk certifikáty; hu tanúsítványok; ro certificate/certificări; bg сертификати; ru сертификаты/лицензии/документы и сертификаты; uk сертифікати/ліцензії; el πιστοποιήσεις; tr sertifikalar/belgelerimiz; zh 资质证书/荣誉资质; ko 인증서; hr certifikati; sr сертификати; sl certifikati; lt sertifikatai; lv sertifikāti; et sertifikaadid`,
  },
  {
    english: 'Members',
    words: `da medlemmer/medlemskab; de mitglieder/mitgliedschaft; fr membres/adhésion/adhérents; es socios/miembros; it soci/associati/iscrizioni; pt sócios/membros; nl leden/lidmaatschap; sv medlemmar/medlemskap; no medlemmer/medlemskap; fi jäsenet/jäsenyys; pl członkowie/członkostwo; cs členové/členství; sk členovia/členstvo; hu tagok/tagság/tagjaink; ro membri; bg членове/членство; ru участники/членство; uk учасники/членство; el μέλη; tr üyeler/üyelik; ja 会員/会員案内; zh 会员; ko 회원/회원안내; hr članovi/članstvo; sr чланови/чланство; sl člani/članstvo; lt nariai/narystė; lv biedri; et liikmed/liikmeks`,
  },
  {
    english: 'Sponsors',
    words: `da sponsorer; de sponsoren; fr sponsors/mécènes; es patrocinadores; it sponsor; pt patrocinadores; nl sponsors/sponsoren; sv sponsorer; no sponsorer; fi sponsorit/tukijat; pl sponsorzy; cs sponzoři; sk sponzori; hu szponzorok/támogatóink/támogatók; ro sponsori; bg спонсори; ru спонсоры; uk спонсори; el χορηγοί; tr sponsorlar; hr sponzori; sr спонзори; sl sponzorji; lt rėmėjai; lv sponsori/atbalstītāji; et sponsorid/toetajad`,
  },
  {
    english: 'Links',
    words: `da links/nyttige links; de links/nützliche links/linkliste; fr liens/liens utiles; es enlaces/enlaces de interés; it link/link utili/collegamenti; pt links/ligações úteis/links úteis; nl links/handige links; sv länkar; no lenker; fi linkit/linkkejä; pl linki/przydatne linki; cs odkazy/užitečné odkazy; sk odkazy/linky; hu linkek/hasznos linkek; ro linkuri utile/legături; bg връзки/полезни връзки; ru ссылки/полезные ссылки; uk посилання/корисні посилання; el σύνδεσμοι/χρήσιμοι σύνδεσμοι; tr bağlantılar/linkler; ja リンク/リンク集; zh 链接/友情链接; ko 링크; hr poveznice/linkovi; sr линкови/linkovi; sl povezave; lt nuorodos; lv saites; et lingid`,
  },
  {
    english: 'Archive',
    words: `da arkiv; de archiv; fr archives; es archivo; it archivio; pt arquivo; nl archief; sv arkiv; no arkiv; fi arkisto; pl archiwum; cs archiv; sk archív; hu archívum; ro arhivă/arhiva; bg архив; ru архив; uk архів; be архіў; el αρχείο; tr arşiv; ja アーカイブ/過去の記事; zh 存档/归档; ko 아카이브; ar الأرشيف; he ארכיון; fa آرشیو; hr arhiva; sr архива/arhiva; sl arhiv; lt archyvas; lv arhīvs; et arhiiv; ca arxiu`,
  },
  {
    english: 'Forum',
    words: `da forum; de forum; fr forum; es foro/foros; it forum; pt fórum; nl forum; sv forum; no forum; fi foorumi/keskustelu; pl forum; cs fórum/diskuze; sk fórum/diskusia; hu fórum; ro forum; bg форум; ru форум; uk форум; be форум; el φόρουμ; tr forum; ja フォーラム/掲示板; zh 论坛/論壇; ko 포럼/게시판/커뮤니티; ar المنتدى/منتدى; he פורום; fa انجمن/تالار گفتگو; hr forum; sr форум; sl forum; lt forumas; lv forums; et foorum`,
  },
  {
    english: 'Recipes',
    words: `da opskrifter; de rezepte; fr recettes/nos recettes; es recetas; it ricette/le ricette; pt receitas; nl recepten; sv recept; no oppskrifter; fi reseptit; pl przepisy; cs recepty; sk recepty; hu receptek; ro rețete; bg рецепти; ru рецепты; uk рецепти; el συνταγές; tr tarifler/yemek tarifleri; ja レシピ; zh 食谱; ko 레시피; ar وصفات; he מתכונים; hr recepti; sr рецепти/recepti; sl recepti; lt receptai; lv receptes; et retseptid; is uppskriftir`,
  },
  {
    english: 'Doctors',
    words: `da læger; de unsere ärzte; fr médecins/nos médecins; es médicos/cuadro médico; it medici/i medici; pt médicos; nl artsen/onze artsen; sv läkare; no leger; fi lääkärit; pl nasi specjaliści; cs naši lékaři; sk naši lekári; hu orvosok; ro medicii noștri; bg нашите лекари; el ιατροί; tr doktorlar/hekimlerimiz; zh 医生团队/专家介绍; hr naši liječnici; sl zdravniki`,
  },
  {
    english: 'For patients',
    words: `da for patienter/patientinformation; de patienteninformationen/für patienten/patienten; fr patients/espace patients; es pacientes; it pazienti/informazioni per i pazienti; pt pacientes/utentes; nl patiënten/patiënteninformatie/voor patiënten; sv för patienter/patientinformation; no for pasienter/pasientinformasjon; fi potilaille; pl dla pacjenta/dla pacjentów/pacjenci; cs pro pacienty; sk pre pacientov; hu betegeknek/betegtájékoztató; ro pacienți; bg за пациенти; ru пациентам/для пациентов; uk пацієнтам/для пацієнтів; tr hastalar; hr za pacijente; sl za paciente; lt pacientams; lv pacientiem; et patsiendile`,
  },
  {
    english: 'Tickets',
    words: `da billetter/køb billet/køb billetter; de tickets/karten/eintrittskarten/eintrittspreise; fr billetterie/billets; es entradas/boletos/comprar entradas; it biglietti/biglietteria/acquista biglietti; pt bilhetes/ingressos/bilheteira; nl tickets/kaarten/kaartverkoop; sv biljetter/köp biljett/köp biljetter; no billetter/kjøp billetter/kjøp billett; fi liput/osta liput; pl bilety/kup bilet; cs vstupenky/vstupné; sk vstupenky/vstupné; hu jegyek/jegyvásárlás/jegyárak; ro bilete; bg билети; ru билеты/купить билет; uk квитки/купити квиток; be білеты; el εισιτήρια; tr biletler/bilet al; ja チケット; zh 门票/购票; ko 티켓/예매; ar التذاكر; he כרטיסים; hr ulaznice; sr улазнице/karte; sl vstopnice; lt bilietai; lv biļetes; et piletid; is miðar`,
  },
  {
    english: 'Exhibitions',
    words: `da udstillinger; de ausstellungen/ausstellung; fr expositions/exposition; es exposiciones; it mostre/esposizioni; pt exposições; nl tentoonstellingen/exposities; sv utställningar; no utstillinger; fi näyttelyt; pl wystawy; cs výstavy; sk výstavy; hu kiállítások; ro expoziții; bg изложби; ru выставки; uk виставки; be выставы; el εκθέσεις; tr sergiler; ja 展覧会/展示; zh 展览; ko 전시/전시안내; ar المعارض; he תערוכות; hr izložbe; sr изложбе; sl razstave; lt parodos; lv izstādes; et näitused; is sýningar`,
  },
  {
    english: 'Publications',
    words: `da publikationer/udgivelser; de publikationen/veröffentlichungen; fr publications; es publicaciones; it pubblicazioni; pt publicações; nl publicaties; sv publikationer; no publikasjoner; fi julkaisut; pl publikacje; cs publikace; sk publikácie; hu kiadványok/publikációk; ro publicații; bg публикации; ru издания; uk публікації/видання; el δημοσιεύσεις/εκδόσεις; tr yayınlar; ja 出版物/刊行物; zh 出版物; ko 간행물; ar منشورات; he פרסומים; hr publikacije; sr публикације; sl publikacije; lt leidiniai; lv publikācijas; et väljaanded/publikatsioonid`,
  },
  {
    english: 'Research',
    words: `da forskning; de forschung; fr recherches scientifiques; es investigación; it attività di ricerca; pt investigação; nl onderzoek; sv forskning; no forskning; fi tutkimus; pl badania/nauka; cs výzkum/věda a výzkum; sk výskum; hu kutatás; ro cercetare; bg научна дейност; ru исследования/наука; uk дослідження/наука; el έρευνα; tr araştırma; ja 研究; zh 科研/研究; ko 연구; hr istraživanje; sr истраживање; sl raziskave/raziskovanje; lt mokslas/tyrimai; lv pētniecība; et teadus/uurimistöö`,
  },
  {
    english: 'Tours',
    words: `da ture/udflugter/rejser; de touren/ausflüge/führungen/reisen; fr visites guidées/circuits/excursions/voyages; es visitas guiadas/excursiones/viajes; it visite guidate/escursioni/viaggi/tour; pt passeios/visitas guiadas/viagens; nl rondleidingen/excursies/reizen; sv guidade turer/utflykter/resor; no turer/omvisninger/reiser; fi retket/opastukset/matkat; pl wycieczki/zwiedzanie; cs zájezdy/výlety/prohlídky; sk zájazdy/výlety; hu túrák/kirándulások/utazások; ro excursii/tururi; bg екскурзии; ru туры/экскурсии; uk тури/екскурсії; be экскурсіі; el εκδρομές/ξεναγήσεις; tr turlar/geziler; ja ツアー; zh 旅游线路; ko 투어; hr izleti/ture; sr излети/туре; sl izleti; lt ekskursijos/kelionės; lv ekskursijas; et ekskursioonid/reisid`,
  },
  {
    english: 'Activities',
    words: `da aktiviteter/oplevelser; de aktivitäten/freizeit/erlebnisse; fr activités/loisirs; es actividades/experiencias; it attività/esperienze; pt atividades/actividades; nl activiteiten; sv aktiviteter/upplevelser; no aktiviteter/opplevelser; fi aktiviteetit/tekemistä; pl atrakcje/aktywności; cs aktivity/volný čas; sk aktivity/voľný čas; hu programlehetőségek/tevékenységek; ro activități; bg дейности; ru развлечения/досуг/деятельность; uk розваги/дозвілля/діяльність; el δραστηριότητες; tr aktiviteler; zh 娱乐; hr aktivnosti; sr активности; sl aktivnosti; lt veikla/pramogos; lv aktivitātes; et tegevused; is afþreying`,
  },
  {
    english: 'Categories',
    words: `da kategorier; de kategorien/rubriken; fr catégories; es categorías; it categorie; pt categorias; nl categorieën; sv kategorier; no kategorier; fi kategoriat; pl kategorie; cs kategorie; sk kategórie; hu kategóriák; ro categorii; bg категории; ru категории/рубрики/разделы; uk категорії/рубрики/розділи; el κατηγορίες; tr kategoriler; ja カテゴリー/カテゴリ; zh 分类; ko 카테고리; ar التصنيفات/الأقسام; he קטגוריות; fa دسته بندی ها/دسته‌بندی‌ها; hr kategorije; sr категорије; sl kategorije; lt kategorijos; lv kategorijas; et kategooriad; vi danh mục; id kategori`,
  },
  {
    english: 'Brands',
    words: `da mærker/brands; de marken/hersteller; fr marques/nos marques; es marcas; it marchi/marche; pt marcas; nl merken; sv varumärken/märken; no merker/merkevarer; fi merkit/tuotemerkit/brändit; pl marki/producenci; cs značky/výrobci; sk značky; hu márkák; ro mărci/branduri; bg марки; ru бренды/производители; uk бренди/виробники; el μάρκες; tr markalar; ja ブランド; zh 品牌; ko 브랜드; ar العلامات التجارية; he מותגים; hr brendovi/robne marke; sr брендови; sl blagovne znamke; lt prekių ženklai/gamintojai; lv zīmoli; et brändid/kaubamärgid`,
  },
  {
    english: 'Women',
    words: `da dame/kvinder/damer; de damen/frauen; fr femme/femmes; es mujer/mujeres; it donna/donne; pt mulher/mulheres/feminino; nl dames/vrouwen; sv dam/kvinna; no dame/kvinne; fi naiset; pl kobieta/dla niej/damskie; cs ženy/dámské; sk ženy/dámske; hu női/nők; ro femei; bg жени/дамски; ru женщинам/женское/женщины; uk жінкам/жінки; el γυναίκα/γυναικεία; tr kadın; ja レディース; zh 女士/女装; ko 여성; hr žene/žensko; sr жене; sl ženske; lt moterims; lv sievietēm; et naised`,
  },
  {
    english: 'Men',
    words: `da herre/mænd/herrer; de herren/männer; fr homme/hommes; es hombre/hombres; it uomo/uomini; pt homem/homens/masculino; nl heren/mannen; sv herr/man; no herre/mann; fi miehet; pl mężczyzna/dla niego/męskie; cs muži/pánské; sk muži/pánske; hu férfi/férfiak; ro bărbați; bg мъже/мъжки; ru мужчинам/мужское/мужчины; uk чоловікам/чоловіки; el άνδρας/ανδρικά; tr erkek; ja メンズ; zh 男士/男装; ko 남성; hr muškarci/muško; sr мушкарци; sl moški; lt vyrams; lv vīriešiem; et mehed`,
  },
  {
    english: 'Children',
    words: `da børn; de kinder; fr enfants/enfant; es niños/infantil; it bambini/bambino; pt crianças/criança; nl kinderen; sv barn; no barn; fi lapset/lapsille; pl dzieci/dla dzieci; cs děti/pro děti; sk deti/pre deti; hu gyerekek/gyerek/gyermekek; ro copii; bg деца/детски; ru дети/детям/детское; uk дітям/діти; el παιδιά/παιδικά; tr çocuk/çocuklar; ja キッズ/子ども; zh 儿童/童装; ko 어린이/키즈; hr djeca/dječje; sr деца; sl otroci; lt vaikams; lv bērniem; et lapsed`,
  },
  {
    english: 'Accessories',
    words: `da tilbehør; de zubehör/accessoires; fr accessoires; es accesorios; it accessori; pt acessórios; nl accessoires/toebehoren; sv tillbehör; no tilbehør; fi tarvikkeet/lisätarvikkeet/asusteet; pl akcesoria; cs doplňky/příslušenství; sk doplnky/príslušenstvo; hu kiegészítők/tartozékok; ro accesorii; bg аксесоари; ru аксессуары; uk аксесуари; el αξεσουάρ; tr aksesuarlar/aksesuar; ja アクセサリー; zh 配件; ko 액세서리; hr dodaci/pribor; sr додаци; sl dodatki; lt aksesuarai/priedai; lv aksesuāri; et lisad/tarvikud`,
  },
  {
    english: 'Wish list',
    words: `da ønskeliste/favoritter; de wunschliste/merkzettel/merkliste; fr liste d'envies/favoris/ma liste de souhaits; es lista de deseos/favoritos; it lista dei desideri/preferiti; pt lista de desejos/favoritos; nl verlanglijst/favorieten; sv önskelista/favoriter; no ønskeliste/favoritter; fi toivelista/suosikit; pl lista życzeń/ulubione; cs oblíbené/seznam přání; sk obľúbené; hu kívánságlista/kedvencek; ro favorite/lista de dorințe; bg любими; ru избранное/список желаний; uk обране/список бажань; el λίστα επιθυμιών/αγαπημένα; tr favoriler/favorilerim/istek listesi; ja お気に入り; zh 收藏/收藏夹; ko 찜/위시리스트; hr lista želja/favoriti; sr листа жеља; sl seznam želja; lt norų sąrašas/pageidavimų sąrašas; lv vēlmju saraksts; et soovinimekiri`,
  },
  {
    english: 'Videos',
    words: `da videoer; de videos/video; fr vidéos/vidéo; es vídeos/videos/vídeo; it video; pt vídeos; nl video's/video’s; sv videor/filmer; no videoer/filmer; fi videot; pl filmy/wideo; cs videa/video; sk videá/video; hu videók/videó; ro video/videoclipuri; bg видео; ru видео; uk відео; be відэа; el βίντεο; tr videolar; ja 動画; zh 视频; ko 동영상/영상; ar فيديو/الفيديو; he סרטונים/וידאו; fa ویدیو/فیلم; hr video; sr видео; sl video; lt vaizdo įrašai; lv video; et videod`,
  },
  {
    english: 'Solutions',
    words: `da løsninger; de lösungen; fr solutions/nos solutions; es soluciones; it soluzioni; pt soluções; nl oplossingen; sv lösningar; no løsninger; fi ratkaisut; pl rozwiązania; cs řešení; sk riešenia; hu megoldások; ro soluții; bg решения; ru решения; uk рішення; el λύσεις; tr çözümler; ja ソリューション; zh 解决方案; ko 솔루션; ar الحلول; he פתרונות; fa راهکارها; hr rješenja; sr решења; sl rešitve; lt sprendimai; lv risinājumi; et lahendused`,
  },
  {
    english: 'Technology',
    words: `da teknologi; de technologie/technologien; fr technologie/technologies; es tecnología; it tecnologia/tecnologie; pt tecnologia; nl technologie; sv teknik/teknologi; no teknologi; fi teknologia; pl technologia/technologie; cs technologie; sk technológie; hu technológia; ro tehnologie; bg технология/технологии; ru технологии/технология; uk технології/технологія; el τεχνολογία; tr teknoloji; ja 技術/テクノロジー; zh 技术; ko 기술; hr tehnologija; sr технологија; sl tehnologija; lt technologijos; lv tehnoloģijas; et tehnoloogia`,
  },
  {
    english: 'Request a quote',
    words: `da få et tilbud/indhent tilbud/bed om tilbud; de angebot anfordern/angebot anfragen/anfrage/angebotsanfrage; fr demander un devis/devis/devis gratuit/demande de devis; es solicitar presupuesto/pedir presupuesto/presupuesto; it richiedi un preventivo/preventivo/richiesta preventivo; pt pedir orçamento/solicitar orçamento/orçamento; nl offerte aanvragen/offerte; sv begär offert/offert; no be om tilbud/få tilbud; fi pyydä tarjous/tarjouspyyntö; pl zapytaj o ofertę/wycena/zapytanie ofertowe; cs poptávka/nezávazná poptávka; sk dopyt/cenová ponuka; hu ajánlatkérés/árajánlat/árajánlatkérés; ro cere ofertă/solicită ofertă; bg запитване/поискай оферта; ru оставить заявку/рассчитать стоимость/получить консультацию; uk залишити заявку/розрахувати вартість; el ζητήστε προσφορά; tr teklif al/teklif iste; ja お見積り/見積依頼/無料見積; zh 询价/获取报价; ko 견적문의/견적요청; he הצעת מחיר; hr zatraži ponudu/zatražite ponudu; sr затражи понуду; sl povpraševanje; lt gauti pasiūlymą/užklausa; lv pieprasīt piedāvājumu; et küsi pakkumist/hinnapäring`,
  },
  {
    english: 'Parking',
    words: `da parkering; de parken/parkplätze/parkmöglichkeiten; fr parking/stationnement; es aparcamiento/estacionamiento; it parcheggio; pt estacionamento; nl parkeren; sv parkering; no parkering; fi pysäköinti; pl parking; cs parkování; sk parkovanie; hu parkolás; ro parcare; bg паркинг; ru парковка; uk паркування/парковка; el πάρκινγκ; tr otopark; ja 駐車場; zh 停车; ko 주차안내/주차; hr parkiranje/parking; sl parkiranje; lt parkavimas; lv autostāvvieta; et parkimine`,
  },
  {
    english: 'Information',
    words: `da information/praktisk information/praktisk info; de informationen/infos/wissenswertes/allgemeine informationen; fr informations/infos pratiques/informations pratiques; es información/información general; it informazioni/info/informazioni utili; pt informações/informação; nl informatie/praktische informatie; sv information/praktisk information; no informasjon/praktisk informasjon; fi tietoa/info; pl informacje/informacje ogólne; cs informace/důležité informace; sk informácie; hu információk/információ/hasznos információk; ro informații/informații utile; bg информация; ru информация/полезная информация; uk інформація/корисна інформація; be інфармацыя; el πληροφορίες; tr bilgi/bilgiler; ja ご案内/ご利用案内; zh 信息/资讯中心; ko 안내/이용안내; ar معلومات; he מידע; fa اطلاعات; hr informacije/info; sr информације/informacije; sl informacije; lt informacija; lv informācija; et info/informatsioon; is upplýsingar; ca informació`,
  },
];
