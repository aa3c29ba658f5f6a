/**
 * What a control of a form asks for, by the words of its name, label or placeholder: phrases divided by commas, in lower
 * case without accents; `*` stands for the rest of a word. In the languages that forms are written and programmed in.
 */
export const FIELD_WORDS = {
  email:
    'email*, *email, e mail*, email address*, e mail address*, email adres*, e mail adres*, mail, mailadres*, mail address, correo, correo electronico, courriel, adresse mail, adresse email, adresse electronique, posta elettronica, sahkoposti*, epost*, e post, eposta*, почта, почты, электронная почта, имейл, メール*, メールアドレス, 邮箱, 電郵, 电子邮件, 電子郵件, 이메일*, 이메일 주소, البريد, البريد الالكتروني, البريد الإلكتروني, דואל, อีเมล*, ιμειλ',
  phone:
    'phone*, handphone*, phone number, telephone*, telephone number, mobile, mobile number, cell, cell phone, tel, tel number, fon, tlf, telf, telefon*, telefono*, telefoni*, handy*, gsm, mobil, mobilnummer, numero de telephone, puhelin*, τηλ*, тел, телефон*, 電話*, 电话*, 手机*, 전화*, هاتف, الهاتف, טלפון, โทรศัพท์*',
  fax: 'fax*, telefax*, факс',
  user_name:
    'user, user name, display name, persona, nome de utilizador, utilizador, username*, user id, userid*, user login, login*, login name, loginname, log in, screen name, nick, nick name, nickname*, pseudo*, public name, handle, account name, benutzer*, benutzername*, usuario*, nombre de usuario, utente, nome utente, utilisateur, nom d utilisateur, nom utilisateur, identifiant, identificador, gebruikersnaam, brugernavn*, anvandarnamn, brukernavn, kayttajatunnus, uzytkownik*, nazwa uzytkownika, uzivatel*, uzivatelske jmeno, meno uzivatela, felhasznalo*, kullanici*, kullanici adi, utilizator*, логин*, имя пользователя, имя на сайте, 用户名, ユーザー名, ユーザ名, 아이디, اسم المستخدم, שם משתמש',
  first_name:
    'first name, firstname*, fname, given name, givenname, forename*, first, vorname*, prenom*, fornavn*, fornamn*, voornaam*, etunimi*, krestni jmeno, keresztnev*, nombre de pila, primeiro nome',
  middle_name: 'middle name, middlename, middle initial, second name, patronymic, отчество, tussenvoegsel',
  last_name:
    'last name, last, lastname*, lname, surname*, family name, familyname, nachname*, familienname*, efternavn*, efternamn*, etternavn*, achternaam*, sukunimi*, nazwisko*, prijmeni*, priezvisko*, vezeteknev*, apellido*, apellidos, cognome*, sobrenome*, soyad*, nom de famille, фамилия, фио surname',
  name: 'name, your name, фамилия имя отчество, имя, imie, first and last name, first name and last name, name and surname, full name, fullname, realname, real name, contact name, customer name, navn*, namn, naam, nom, votre nom, nom et prenom, nome, nome completo, nombre, nombre completo, nombre y apellidos, nimi, isim, adiniz, ad soyad, ad, jmeno, meno, meno a priezvisko, jmeno a prijmeni, nev, nume, imie i nazwisko, vor und nachname, fio, фио, ваше имя, как вас зовут, ονομα*, 名前, お名前, 氏名, 姓名, 이름, 성명, الاسم, שם, שם מלא, ชื่อ*, nama, ho ten, ho va ten',
  gender: 'gender*, sex, geschlecht*, sexe, sexo, sesso, kon, kjonn, plec, pohlavi, nem, пол',
  salutation: 'salutation*, title prefix, mr mrs, anrede*, civility*, civilite*, titolo, tratamiento, aanhef, titel',
  age: 'age, your age, alter, edad, eta, alder, возраст',
  company:
    'company*, company name, organisation*, organization*, organisation name, organization name, business name, employer, firm*, firm name, firma*, nazwa firmy, empresa*, azienda*, ragione sociale, societe*, nom de la societe, raison sociale, entreprise*, bedrijf*, bedrijfsnaam*, organisatie*, yritys*, coname, unternehmen*, 会社*, 公司*, 회사*, компания, организация, название компании',
  job_title:
    'job title, jobtitle, position, job role, role, occupation, profession, beruf*, funktion, fonction, cargo, должность',
  street:
    'street*, street address, address*, address line, addr, adresse*, adress*, postal address, postaladdress*, strasse*, rue, voie, gade, gate, vej, via, indirizzo*, direccion*, calle*, endereco*, morada, adres, ulica*, ulice*, cim, sokak, katuosoite, osoite, straat*, адрес*, улица, 住所*, 地址*, 주소*, العنوان, כתובת, ที่อยู่, dia chi, alamat',
  house_number:
    'house number, housenumber, street number, streetnumber, hausnummer*, huisnummer*, numero civico, numero civico n, husnummer, cislo popisne, номер дома',
  city: 'city*, town*, locality, suburb, ort, stadt*, by, stad, ville*, votre ville, vil, citta*, comune, ciudad*, poblacion, localidad*, localidade, cidade*, miasto*, miejscowosc*, mesto*, obec, plaats*, woonplaats*, kaupunki*, postitoimipaikka, varos*, sehir*, oras, localitate, poststed, postort, город*, населенный пункт, πολη, 市区*, 市町村, 城市, 도시, المدينة, עיר, kota',
  region:
    'state*, fstate, state province, province*, provincia*, provincie, region*, regione*, county, department, departement*, bundesland*, kanton, canton, prefecture, voivodeship, wojewodztwo, kraj region, fylke, lan, megye, judet, estado*, область, регион*, край, 都道府県, 省份, 省',
  postcode:
    'zip*, zip code, zipcode*, postcode*, post code, postal code, postalcode*, postal, pin code, pincode, plz*, postleitzahl*, postnr*, postnummer*, postinumero*, code postal, codepostal, cp, cap, codigo postal, codigopostal, cep, kod pocztowy, kod, psc, iranyitoszam, posta kodu, cod postal, индекс*, почтовый индекс, 郵便番号*, 郵便, 邮编, 邮政编码, 우편번호, الرمز البريدي, מיקוד',
  country:
    'country*, country name, nation*, nationality, land, lander, pays, pais, paese, nazione, nazionalita, kraj, krajina, zeme, stat, orszag, ulke, tara, maa, страна*, χωρα, 国*, 国家, 國家, 국가, الدولة, البلد, ארץ, negara',
  url: 'url, website*, web site, homepage*, home page, site, web, web address, webseite*, webside*, hjemmeside*, hemsida*, sito, sito web, sitio web, pagina web, site internet, strona www, www, сайт*, ウェブサイト, 网站, 網址',
  birth_date:
    'birth*, birth date, birthdate*, birthday*, date of birth, dob, bday, geburt*, geburtsdatum*, geburtstag*, naissance, date de naissance, nacimiento, fecha de nacimiento, nascita, data di nascita, nascimento, data de nascimento, geboortedatum*, fodselsdato*, fodelsedatum*, syntymaaika*, data urodzenia, datum narozeni, dogum*, дата рождения, 生年月日, 生日',
  party_size:
    'party size, partysize, guests, guest number, number of guests, no of guests, number of people, no of people, number of persons, no of persons, people, persons, covers, pax, adults, personen*, personenanzahl, anzahl personen, anzahl gaste, gaste, personer, antal personer, antal gaester, antall personer, antall gjester, antal, gaester, gjester, personnes, nombre de personnes, nombre de convives, couverts, personas, numero de personas, comensales, persone, numero di persone, coperti, pessoas, numero de pessoas, aantal personen, aantal gasten, henkilomaara, liczba osob, pocet osob, kisi sayisi, fo, количество человек, количество гостей, гостей, 人数*, 人數, 인원',
  check_in:
    'check in, checkin*, checkin date, arrival*, arrival date, arrive, anreise*, anreisedatum, ankunft*, ankomst*, arrivee*, date d arrivee, llegada*, fecha de llegada, entrada, arrivo, data di arrivo, chegada, aankomst*, tulopaiva, przyjazd*, data przyjazdu, prijezd, erkezes*, giris tarihi, заезд*, дата заезда, チェックイン*, 入住*',
  check_out:
    'check out, checkout, checkout date, checkoutdate, departure*, departure date, depart, abreise*, abreisedatum, abfahrt*, afrejse*, avresa*, avreise*, date de depart, salida*, fecha de salida, partenza, data di partenza, saida, vertrek*, lahtopaiva, wyjazd*, data wyjazdu, odjezd, tavozas*, cikis tarihi, выезд*, дата выезда, отъезд, チェックアウト*, 退房*',
  date: 'date*, datum*, dato, fecha*, data, paivamaara*, tarih*, termin, wunschtermin, termin datum, preferred date, дата*, ημερομηνια, 日付*, 日期*, 날짜*, التاريخ, תאריך, วันที่*, ngay, tanggal',
  day: 'day*, dd, jour, tag, dag, dia, giorno, gg, nap, paiva, dzien, den, день, 日',
  month: 'month*, mm, mois, monat*, maned, manad, mes, mese, maand, honap, kuukausi, miesiac, mesic, месяц, 月',
  year: 'year*, yyyy, aaaa, annee*, jahr*, ar, ano, anno, jaar, ev, vuosi, rok, год, 年',
  time: 'time, preferred time, hour, uhrzeit*, zeit, tid, tidspunkt, klokkeslett, heure*, hora*, ora, orario, tijd*, tijdstip, godzina*, cas, saat*, kellonaika*, время, ωρα, 時間*, 时间*, 시간*, الوقت, שעה, เวลา*, gio, jam',
  quantity:
    'quantity*, qty*, qte*, quantita*, quantite*, cantidad*, quantidade*, menge*, anzahl, antall, aantal*, maara, ilosc*, mnozstvi*, pocet, pocet kusu, mennyiseg*, adet, количество*, кол во, 数量*, 個数, 수량',
  subject:
    'subject*, topic, title, titre, headline, betreff*, emne*, amne*, sujet*, objet*, oggetto*, asunto*, assunto*, onderwerp*, temat*, predmet*, targy*, konu*, aihe*, subiect*, тема*, заголовок, θεμα, 件名*, 主题, 主旨, 제목, الموضوع, נושא, เรื่อง, chu de, tieu de',
  message:
    'message*, your message, msg, comment*, comments, enquiry*, inquiry*, question*, remarks, notes, details, description, feedback, about me, review*, nachricht*, mitteilung*, anfrage*, bemerkung*, kommentar*, besked*, meddelande*, melding*, beskjed, mensaje*, comentario*, mensagem, messaggio*, commento, bericht*, opmerking*, vraag, viesti*, wiadomosc*, tresc*, zprava*, sprava*, dotaz, uzenet*, mesaj*, zapytanie, popis, сообщени*, вопрос*, комментари*, текст*, отзыв*, повідомлення, μηνυμα, 内容*, お問い合わせ内容, 留言*, 메시지*, 내용, رسالة, الرسالة, הודעה, ข้อความ*, noi dung, tin nhan, pesan',
  query:
    'q, s, kw, query*, search text, search name, full text, qry, search*, search query, search terms, searchword*, searchterm*, keyword*, key word, find, suche*, suchbegriff*, suchwort, stichwort, buscar, busqueda, busca, recherche*, rechercher, mots cles, ricerca*, cerca, zoek*, zoekterm*, szukaj*, hledat*, hledani, hladat, hladaj, keres*, sok*, soeg*, sog*, haku, cautare*, cauta, arama*, ara, poisk, pesquisa*, pesquisar, поиск*, искать, найти, αναζητηση*, 検索*, 搜索*, 搜尋, 검색*, بحث, البحث, חיפוש, ค้นหา*, tim kiem, cari',
  category:
    'category*, categories, section, forum*, kategorie*, kategoria, kategori*, categorie*, categoria*, rubrique*, rubrik*, dzial, категория, раздел, カテゴリ*, 分类',
  sort_by:
    'sort*, sort by, sort order, sortby, order by, orderby, ordering, sortierung*, sortieren, trier, ordenar, ordina*, sortuj',
  language: 'language*, lang, locale, sprache*, langue*, idioma*, lingua*, sprog, sprak, taal, jezyk*, jazyk*, язык',
  currency: 'currency*, wahrung*, devise*, moneda*, valuta*, waluta*, mena, валюта',
  price_min:
    'min price, minprice, price min, price from, pricefrom, prix min, preis von, precio minimo, prezzo minimo, цена от',
  price_max:
    'max price, maxprice, price max, price to, priceto, budget*, prix max, preis bis, precio maximo, prezzo massimo, цена до',
  price: 'price*, prix, preis*, precio*, prezzo*, pris, prijs*, cena, цена',
  amount:
    'amount*, donation amount, donation*, betrag*, montant*, importe*, importo*, belop*, belob*, kwota*, castka*, сумма*',
  rating: 'rating*, stars, rate, vote, bewertung*, note, ocena, оценка',
  service:
    'service*, treatment*, appointment type, leistung*, behandlung*, dienst*, prestation*, servicio*, servizio*, servico*, behandling*, usluga*, услуга*, メニュー',
  product: 'product*, item, item number, produkt*, produit*, producto*, prodotto*, produto*, varenummer, товар*',
  coupon_code:
    'coupon*, coupon code, couponcode, promo*, promo code, promotion code, voucher*, discount code, gutschein*, rabatt*, code promo, kod rabatowy, промокод*',
  reference:
    'reference*, booking number, booking reference, order number, ordernumber, order id, orderid, invoice number, customer number, kundennummer*, bestellnummer*, buchungsnummer*, numero de commande, numero de pedido, ordrenummer, kundenummer',
  source:
    'referrer*, how did you hear, how did you find us, hear about us, heard about us, wie haben sie von uns erfahren, referral',
  security_question:
    'security question, secret question, sicherheitsfrage, question secrete, userquestion, контрольный вопрос',
  security_answer:
    'answer*, security answer, secret answer, antwort*, reponse, respuesta, risposta, odpowiedz, ответ*, ответ на вопрос',
  time_zone: 'time zone, timezone*, zeitzone*, fuseau horaire, zona horaria, часовой пояс',
  openid: 'openid*, open id*, openid url, openid identifier',
  attachment:
    'attachment*, file*, upload*, uploaded, datei*, anhang*, fichier*, piece jointe, archivo*, allegato*, bijlage*, vedhaeft*, photo*, picture, image, avatar*, resume, cv, файл*',
  terms:
    'terms*, accept terms, agree*, agb, agreement, conditions, consent*, gdpr*, privacy*, datenschutz*, einwilligung*, cgv, cgu, condizioni, consenso*, akkoord, regulamin*, souhlas*, zgoda*, согласие*',
  newsletter:
    'newsletter*, mailing list, updates, subscribe*, opt in, optin*, nyhedsbrev*, nyhetsbrev*, nieuwsbrief*, infolettre*, рассылка*',
  remember_me:
    'remember me, rememberme*, save login, soft login, persist login, stay logged in, logged in, remember*, autologin*, stay signed in, keep me logged in, angemeldet bleiben, se souvenir de moi, recordarme, ricordami, запомнить',
} as const satisfies Readonly<Record<string, string>>;

/** A kind of field that words tell. */
export type FieldKind = keyof typeof FIELD_WORDS;
