import type { ActionId } from '../../core/site/facts.ts';

/** Words that begin or end a label of at most six words and make a plain offer of it. */
export interface ActionPattern {
  readonly action: ActionId;
  readonly begins: string;
  readonly ends: string;
}

export const ACTION_PATTERNS: readonly ActionPattern[] = [
  {
    action: 'book',
    begins: `book a/book an/book your/book now/book online/book my/reserve a/reserve your/make a reservation/make an appointment/schedule a/schedule an/schedule your/request an appointment/book with/
      book et/book en/book din/book dit/bestil tid/bestil bord/reservér/boka en/boka ett/boka din/book time/réserver un/réserver une/réserver votre/réservez un/réservez une/réservez votre/prendre rendez-vous/prendre rdv/reservar un/reservar una/reserva tu/reserve su/pedir cita/prenota un/prenota una/prenota la/prenota il/prenota il tuo/reservar uma/reserve a sua/marque a sua/agende sua/marcar uma/
      reserveer een/boek een/boek je/boek uw/maak een afspraak/varaa/zarezerwuj/umów wizytę/rezerwuj/rezervovat/rezervujte/rezervovať/rezervă/запазете/резервирайте/забронировать/записаться на/забронювати/записатися на/κλείστε/κάντε κράτηση/rezerviraj/rezervirajte/rezerviši/zakažite/rezervuoti/rezervuokite/rezervēt/broneeri/đặt phòng/đặt bàn/booka/bóka/panta tíma`,
    ends: `reservieren/buchen/termin vereinbaren/reserveren/boeken/rezervasyonu/randevusu al/randevu al/foglalás/を予約/を予約する/の予約/のご予約/予約はこちら`,
  },
  {
    action: 'order',
    begins: `order online/order now/order your/order a/order from/order here/buy tickets/add to cart/add to basket/order for/bestil din/bestil nu/bestil online/bestil mad/beställ/tilaa/commander un/commander une/commandez/ordina/pide tu/haz tu pedido/encargar/encarga/encargue/enviar pedido/enviar el pedido/enviar el encargo/encomende/peça/bestel/zamów/objednat/objednejte/objednať/objednajte/rendelj/rendeljen/comandă/поръчай/поръчайте/заказать/оформить заказ/замовити/παραγγείλτε/παράγγειλε/naruči/naručite/poruči/poručite/naroči/naročite/užsakyti/užsisakykite/pasūtīt/pasūti/telli`,
    ends: `bestellen/online bestellen/jetzt bestellen/in den warenkorb/lisää ostoskoriin/sipariş ver/rendelése/を注文/を注文する/ご注文はこちら`,
  },
  {
    action: 'contact',
    begins: `contact us/get in touch with/contact our/email us/write to us/send us a/contact the/kontakt os/kontaktieren sie/contactez-nous/contactez nous/contacta con/contattaci/fale com/entre em contato/neem contact op/kontakta/ta kontakt/ota yhteyttä/skontaktuj się/napište nám/napíšte nám/írjon nekünk/свяжитесь с/связаться с/написать нам/зв'язатися з/hubungi/bize ulaşın`,
    ends: `kontakt aufnehmen/contact opnemen/ile iletişime geç/へのお問い合わせ/に関するお問い合わせ/お問い合わせはこちら`,
  },
  {
    action: 'call',
    begins: `call us/call now/phone us/give us a call/call today/call for/ring os/ring til/ring oss/rufen sie uns an/appelez-nous/appelez/appeler le/llámanos/llame al/llama al/chiamaci/chiama il/ligue para/ligue já/bel ons/bel nu/soita/zadzwoń/zavolejte/zavolajte/hívjon/sună/sunați/обадете се/позвонить/позвоните/зателефонувати/зателефонуйте/καλέστε/bizi arayın/nazovite/pozovite/pokličite/skambinkite/zvaniet/helista`,
    ends: `anrufen`,
  },
  {
    action: 'subscribe',
    begins: `subscribe to/sign up for our newsletter/sign up for newsletter/join our newsletter/join our mailing list/sign up for our mailing/get our newsletter/tilmeld dig nyhedsbrev/tilmeld dig vores nyhedsbrev/tilmeld nyhedsbrev/s'abonner à/abonnez-vous/inscrivez-vous à la newsletter/suscríbete a/suscribirse a/iscriviti alla newsletter/subscreva/assine/inscreva-se/schrijf je in voor de nieuwsbrief/aanmelden nieuwsbrief/prenumerera/meld deg på nyhetsbrev/tilaa uutiskirje/zapisz się do newslettera/zapisz się na newsletter/odebírat/odoberať/подписаться на/підписатися на/abonează-te/prijavi se na newsletter/prijavite se na`,
    ends: `abonnieren/newsletter anmelden/zum newsletter anmelden/feliratkozás/aboneliği`,
  },
  {
    action: 'download',
    begins: `download the/download our/download for/download now/download pdf/download free/download as/download app/download your/download brochure/descargar/descarga/télécharger/téléchargez/scarica/baixar/baixe/ladda ner/last ned/lataa/pobierz/stáhnout/stiahnuť/letöltés/descarcă/descărcați/изтегли/скачать/завантажити/κατεβάστε/preuzmi/prenesi/atsisiųsti/lejupielādēt/lae alla/unduh/tải`,
    ends: `herunterladen/downloaden/letöltése/indir/をダウンロード/のダウンロード/ダウンロード`,
  },
  {
    action: 'donate',
    begins: `donate to/donate now/donate online/donate a/make a donation/give to/støt/spenden sie/faire un don/faites un don/haz una donación/fai una donazione/doe een gift/przekaż/podpořte`,
    ends: `spenden/doneren/bağış yap`,
  },
  {
    action: 'get_started',
    begins: `start your free/start a free/start free/try for free/try it free/try it for free/get started with/get started for/start using/start my free/kostenlos testen/prøv gratis/testa gratis/essayer gratuitement/essayez gratuitement/prueba gratis/prova gratis/probeer gratis/kokeile ilmaiseksi/wypróbuj/vyzkoušejte/попробовать бесплатно/спробувати безкоштовно`,
    ends: `kostenlos testen/kostenlos ausprobieren/gratis proberen/ücretsiz dene`,
  },
  {
    action: 'request_demo',
    begins: `request a demo/book a demo/schedule a demo/get a demo/request demo/see a demo/book demo/watch a demo/demander une démo/réserver une démo/solicitar una demo/solicita una demo/richiedi una demo/prenota una demo/solicitar demonstração/agende uma demonstração/demo aanvragen/boka en demo/boka demo/book en demo/bestill demo/pyydä demo/varaa demo/umów demo/zamów demo/vyžádat demo/запросить демо/заказать демо/talep demo`,
    ends: `demo vereinbaren/demo anfordern/demo buchen/demo anfragen/demo aanvragen/demo talep et`,
  },
  {
    action: 'directions',
    begins: `get directions/directions to/how to find/route to/find vej til/itinéraire vers/cómo llegar a/come arrivare/como chegar a/route naar/vägbeskrivning till/dojazd do`,
    ends: `route planen/en route planen/アクセスはこちら`,
  },
  {
    action: 'careers',
    begins: `careers at/jobs at/work at/work for/join our team/apply for a job/karriere bei/jobs bei/arbeiten bei/jobb hos/job hos/travailler chez/trabaja con/lavora con/trabalhe/werken bij/töihin/praca w/kariéra v`,
    ends: ``,
  },
  {
    action: 'view_pricing',
    begins: `see our prices/see pricing/view our prices/view our price/see our rates/prices for/price list for/plans and/preise für/tarifs des/precios de/prezzi di/prijzen van/ceny za`,
    ends: ``,
  },
  {
    action: 'shop',
    begins: `shop our/shop the/shop for/shop all/visit our online shop/visit our shop/browse our shop/besøg vores butik/besøg vores webshop/besuchen sie unseren shop/visiter la boutique/visita nuestra tienda/visita il nostro negozio/visite nossa loja/bezoek onze webshop/besök vår butik/odwiedź sklep/navštivte e-shop`,
    ends: `im shop kaufen/im onlineshop`,
  },
];
