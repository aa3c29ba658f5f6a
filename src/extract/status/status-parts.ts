/** What a page of few words says that is no site's own, in any of many languages: each list is one part, all must be there. */
export interface StatusRule {
  readonly kind: 'parked' | 'bot_wall' | 'placeholder' | 'error';
  /** One plain sentence for the report. */
  readonly reason: string;
  /** Pages of more words say something besides. */
  readonly maxWords: number;
  readonly parts: readonly RegExp[];
}

/** One of the words, which may go on; scripts without spaces have them anywhere. On lower-cased text. */
function oneOf(list: string): RegExp {
  const words = list.trim().split(/\s*\|\s*/);
  const [inside, begun] = [words.filter((word) => UNSPACED.test(word)), words.filter((word) => !UNSPACED.test(word))];
  return new RegExp([`(?<!\\p{L})(?:${begun.join('|')})`, ...inside].join('|'), 'u');
}

const UNSPACED = /^[\d満满滿年]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const DOMAIN = oneOf(
  'domain | domän | domæne | domene | domaine | nom de domaine | dominio | domínio | domini(?!\\p{L}) | domein | domen(?!ic) | doména | doménu | domén | домен | домена | alan adı | domeeni | verkkotunnus | τομέα | όνομα χώρου | النطاق | نطاق | tên miền | 域名 | ドメイン | 도메인',
);
const OFFERED = oneOf(
  'for sale | buy | purchase | sell it | make an offer | zum verkauf | zu verkaufen | kaufen | à vendre | acheter | en venta | comprar | à venda | compre | in vendita | acquist | te koop | til salg | till salu | köp | na sprzedaż | kupić | na prodej | koupit | na predaj | продаётся | продается | продаж | купить | satılık | satın al | eladó | megvásárol | de vânzare | myytävänä | πωλείται | للبيع | rao bán | 出售 | 販売 | 購入 | 판매',
);
const REGISTERED = oneOf(
  'zaparkowan | registered | registriert | reserved | reserviert | parked | geparkt | enregistré | réservé | registrad | reservad | estacionad | aparcad | registrat | riservat | parcheggiat | geregistreerd | gereserveerd | geparkeerd | zarejestrowan | zarezerwowan | зарегистрирован | припаркован | registreret | reserveret | registrerat | zaregistrov | kayıtlı | bejegyez | înregistrat | rekisteröity | 登録 | 設定され | 取得 | 已注册 | 등록',
);
const NOTHING_YET = oneOf(
  'wartet auf | waiting | in attesa | en attente | a la espera | get your own | just been registered | zaparkowan | not yet | no website | no site | no content | nothing here | noch kein | keine webseite | keine website | pas encore | aucun site | aún no | todavía no | sin contenido | ainda não | sem conteúdo | non è ancora | nessun sito | nog geen | geen website | nie ma jeszcze | jeszcze nie | ещё не | еще не | пока нет | endnu ikke | ännu ingen | zatím | henüz | még nincs | încă nu | parked | geparkt | estacionad | parcheggiat | parking | まだ | 暂无 | 아직',
);
const HOSTED = oneOf(
  'store | account | hosting | host | website | web site | site | konto | webspace | webseite | internetseite | compte | hébergement | cuenta | sitio | alojamiento | conta | hospedagem | spazio | sito | strona | serwis | аккаунт | хостинг | сайт | hesap | webhotel | webbplats | stránk | tárhely | hjemmeside | アカウント | サイト | 账户 | 网站 | 網站',
);
const SUSPENDED = oneOf(
  'expired | currently unavailable | abgelaufen | expiré | caducad | expirad | scadut | verlopen | wygas | истек | истёк | udløbet | utgången | vypršel | lejárt | suspended | deactivated | gesperrt | deaktiviert | suspendu | désactivé | suspendid | desactivad | suspens | desativad | sospes | disattivat | opgeschort | geblokkeerd | zawieszon | zablokowan | приостановлен | заблокирован | askıya | spærret | avstängd | pozastaven | felfüggeszt | suspendat | 停止 | 凍結 | 暂停 | 已被停用',
);
const OWNER_ASKED = oneOf(
  'contact | provider | support | owner | kontakt | wenden | anbieter | betreiber | propriétaire | hébergeur | póngase | contacte | proveedor | proprietári | provedor | contatt | contattare | neem contact | provider | skontaktuj | dostawc | обратитесь | владел | служб | iletişim | kapcsolat | お問い合わせ | 联系 | 聯絡 | suspended | suspendid | gesperrt | suspendu',
);
const DEFAULT_PAGE = oneOf(
  'default page | default web page | placeholder page | standardseite | platzhalterseite | page par défaut | página predeterminada | página por defecto | página padrão | pagina predefinita | standaardpagina | strona domyślna | страница по умолчанию | страница-заглушка | standardside | výchozí stránka | varsayılan sayfa | 初期ページ | 默认页面 | 預設頁面',
);
const HUMAN = oneOf(
  'robot | robô | robota | roboter | human | person | bot | mensch | humain | humano | umano | mens | człowiek | робот | человек | insan | ρομπότ | روبوت | 机器人 | 機器人 | ロボット | 人間 | 로봇',
);
const TO_CONFIRM = oneOf(
  'confirm | verify | verifying | prove | security check | bestätig | überprüf | nachweis | confirmez | vérifi | confirme | confirma | comprobación | comprueb | verifique | verificação | verifica | conferma | bevestig | controle | beveiligings | potwierdź | sprawdz | подтверд | проверк | doğrula | bekræft | bekräfta | ověř | επιβεβαι | تحقق | 验证 | 驗證 | 確認 | 확인',
);
const OF_AGE = oneOf(
  'ab 18 | 18 jahren | über 18 | alterskontrolle | altersprüfung | legal drinking age | legal age | drinking age | of age | 18 or older | 18 years | 21 or older | 21 years | 21\\+ | 18\\+ | over 18 | over 21 | 18 jahre | 16 jahre | volljährig | ihr alter | âge légal | plus de 18 ans | 18 ans | majeur | mayor de edad | mayor de 18 | edad legal | 18 años | idade legal | maior de 18 | 18 anos | maggiorenne | 18 anni | età legale | 18 jaar | leeftijd | 18 lat | pełnoletni | 18 лет | совершеннолет | 18 år | 18 let | 18 yaşında | 18 ετών | 20歳 | 18歳 | 年齢確認 | 满18 | 年滿18',
);
const TO_ENTER = oneOf(
  'to continue | ja, ich bin | yes, i am | oui, j | sí, soy | nur für personen | tylko dla | только для | enter | access this | to visit | betreten | zutritt | einzutreten | entrer | accéder | entrar | acceder | ingresar | acessar | entrare | accedere | betreden | toegang | wejść | wejście | войти | входа | вход | at komme ind | gå in | vstoupit | giriş | ご覧 | 入場 | 进入 | 進入',
);
const LOG_IN = oneOf(
  'logged in | signed in | eingeloggt | angemeldet | connecté | identificad | zalogowan | log in | login | sign in | anmelden | einloggen | connectez-vous | connexion | inicie sesión | iniciar sesión | inicia sesión | iniciar sessão | faça login | accedi | effettua il login | inloggen | log in | zaloguj | войдите | авториз | logg inn | logga in | log ind | přihlaste | giriş yap | 登录 | 登入 | ログイン | 로그인',
);
const TO_SEE = oneOf(
  'to view this | to see this | to access this | to continue to this | required to | members only | um diese seite zu | erforderlich | nur für mitglieder | pour voir ce | pour accéder à ce | réservé aux membres | para ver este | para acceder a este | para acessar este | solo para miembros | per vedere questo | per accedere a questo | om deze website te | vereist | aby zobaczyć | wymagane | чтобы увидеть | чтобы просмотреть | 必要です | 查看此',
);
const COOKIES = oneOf('cookie | kakor | evästeet | куки | クッキー');
const TO_GO_ON = oneOf(
  'to continue to | before you continue | must accept | need to accept | accept cookies to | um fortzufahren | bevor sie fortfahren | müssen sie cookies | pour continuer | avant de continuer | vous devez accepter | para continuar | antes de continuar | debe aceptar | deve aceitar | per continuare | prima di continuare | devi accettare | om verder te gaan | voordat je verdergaat | aby kontynuować | zanim przejdziesz | чтобы продолжить | devam etmek | 続行する | 继续之前',
);
const MAINTENANCE = oneOf(
  'out of service | temporarily unavailable | something went wrong | nicht erreichbar | temporairement indisponible | temporalmente | temporariamente | temporaneamente | tijdelijk niet | chwilowo niedostępn | временно недоступ | тимчасово | технічні роботи | технічних робіт | geçici olarak | átmenetileg | リニューアル中 | 一時的に | maintenance | wartung | gewartet | mantenimiento | manutenção | manutenção | manutenzione | onderhoud | przerwa techniczna | prace techniczne | konserwac | технические работы | технических работ | техобслуживан | обслуживани | bakım | vedligehold | vedlikehold | underhåll | huolto | údržb | karbantart | mentenanță | συντήρηση | صيانة | bảo trì | メンテナンス | 维护 | 維護 | 점검',
);
const LATER = oneOf(
  'zo weer terug | zo terug | probeer het | versuchen sie es | réessayez | inténtelo | tente novamente | riprova | spróbuj | zkuste | попробуйте | пізніше | скоро | prøv igen | prøv igjen | försök igen | yeniden deneyin | încercați | próbálja | temporarily | voorübergehend | vorübergehend | 잠시 | 다시 시도 | قريبا | لاحقا | back soon | back shortly | be back | back online | try again | check back | later | gleich wieder | in kürze | später | bientôt | plus tard | momentanément | volveremos | más tarde | unos minutos | vuelva | em breve | voltaremos | mais tarde | torneremo | più tardi | temporane | later | binnenkort | później | wkrótce | chwilowo | позже | позднее | скоро | временно | tilbage | senere | tillbaka | senare | később | daha sonra | mai târziu | αργότερα | しばらく | 稍后 | 稍後 | 나중',
);
const DATABASE = oneOf(
  'database | datenbank | base de données | base de datos | banco de dados | base de dados | databank | baz danych | bazą danych | bazy danych | базой данных | базе данных | базы данных | databas | databáz | adatbázis | veritabanı | bază de date | データベース | 数据库 | 資料庫 | 데이터베이스',
);
const FAULT = oneOf(
  'error | fehler | erreur | fallo | erro | errore | fout | błąd | ошибка | fejl | fel | feil | chyba | hiba | hata | eroare | σφάλμα | エラー | 错误 | 錯誤 | 오류',
);
const LINKING = oneOf(
  'connect | establishing | verbind | connexion | conexión | conectar | conexão | ligação | connession | connett | verbinding | połącz | соединени | подключени | forbindelse | anslut | připoj | kapcsolód | bağlant | conexiune | 接続 | 连接 | 連線',
);

const NEW_SITE = oneOf(
  'new website | new site | new web site | new home page | neue website | neue webseite | neue internetseite | neue homepage | nouveau site | nueva web | nueva página | nuevo sitio | novo site | novo website | nova página | nuovo sito | nieuwe website | nieuwe site | nową stron | nowa strona | новый сайт | новый веб | новий сайт | ny hjemmeside | nye hjemmeside | nye nettside | ny nettside | ny webbplats | nya webbplats | ny hemsida | nové stránky | nový web | yeni web | új weboldal | új honlap | uudet verkkosivu | uusi verkkosivu | noul site | site nou | νέα μας ιστοσελίδα | νέα ιστοσελίδα | 新しいホームページ | 新サイト | 新网站 | 새 홈페이지 | 새로운 홈페이지',
);
const BEING_MADE = oneOf(
  'soon | building | working on | preparing | under construction | being built | on its way | bald | in kürze | entsteht | arbeiten an | bauen | bientôt | préparons | construction | pronto | próximamente | trabajando | preparando | construyendo | em breve | trabalhar | preparar | presto | lavorando | preparando | binnenkort | werken aan | bouwen | wkrótce | pracujemy | budujemy | przygotow | скоро | готовим | разработ | створюємо | незабаром | bygger | kommer | snart | på vej | arbejder | arbetar | jobber | brzy | připravujeme | yakında | hazırl | hamarosan | készül | pian | tulossa | curând | lucrăm | σύντομα | 準備 | 公開予定 | 建设 | 준비',
);

/** What the page of a name without a site speaks of. */
export const ABOUT_NAMES: RegExp = new RegExp([DOMAIN, HOSTED, OFFERED].map(({ source }) => source).join('|'), 'u');

/** Who registers names and hosts sites, as their pages for names without a site are signed. */
const REGISTRAR = oneOf(
  'godaddy | namecheap | ionos | strato | ovh | gandi | transip | loopia | one\\.com | home\\.pl | nazwa\\.pl | reg\\.ru | nic\\.ru | aruba | register\\.it | dondominio | arsys | hostgator | locaweb | registro\\.br | forpsi | wedos | active24 | websupport | natro | turhost | お名前\\.com | xserver | 阿里云 | 万网 | 가비아 | porkbun | namesilo | dynadot | enom | network solutions | bluehost | hostinger | siteground | dreamhost | united-domains | host europe | checkdomain | netcup | infomaniak | hostpoint | simply\\.com | domeneshop | binero | zoner | combell | hostnet | mijndomein | papaki | tophost | squarespace | wix',
);
const CUSTOMERS_NAME = oneOf(
  'customer | kund | klant | klient | client | kunden | cliente | asiaka | клиент | клієнт | zákazník | ügyf | müşteri | πελάτη | hosted by | hostet | gehostet | hébergé | alojad | hospedad | ospitat | gehost | utrzymywan | registered | registriert | enregistré | registrad | registrat | geregistreerd | zarejestrowan | зарегистрирован | registreret | zaregistrov | kayıt | bejegyez | înregistrat | rekisteröity | 取得 | 登録 | 注册 | 등록 | reserved | reserviert | réservé | reservad | riservat | gereserveerd | connected',
);
const BROWSER = oneOf(
  'connection | browser | javascript | verbindung | navigateur | connexion | navegador | conexión | conexão | connessione | verbinding | przeglądark | połączeni | браузер | соединени | з’єднан | forbindelse | anslutning | webbläsare | nettleser | selain | prohlížeč | připojení | böngésző | tarayıcı | bağlantı | conexiun | σύνδεσ | المتصفح | הדפדפן | trình duyệt | 浏览器 | 瀏覽器 | ブラウザ | 브라우저',
);
const TO_PASS = oneOf(
  'to continue | to proceed | before you | before proceeding | before continuing | um fortzufahren | bevor sie | avant de continuer | pour continuer | antes de continuar | para continuar | antes de prosseguir | per continuare | prima di | om verder te | voordat | aby kontynuować | zanim | чтобы продолжить | прежде чем | щоб продовжити | for at fortsætte | for å fortsette | för att fortsätta | jatkaaksesi | pro pokračování | abyste mohli | a folytatáshoz | devam etmek | pentru a continua | για να συνεχίσετε | للمتابعة | כדי להמשיך | để tiếp tục | 继续 | 繼續 | 続行 | 계속',
);
const TO_CHECK = oneOf(
  'checking | enable | verif | aktivieren | prüf | überprüf | vérifi | activez | activer | comprob | verific | habilit | active o | ative | controll | abilita | attiva | controle | inschakel | schakel | sprawdz | włącz | включите | проверк | увімкніть | перевір | aktiver | aktivér | aktivera | tarkist | ota käyttöön | zapněte | povolte | ověř | engedélyez | etkinleştir | kontrol | activați | ενεργοποι | ελέγχ | تفعيل | تحقق | אפשר | הפעל | bật | kiểm tra | 启用 | 啟用 | 检查 | 有効 | 確認 | 활성화 | 확인',
);
const NOT_AVAILABLE = oneOf(
  'not available | unavailable | isn.t available | no disponible | nicht verfügbar | pas disponible | non disponible | indisponible | indisponível | não está disponível | non è disponibile | non disponibile | niet beschikbaar | niedostępn | недоступ | ikke tilgængelig | ikke tilgjengelig | inte tillgänglig | ei ole saatavilla | není dostupn | nem érhető el | kullanılamıyor | nu este disponibil | δεν είναι διαθέσιμ | غير متاح | không khả dụng | 无法访问 | 無法使用 | ご利用いただけません | 이용할 수 없',
);
const YOUR_COUNTRY = oneOf(
  'your country | your region | your location | in your area | ihrem land | ihrer region | votre pays | votre région | su país | su región | tu país | tu región | seu país | sua região | tuo paese | vostro paese | tua regione | uw land | jouw land | uw regio | twoim kraju | państwa kraju | вашей стране | вашем регионе | вашій країні | dit land | ditt land | din region | maassasi | vaší zemi | országában | ülkenizde | bölgenizde | țara dvs | țara dumneavoastră | χώρα σας | بلدك | quốc gia của bạn | 您所在 | お住まいの国 | お客様の国 | 국가에서',
);
const CLOSED =
  /(?:^|\s)(?:40[13]|50[0-4]) ?[-–:|]? ?(?:forbidden|unauthorized|access denied|internal server error|bad gateway|service unavailable|gateway time-?out)/u;
const SOFTWARE = oneOf('wordpress | joomla | drupal | nextcloud | prestashop | magento | typo3 | moodle | mediawiki');
const INSTALLER = oneOf(
  'installation process | web installer | installer | setup wizard | setup-config | installationsassistent | installationsprozess | assistant d.installation | proceso de instalación | processo de instalação | processo di installazione | установк',
);
const IN_CONSTRUCTION = oneOf(
  'האתר בבנייה | האתר בבניה | האתר בהקמה | در دست ساخت | در حال ساخت | निर्माणाधीन | đang được xây dựng | đang xây dựng | сайт у розробці | сайтът е в процес | в процес на изграждане | сајт је у изради | sajt je u izradi | stranica je u izradi | stranica u izradi | v izdelavi | svetainė kuriama | lapa ir izstrādē | leht on valmimisel | síða í vinnslu | situs dalam pembangunan | sedang dibangun | वेबसाइट जल्द | საიტი მუშავდება | կառուցման փուլում',
);

/** In the order in which they are asked. */
export const STATUS_RULES: readonly StatusRule[] = [
  { kind: 'parked', reason: 'The domain is offered for sale.', maxWords: 60, parts: [DOMAIN, OFFERED] },
  {
    kind: 'parked',
    reason: 'The domain is registered, but no site has been put there yet.',
    maxWords: 60,
    parts: [DOMAIN, REGISTERED, NOTHING_YET],
  },
  {
    kind: 'parked',
    reason: 'The hoster has suspended the site.',
    maxWords: 50,
    parts: [HOSTED, SUSPENDED, OWNER_ASKED],
  },
  {
    kind: 'parked',
    reason: 'The name belongs to a customer of a hoster, who has put no site there yet.',
    maxWords: 40,
    parts: [REGISTRAR, CUSTOMERS_NAME],
  },
  {
    kind: 'parked',
    reason: 'The server shows its default page; there is no site yet.',
    maxWords: 60,
    parts: [DEFAULT_PAGE],
  },
  {
    kind: 'placeholder',
    reason: 'The software of the site waits to be installed.',
    maxWords: 60,
    parts: [SOFTWARE, INSTALLER],
  },
  { kind: 'error', reason: 'The page says that it is closed or broken.', maxWords: 40, parts: [CLOSED] },
  {
    kind: 'bot_wall',
    reason: 'The site asks visitors to prove that they are human.',
    maxWords: 40,
    parts: [HUMAN, TO_CONFIRM],
  },
  {
    kind: 'bot_wall',
    reason: 'The site checks the browser before it lets anyone in.',
    maxWords: 40,
    parts: [BROWSER, TO_CHECK, TO_PASS],
  },
  {
    kind: 'bot_wall',
    reason: 'The site keeps visitors of some countries out.',
    maxWords: 60,
    parts: [NOT_AVAILABLE, YOUR_COUNTRY],
  },
  { kind: 'bot_wall', reason: 'The site asks visitors for their age first.', maxWords: 60, parts: [OF_AGE, TO_ENTER] },
  { kind: 'bot_wall', reason: 'The site asks visitors to log in first.', maxWords: 30, parts: [LOG_IN, TO_SEE] },
  {
    kind: 'bot_wall',
    reason: 'The site asks visitors to accept cookies first.',
    maxWords: 60,
    parts: [COOKIES, TO_GO_ON],
  },
  { kind: 'placeholder', reason: 'The page only announces a site.', maxWords: 40, parts: [IN_CONSTRUCTION] },
  {
    kind: 'placeholder',
    reason: 'The page only announces a site.',
    maxWords: 40,
    parts: [NEW_SITE, BEING_MADE],
  },
  { kind: 'error', reason: 'The site is down for maintenance.', maxWords: 50, parts: [MAINTENANCE, LATER] },
  { kind: 'error', reason: 'The site cannot reach its database.', maxWords: 60, parts: [DATABASE, FAULT, LINKING] },
];
