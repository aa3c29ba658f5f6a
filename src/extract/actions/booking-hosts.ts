import type { ActionId } from '../../core/actions/catalogue.ts';

/** A service that takes bookings, orders, gifts … for sites. */
export interface ActionHost {
  readonly provider: string;
  readonly action: ActionId;
  /** What its address can fill in beforehand, as its makers document: field → parameter of the query. */
  readonly prefills?: Readonly<Record<string, string>>;
  /** Its forms may be for anything: what one is for is said by who leads to it, and the action is only the likeliest. */
  readonly isForAnything?: true;
}

interface HostRow extends ActionHost {
  /**
   * Host endings; with a path when only pages below it are offers of one firm, with a dot before where each firm has a
   * name of its own, with a star for endings of countries.
   */
  readonly hosts: string;
}

/** Written by hand from the services' own public addresses. */
const ROWS: readonly HostRow[] = [
  {
    provider: 'OpenTable',
    action: 'book',
    hosts:
      'opentable.com opentable.co.uk opentable.de opentable.es opentable.fr opentable.it opentable.nl opentable.jp opentable.ca opentable.com.au opentable.com.mx opentable.ie',
  },
  { provider: 'Resy', action: 'book', hosts: 'resy.com' },
  { provider: 'Tock', action: 'book', hosts: 'exploretock.com' },
  { provider: 'SevenRooms', action: 'book', hosts: 'sevenrooms.com' },
  {
    provider: 'Bookatable',
    action: 'book',
    hosts: 'bookatable.com bookatable.co.uk bookatable.de bookatable.dk bookatable.se bookatable.no bookatable.fi',
  },
  {
    provider: 'Quandoo',
    action: 'book',
    hosts:
      'quandoo.com quandoo.de quandoo.at quandoo.ch quandoo.co.uk quandoo.it quandoo.fi quandoo.sg quandoo.com.au quandoo.nl',
  },
  {
    provider: 'TheFork',
    action: 'book',
    hosts:
      'thefork.com thefork.fr lafourchette.com thefork.it thefork.es thefork.nl thefork.be thefork.ch thefork.co.uk thefork.se thefork.pt',
  },
  { provider: 'Zenchef', action: 'book', hosts: 'zenchef.com' },
  { provider: 'Formitable', action: 'book', hosts: 'formitable.com' },
  { provider: 'resmio', action: 'book', hosts: 'resmio.com' },
  { provider: 'DinnerBooking', action: 'book', hosts: 'dinnerbooking.com' },
  { provider: 'EasyTableBooking', action: 'book', hosts: 'easytablebooking.com easytable.com' },
  { provider: 'TableCheck', action: 'book', hosts: 'tablecheck.com' },
  { provider: 'TableAgent', action: 'book', hosts: 'tableagent.com' },
  { provider: 'Eat App', action: 'book', hosts: 'eatapp.co' },
  { provider: 'Gastronovi', action: 'book', hosts: 'services.gastronovi.com reservierung.gastronovi.com' },
  { provider: 'aleno', action: 'book', hosts: 'aleno.me' },
  {
    provider: 'Calendly',
    action: 'book',
    hosts: 'calendly.com',
    // help.calendly.com/hc/en-us/articles/226766767
    prefills: { name: 'name', email: 'email' },
  },
  {
    provider: 'Cal.com',
    action: 'book',
    hosts: 'cal.com',
    // cal.com/help: prefill booking forms
    prefills: { name: 'name', email: 'email', message: 'notes' },
  },
  {
    provider: 'Acuity Scheduling',
    action: 'book',
    hosts: 'acuityscheduling.com as.me',
    // developers.acuityscheduling.com/docs/embedding
    prefills: { first_name: 'firstName', last_name: 'lastName', email: 'email', phone: 'phone', datetime: 'datetime' },
  },
  {
    provider: 'zcal',
    action: 'book',
    hosts: 'zcal.co/i',
    // help.zcal.co/invite-settings/pre-populate-invite-fields
    prefills: { name: 'name', email: 'email' },
  },
  { provider: 'SimplyBook.me', action: 'book', hosts: 'simplybook.me simplybook.it' },
  { provider: 'Setmore', action: 'book', hosts: 'setmore.com' },
  {
    provider: 'Microsoft Bookings',
    action: 'book',
    hosts: 'outlook.office365.com/owa/calendar outlook.office.com/bookwithme book.ms',
  },
  {
    provider: 'Google Calendar',
    action: 'book',
    hosts: 'calendar.app.google calendar.google.com/calendar/appointments',
  },
  { provider: 'Doctolib', action: 'book', hosts: 'doctolib.de doctolib.fr doctolib.it' },
  { provider: 'Jameda', action: 'book', hosts: 'jameda.de' },
  { provider: 'Doctena', action: 'book', hosts: 'doctena.com doctena.be doctena.lu doctena.de' },
  {
    provider: 'Docplanner',
    action: 'book',
    hosts: 'znanylekarz.pl miodottore.it doctoralia.es doctoralia.com.br doctoralia.com.mx znamylekar.cz',
  },
  { provider: 'Zocdoc', action: 'book', hosts: 'zocdoc.com' },
  { provider: 'Dr. Flex', action: 'book', hosts: 'dr-flex.de' },
  {
    provider: 'Treatwell',
    action: 'book',
    hosts:
      'treatwell.co.uk treatwell.de treatwell.fr treatwell.nl treatwell.be treatwell.es treatwell.it treatwell.at treatwell.ch treatwell.ie treatwell.lt',
  },
  { provider: 'Planity', action: 'book', hosts: 'planity.com' },
  { provider: 'Fresha', action: 'book', hosts: 'fresha.com shedul.com' },
  { provider: 'Booksy', action: 'book', hosts: 'booksy.com booksy.net' },
  { provider: 'Vagaro', action: 'book', hosts: 'vagaro.com' },
  { provider: 'StyleSeat', action: 'book', hosts: 'styleseat.com' },
  { provider: 'Phorest', action: 'book', hosts: 'phorest.com' },
  { provider: 'Shore', action: 'book', hosts: 'connect.shore.com inventory.shore.com' },
  { provider: 'Mindbody', action: 'book', hosts: 'mindbodyonline.com mindbody.io' },
  { provider: 'Eversports', action: 'book', hosts: 'eversports.de eversports.at eversports.com eversports.nl' },
  { provider: 'Square Appointments', action: 'book', hosts: 'book.squareup.com squareup.com/appointments' },
  { provider: 'YCLIENTS', action: 'book', hosts: 'yclients.com' },
  { provider: 'Dikidi', action: 'book', hosts: 'dikidi.ru dikidi.net' },
  { provider: 'Booking.com', action: 'book', hosts: 'booking.com/hotel' },
  { provider: 'Airbnb', action: 'book', hosts: 'airbnb.com/rooms airbnb.com/h' },
  { provider: 'SynXis', action: 'book', hosts: 'synxis.com' },
  { provider: 'Cloudbeds', action: 'book', hosts: 'hotels.cloudbeds.com' },
  { provider: 'SiteMinder', action: 'book', hosts: 'direct-book.com app.thebookingbutton.com' },
  { provider: 'Mews', action: 'book', hosts: 'app.mews.com mews.li' },
  { provider: 'FareHarbor', action: 'book', hosts: 'fareharbor.com' },
  { provider: 'Bokun', action: 'book', hosts: 'widgets.bokun.io' },
  { provider: 'TIMIFY', action: 'book', hosts: 'book.timify.com' },
  { provider: 'Terminland', action: 'book', hosts: 'terminland.de terminland.eu' },
  { provider: 'eTermin', action: 'book', hosts: 'etermin.net' },
  { provider: 'Samedi', action: 'book', hosts: 'patient.samedi.de termin.samedi.de' },
  { provider: 'CLICKDOC', action: 'book', hosts: 'clickdoc.de' },
  { provider: 'Salonized', action: 'book', hosts: '.salonized.com' },
  { provider: 'Bokadirekt', action: 'book', hosts: 'bokadirekt.se' },
  { provider: 'Timma', action: 'book', hosts: 'timma.fi timma.no timma.se' },
  { provider: 'Planway', action: 'book', hosts: '.planway.com' },
  { provider: 'Reservio', action: 'book', hosts: '.reservio.com' },
  { provider: 'Bookio', action: 'book', hosts: 'bookio.com' },
  { provider: 'Noona', action: 'book', hosts: 'noona.is noona.app' },
  { provider: 'Schedulicity', action: 'book', hosts: 'schedulicity.com' },
  { provider: 'Genbook', action: 'book', hosts: 'genbook.com' },
  { provider: 'SuperSaaS', action: 'book', hosts: 'supersaas.com/schedule' },
  { provider: 'YouCanBookMe', action: 'book', hosts: '.youcanbook.me' },
  { provider: 'TidyCal', action: 'book', hosts: 'tidycal.com' },
  { provider: 'HubSpot Meetings', action: 'book', hosts: 'meetings.hubspot.com' },
  { provider: 'Boulevard', action: 'book', hosts: 'joinblvd.com' },
  { provider: 'ResDiary', action: 'book', hosts: 'resdiary.com' },
  { provider: 'foratable', action: 'book', hosts: 'foratable.com lunchgate.ch' },
  { provider: 'Localina', action: 'book', hosts: 'localina.com' },
  { provider: 'CoverManager', action: 'book', hosts: 'covermanager.com' },
  { provider: 'TableOnline', action: 'book', hosts: 'tableonline.fi' },
  { provider: 'Guestonline', action: 'book', hosts: 'guestonline.fr guestonline.io' },
  { provider: 'WebHotelier', action: 'book', hosts: 'reserve-online.net' },
  { provider: 'Ontopo', action: 'book', hosts: 'ontopo.com ontopo.co.il' },
  { provider: 'Tabit', action: 'book', hosts: 'tabitisrael.co.il' },
  { provider: 'CatchTable', action: 'book', hosts: 'catchtable.co.kr/shop app.catchtable.co.kr/ct/shop' },
  { provider: 'Naver Booking', action: 'book', hosts: 'booking.naver.com m.booking.naver.com' },
  { provider: 'AirReserve', action: 'book', hosts: 'airrsv.net' },
  { provider: 'RESERVA', action: 'book', hosts: 'reserva.be' },
  { provider: 'STORES Reserve', action: 'book', hosts: 'coubic.com' },
  { provider: 'Reenio', action: 'book', hosts: '.reenio.cz .reenio.com' },
  { provider: 'Salonic', action: 'book', hosts: '.salonic.hu' },
  { provider: 'TravelLine', action: 'book', hosts: '.travelline.ru' },
  { provider: 'Helsi', action: 'book', hosts: 'helsi.me/doctor helsi.me/clinic' },
  { provider: 'Vezeeta', action: 'book', hosts: 'vezeeta.com' },
  { provider: 'Practo', action: 'book', hosts: 'practo.com' },
  { provider: 'Doktortakvimi', action: 'book', hosts: 'doktortakvimi.com' },
  { provider: 'Sympla', action: 'book', hosts: 'sympla.com.br/evento' },
  {
    provider: 'iHotelier',
    action: 'book',
    hosts: 'bookings.ihotelier.com bookings.travelclick.com reservations.travelclick.com',
  },
  { provider: 'D-EDGE', action: 'book', hosts: 'secure-hotel-booking.com availpro.com' },
  { provider: 'Simple Booking', action: 'book', hosts: 'simplebooking.it' },
  { provider: 'Little Hotelier', action: 'book', hosts: 'littlehotelier.com' },
  { provider: 'Beds24', action: 'book', hosts: 'beds24.com/booking' },
  { provider: 'HotelRunner', action: 'book', hosts: '.hotelrunner.com' },
  { provider: 'RoomRaccoon', action: 'book', hosts: '.roomraccoon.com' },
  { provider: 'Checkfront', action: 'book', hosts: '.checkfront.com' },
  { provider: 'Rezdy', action: 'book', hosts: '.rezdy.com' },
  { provider: 'Peek', action: 'book', hosts: 'book.peek.com' },
  { provider: 'Ticket Tailor', action: 'book', hosts: 'tickettailor.com/events buytickets.at' },
  { provider: 'TicketSource', action: 'book', hosts: 'ticketsource.co.uk ticketsource.eu' },
  { provider: 'Weezevent', action: 'book', hosts: 'my.weezevent.com' },
  { provider: 'Billetweb', action: 'book', hosts: 'billetweb.fr' },
  { provider: 'DICE', action: 'book', hosts: 'dice.fm' },
  { provider: 'Uber Eats', action: 'order', hosts: 'ubereats.com' },
  { provider: 'DoorDash', action: 'order', hosts: 'doordash.com' },
  { provider: 'Grubhub', action: 'order', hosts: 'grubhub.com seamless.com' },
  {
    provider: 'Deliveroo',
    action: 'order',
    hosts: 'deliveroo.co.uk deliveroo.com deliveroo.fr deliveroo.it deliveroo.be deliveroo.ie',
  },
  { provider: 'Lieferando', action: 'order', hosts: 'lieferando.de lieferando.at' },
  {
    provider: 'Just Eat',
    action: 'order',
    hosts: 'just-eat.co.uk just-eat.dk just-eat.no just-eat.fr justeat.it just-eat.es just-eat.ie just-eat.ch',
  },
  { provider: 'Thuisbezorgd', action: 'order', hosts: 'thuisbezorgd.nl' },
  { provider: 'Takeaway', action: 'order', hosts: 'takeaway.com pyszne.pl' },
  { provider: 'Wolt', action: 'order', hosts: 'wolt.com' },
  {
    provider: 'foodora',
    action: 'order',
    hosts: 'foodora.se foodora.no foodora.fi foodora.cz foodora.hu foodora.at foodora.dk',
  },
  {
    provider: 'Foodpanda',
    action: 'order',
    hosts: 'foodpanda.com foodpanda.sg foodpanda.hk foodpanda.pk foodpanda.com.tw',
  },
  { provider: 'Glovo', action: 'order', hosts: 'glovoapp.com' },
  { provider: 'Bolt Food', action: 'order', hosts: 'food.bolt.eu' },
  { provider: 'Toast', action: 'order', hosts: 'toasttab.com' },
  { provider: 'ChowNow', action: 'order', hosts: 'chownow.com' },
  { provider: 'Slice', action: 'order', hosts: 'slicelife.com' },
  { provider: 'Olo', action: 'order', hosts: 'olo.com' },
  { provider: 'BentoBox', action: 'order', hosts: 'getbento.com' },
  { provider: 'Flipdish', action: 'order', hosts: 'flipdish.com' },
  { provider: 'OrderYOYO', action: 'order', hosts: 'orderyoyo.com' },
  { provider: 'Demae-can', action: 'order', hosts: 'demae-can.com' },
  { provider: 'Zomato', action: 'order', hosts: 'zomato.com' },
  { provider: 'Swiggy', action: 'order', hosts: 'swiggy.com' },
  { provider: 'iFood', action: 'order', hosts: 'ifood.com.br' },
  { provider: 'Square', action: 'order', hosts: 'square.site checkout.square.site squareup.com/store' },
  { provider: 'Stripe', action: 'order', hosts: 'buy.stripe.com' },
  { provider: 'Menufy', action: 'order', hosts: 'menufy.com' },
  { provider: 'BeyondMenu', action: 'order', hosts: 'beyondmenu.com' },
  { provider: 'Clover', action: 'order', hosts: 'clover.com/online-ordering' },
  { provider: 'GloriaFood', action: 'order', hosts: 'foodbooking.com' },
  { provider: 'SkipTheDishes', action: 'order', hosts: 'skipthedishes.com' },
  { provider: 'Menulog', action: 'order', hosts: 'menulog.com.au menulog.co.nz' },
  { provider: 'Talabat', action: 'order', hosts: 'talabat.com' },
  { provider: 'Yemeksepeti', action: 'order', hosts: 'yemeksepeti.com' },
  { provider: 'Rappi', action: 'order', hosts: 'rappi.com rappi.com.co rappi.com.mx rappi.com.br' },
  { provider: 'PedidosYa', action: 'order', hosts: 'pedidosya.com pedidosya.com.ar pedidosya.com.uy' },
  { provider: 'Tazz', action: 'order', hosts: 'tazz.ro' },
  { provider: 'DoorDash', action: 'order', hosts: 'order.online' },
  { provider: 'Caviar', action: 'order', hosts: 'trycaviar.com' },
  { provider: 'ezCater', action: 'order', hosts: 'ezcater.com/catering' },
  { provider: 'efood', action: 'order', hosts: 'e-food.gr' },
  { provider: 'Smood', action: 'order', hosts: 'smood.ch' },
  { provider: 'eat.ch', action: 'order', hosts: 'eat.ch' },
  { provider: 'HungerStation', action: 'order', hosts: 'hungerstation.com' },
  { provider: 'Yandex Eats', action: 'order', hosts: 'eda.yandex.ru eats.yandex.com' },
  { provider: 'GrabFood', action: 'order', hosts: 'food.grab.com' },
  { provider: 'GoFood', action: 'order', hosts: 'gofood.link gofood.co.id' },
  { provider: 'ShopeeFood', action: 'order', hosts: 'shopeefood.vn' },
  { provider: 'Yogiyo', action: 'order', hosts: 'yogiyo.co.kr' },
  { provider: 'HungryHungry', action: 'order', hosts: 'hungryhungry.com' },
  { provider: 'Mr Yum', action: 'order', hosts: 'mryum.com' },
  { provider: 'Choice', action: 'order', hosts: '.choiceqr.com' },
  { provider: 'Bistro', action: 'order', hosts: 'bistro.sk' },
  { provider: 'Etsy', action: 'shop', hosts: 'etsy.com/shop' },
  {
    provider: 'Eventbrite',
    action: 'book',
    hosts:
      'eventbrite.com/e eventbrite.co.uk/e eventbrite.de/e eventbrite.fr/e eventbrite.es/e eventbrite.it/e eventbrite.ca/e eventbrite.com.au/e',
  },
  {
    provider: 'Ticketmaster',
    action: 'book',
    hosts: 'ticketmaster.com/event ticketmaster.co.uk/event ticketmaster.de/event',
  },
  { provider: 'Eventim', action: 'book', hosts: 'eventim.de/event eventim-light.com' },
  { provider: 'Billetto', action: 'book', hosts: 'billetto.dk billetto.se billetto.no billetto.co.uk' },
  { provider: 'Pretix', action: 'book', hosts: 'pretix.eu' },
  { provider: 'inline', action: 'book', hosts: 'inline.app/booking' },
  { provider: 'Chope', action: 'book', hosts: 'book.chope.co' },
  { provider: 'DISH Reservation', action: 'book', hosts: 'reservation.dish.co' },
  { provider: 'Eveve', action: 'book', hosts: '.eveve.com' },
  { provider: 'DesignMyNight', action: 'book', hosts: 'bookings.designmynight.com' },
  { provider: 'Superb', action: 'book', hosts: 'superbexperience.com' },
  { provider: 'Jane', action: 'book', hosts: '.janeapp.com .janeapp.co.uk' },
  { provider: 'Cliniko', action: 'book', hosts: '.cliniko.com' },
  { provider: 'SimplePractice', action: 'book', hosts: '.clientsecure.me' },
  { provider: 'HotDoc', action: 'book', hosts: 'hotdoc.com.au' },
  { provider: 'HealthEngine', action: 'book', hosts: 'healthengine.com.au' },
  { provider: 'OneDoc', action: 'book', hosts: 'onedoc.ch' },
  { provider: 'Maiia', action: 'book', hosts: 'maiia.com' },
  { provider: 'KelDoc', action: 'book', hosts: 'keldoc.com' },
  { provider: 'Bookero', action: 'book', hosts: '.bookero.pl' },
  { provider: 'Moment', action: 'book', hosts: 'moment.pl' },
  { provider: 'Bookwhen', action: 'book', hosts: 'bookwhen.com' },
  { provider: 'TeamUp', action: 'book', hosts: 'goteamup.com/p' },
  { provider: 'Momence', action: 'book', hosts: 'momence.com' },
  { provider: 'Mangomint', action: 'book', hosts: 'booking.mangomint.com' },
  { provider: 'GlossGenius', action: 'book', hosts: '.glossgenius.com' },
  { provider: 'Zenoti', action: 'book', hosts: '.zenoti.com' },
  { provider: 'Booker', action: 'book', hosts: 'go.booker.com' },
  {
    provider: 'Salonkee',
    action: 'book',
    hosts: 'salonkee.ch salonkee.be salonkee.lu salonkee.nl salonkee.fr salonkee.de',
  },
  { provider: 'eviivo', action: 'book', hosts: 'via.eviivo.com' },
  { provider: 'freetobook', action: 'book', hosts: 'portal.freetobook.com' },
  { provider: 'ThinkReservations', action: 'book', hosts: 'secure.thinkreservations.com' },
  { provider: 'OnePageBooking', action: 'book', hosts: 'onepagebooking.com' },
  { provider: 'Previo', action: 'book', hosts: 'booking.previo.cz booking.previo.app' },
  { provider: 'Sirvoy', action: 'book', hosts: 'secured.sirvoy.com' },
  { provider: 'WuBook', action: 'book', hosts: 'wubook.net' },
  { provider: 'Amenitiz', action: 'book', hosts: '.amenitiz.io' },
  { provider: 'Reservit', action: 'book', hosts: 'secure.reservit.com softbooker.reservit.com' },
  { provider: 'Blastness', action: 'book', hosts: 'blastnessbooking.com' },
  { provider: 'Profitroom', action: 'book', hosts: 'booking.profitroom.com' },
  { provider: 'Campspot', action: 'book', hosts: 'campspot.com/book' },
  { provider: 'Playtomic', action: 'book', hosts: 'playtomic.io' },
  { provider: 'MATCHi', action: 'book', hosts: 'matchi.se/facilities' },
  { provider: 'Eventfrog', action: 'book', hosts: 'eventfrog.ch eventfrog.de eventfrog.at' },
  { provider: 'GoOut', action: 'book', hosts: 'goout.net' },
  { provider: 'Humanitix', action: 'book', hosts: 'events.humanitix.com' },
  { provider: 'TryBooking', action: 'book', hosts: 'trybooking.com' },
  { provider: 'See Tickets', action: 'book', hosts: 'seetickets.com/event' },
  { provider: 'KKTIX', action: 'book', hosts: '.kktix.cc' },
  { provider: 'Accupass', action: 'book', hosts: 'accupass.com/event' },
  { provider: 'Peatix', action: 'book', hosts: '.peatix.com' },
  { provider: 'iaBilet', action: 'book', hosts: 'iabilet.ro' },
  { provider: 'Bubilet', action: 'book', hosts: 'bubilet.com.tr' },
  { provider: 'Tito', action: 'book', hosts: 'ti.to' },
  { provider: 'Luma', action: 'book', hosts: 'lu.ma luma.com' },
  { provider: 'TimePad', action: 'book', hosts: '.timepad.ru' },
  { provider: 'PayPal', action: 'donate', hosts: 'paypal.com/donate paypal.com/fundraiser' },
  { provider: 'GoFundMe', action: 'donate', hosts: 'gofundme.com gofund.me' },
  { provider: 'Donorbox', action: 'donate', hosts: 'donorbox.org' },
  { provider: 'Stripe', action: 'donate', hosts: 'donate.stripe.com' },
  { provider: 'JustGiving', action: 'donate', hosts: 'justgiving.com' },
  { provider: 'betterplace.org', action: 'donate', hosts: 'betterplace.org' },
  { provider: 'HelloAsso', action: 'donate', hosts: 'helloasso.com' },
  { provider: 'Network for Good', action: 'donate', hosts: 'networkforgood.com networkforgood.org' },
  { provider: 'Classy', action: 'donate', hosts: 'classy.org' },
  { provider: 'Give Lively', action: 'donate', hosts: 'givelively.org' },
  { provider: 'Patreon', action: 'donate', hosts: 'patreon.com' },
  { provider: 'Open Collective', action: 'donate', hosts: 'opencollective.com' },
  { provider: 'Liberapay', action: 'donate', hosts: 'liberapay.com' },
  { provider: 'Ko-fi', action: 'donate', hosts: 'ko-fi.com' },
  { provider: 'Buy Me a Coffee', action: 'donate', hosts: 'buymeacoffee.com' },
  { provider: 'GitHub Sponsors', action: 'donate', hosts: 'github.com/sponsors' },
  { provider: 'Givebutter', action: 'donate', hosts: 'givebutter.com' },
  { provider: 'Zeffy', action: 'donate', hosts: 'zeffy.com' },
  { provider: 'Every.org', action: 'donate', hosts: 'every.org' },
  { provider: 'GlobalGiving', action: 'donate', hosts: 'globalgiving.org/projects' },
  { provider: 'WhyDonate', action: 'donate', hosts: 'whydonate.com' },
  { provider: 'RaiseNow', action: 'donate', hosts: 'donate.raisenow.io' },
  { provider: 'twingle', action: 'donate', hosts: 'spenden.twingle.de' },
  { provider: 'Siepomaga', action: 'donate', hosts: 'siepomaga.pl' },
  { provider: 'Zrzutka', action: 'donate', hosts: 'zrzutka.pl' },
  { provider: 'Patronite', action: 'donate', hosts: 'patronite.pl' },
  { provider: 'Darujme', action: 'donate', hosts: 'darujme.cz' },
  { provider: 'Boosty', action: 'donate', hosts: 'boosty.to' },
  { provider: 'Tipeee', action: 'donate', hosts: 'tipeee.com' },
  { provider: 'monobank', action: 'donate', hosts: 'send.monobank.ua/jar' },
  { provider: 'CAF', action: 'donate', hosts: 'cafdonate.cafonline.org' },
  { provider: 'MobilePay', action: 'donate', hosts: 'qr.mobilepay.dk/box' },
  { provider: 'Mailchimp', action: 'subscribe', hosts: 'list-manage.com eepurl.com' },
  { provider: 'Substack', action: 'subscribe', hosts: '.substack.com' },
  { provider: 'Buttondown', action: 'subscribe', hosts: 'buttondown.email buttondown.com' },
  {
    provider: 'Constant Contact',
    action: 'subscribe',
    hosts: 'visitor.constantcontact.com visitor.r20.constantcontact.com lp.constantcontactpages.com',
  },
  { provider: 'Brevo', action: 'subscribe', hosts: 'sibforms.com' },
  { provider: 'Campaign Monitor', action: 'subscribe', hosts: 'createsend.com/h' },
  { provider: 'MailerLite', action: 'subscribe', hosts: 'subscribepage.com subscribepage.io' },
  { provider: 'CleverReach', action: 'subscribe', hosts: '.cleverreach.com' },
  { provider: 'Kit', action: 'subscribe', hosts: '.ck.page .kit.com' },
  { provider: 'beehiiv', action: 'subscribe', hosts: '.beehiiv.com' },
  { provider: 'Flodesk', action: 'subscribe', hosts: 'view.flodesk.com' },
  { provider: 'ActiveCampaign', action: 'subscribe', hosts: '.activehosted.com/f' },
  { provider: 'Zendesk', action: 'get_support', hosts: '.zendesk.com' },
  { provider: 'Intercom', action: 'get_support', hosts: 'intercom.help' },
  { provider: 'Freshdesk', action: 'get_support', hosts: '.freshdesk.com' },
  { provider: 'Help Scout', action: 'get_support', hosts: '.helpscoutdocs.com' },
  { provider: 'UserVoice', action: 'get_support', hosts: '.uservoice.com' },
  { provider: 'Gorgias', action: 'get_support', hosts: '.gorgias.help' },
  { provider: 'Crisp', action: 'get_support', hosts: '.crisp.help' },
  { provider: 'Kayako', action: 'get_support', hosts: '.kayako.com' },
  { provider: 'HappyFox', action: 'get_support', hosts: '.happyfox.com' },
  { provider: 'Zoho Desk', action: 'get_support', hosts: '.zohodesk.com .zohodesk.eu' },
  { provider: 'Helpshift', action: 'get_support', hosts: '.helpshift.com' },
  {
    provider: 'WhatsApp',
    action: 'contact',
    hosts: 'wa.me api.whatsapp.com/send web.whatsapp.com/send',
    // faq.whatsapp.com/5913398998672934
    prefills: { message: 'text' },
  },
  { provider: 'Telegram', action: 'contact', hosts: 't.me telegram.me' },
  { provider: 'Messenger', action: 'contact', hosts: 'm.me' },
  { provider: 'LINE', action: 'contact', hosts: 'line.me/R/ti/p line.me/ti/p lin.ee' },
  { provider: 'KakaoTalk', action: 'contact', hosts: 'pf.kakao.com' },
  { provider: 'Zalo', action: 'contact', hosts: 'zalo.me' },
  { provider: 'Typeform', action: 'contact', isForAnything: true, hosts: 'typeform.com/to typeform.eu/to' },
  { provider: 'Google Forms', action: 'contact', isForAnything: true, hosts: 'docs.google.com/forms forms.gle' },
  {
    provider: 'Jotform',
    action: 'contact',
    isForAnything: true,
    hosts: 'form.jotform.com eu.jotform.com hipaa.jotform.com jotform.com/form',
  },
  {
    provider: 'Microsoft Forms',
    action: 'contact',
    isForAnything: true,
    hosts: 'forms.office.com forms.cloud.microsoft forms.microsoft.com',
  },
  { provider: 'Tally', action: 'contact', isForAnything: true, hosts: 'tally.so/r tally.so/embed' },
  { provider: 'Fillout', action: 'contact', isForAnything: true, hosts: 'forms.fillout.com .fillout.com' },
  { provider: 'Paperform', action: 'contact', isForAnything: true, hosts: '.paperform.co' },
  { provider: 'Cognito Forms', action: 'contact', isForAnything: true, hosts: 'cognitoforms.com' },
  { provider: 'Wufoo', action: 'contact', isForAnything: true, hosts: '.wufoo.com .wufoo.eu' },
  { provider: 'Formstack', action: 'contact', isForAnything: true, hosts: '.formstack.com/forms' },
  { provider: 'HubSpot Forms', action: 'contact', isForAnything: true, hosts: 'share.hsforms.com forms.hsforms.com' },
  {
    provider: 'Zoho Forms',
    action: 'contact',
    isForAnything: true,
    hosts: 'forms.zohopublic.com forms.zohopublic.eu forms.zohopublic.in forms.zoho.com',
  },
  {
    provider: '123FormBuilder',
    action: 'contact',
    isForAnything: true,
    hosts: '123formbuilder.com form.123formbuilder.com',
  },
  { provider: 'Smartsheet', action: 'contact', isForAnything: true, hosts: 'app.smartsheet.com/b/form' },
  { provider: 'FormAssembly', action: 'contact', isForAnything: true, hosts: 'tfaforms.com .tfaforms.net' },
  { provider: 'Yandex Forms', action: 'contact', isForAnything: true, hosts: 'forms.yandex.ru forms.yandex.com' },
  { provider: 'Greenhouse', action: 'careers', hosts: 'greenhouse.io' },
  { provider: 'Lever', action: 'careers', hosts: 'jobs.lever.co jobs.eu.lever.co' },
  { provider: 'Personio', action: 'careers', hosts: 'jobs.personio.de jobs.personio.com' },
  { provider: 'Workable', action: 'careers', hosts: 'apply.workable.com workable.com' },
  { provider: 'Ashby', action: 'careers', hosts: 'jobs.ashbyhq.com' },
  { provider: 'SmartRecruiters', action: 'careers', hosts: 'smartrecruiters.com' },
  { provider: 'Workday', action: 'careers', hosts: 'myworkdayjobs.com' },
  { provider: 'Recruitee', action: 'careers', hosts: 'recruitee.com' },
  { provider: 'Teamtailor', action: 'careers', hosts: 'teamtailor.com' },
  { provider: 'BambooHR', action: 'careers', hosts: 'bamboohr.com/jobs bamboohr.com/careers' },
  { provider: 'Breezy', action: 'careers', hosts: 'breezy.hr' },
  { provider: 'JOIN', action: 'careers', hosts: 'join.com/companies' },
  { provider: 'Umantis', action: 'careers', hosts: '.umantis.com' },
  { provider: 'iCIMS', action: 'careers', hosts: '.icims.com' },
  { provider: 'Taleo', action: 'careers', hosts: '.taleo.net' },
  { provider: 'SuccessFactors', action: 'careers', hosts: '.successfactors.com .successfactors.eu' },
  { provider: 'Jobvite', action: 'careers', hosts: 'jobs.jobvite.com' },
  { provider: 'softgarden', action: 'careers', hosts: '.softgarden.io' },
  { provider: 'd.vinci', action: 'careers', hosts: '.dvinci-hr.com .dvinci-easy.com' },
  { provider: 'Varbi', action: 'careers', hosts: '.varbi.com' },
  { provider: 'Emply', action: 'careers', hosts: '.emply.com' },
  { provider: 'HR-Manager', action: 'careers', hosts: '.hr-manager.net' },
  { provider: 'Webcruiter', action: 'careers', hosts: '.webcruiter.no' },
  { provider: 'Traffit', action: 'careers', hosts: '.traffit.com' },
  { provider: 'eRecruiter', action: 'careers', hosts: '.erecruiter.pl' },
  { provider: 'Gupy', action: 'careers', hosts: '.gupy.io' },
  { provider: 'Homerun', action: 'careers', hosts: '.homerun.co' },
  { provider: 'JazzHR', action: 'careers', hosts: '.applytojob.com' },
  { provider: 'Pinpoint', action: 'careers', hosts: '.pinpointhq.com' },
  { provider: 'Rippling', action: 'careers', hosts: 'ats.rippling.com' },
  { provider: 'Paylocity', action: 'careers', hosts: 'recruiting.paylocity.com' },
  { provider: 'UKG', action: 'careers', hosts: 'recruiting.ultipro.com recruiting2.ultipro.com' },
  { provider: 'Dayforce', action: 'careers', hosts: 'jobs.dayforcehcm.com' },
  { provider: 'Jobylon', action: 'careers', hosts: 'emp.jobylon.com' },
  { provider: 'ReachMee', action: 'careers', hosts: '.reachmee.com' },
  { provider: 'Welcome to the Jungle', action: 'careers', hosts: 'welcometothejungle.com/companies' },
  { provider: 'Flatchr', action: 'careers', hosts: 'careers.flatchr.io' },
  { provider: 'Taleez', action: 'careers', hosts: 'taleez.com/careers' },
  { provider: 'Factorial', action: 'careers', hosts: '.factorialhr.com .factorialhr.es' },
  { provider: 'rexx', action: 'careers', hosts: '.rexx-systems.com' },
  { provider: '104', action: 'careers', hosts: '104.com.tw/company' },
  { provider: 'HeadHunter', action: 'careers', hosts: 'hh.ru/employer' },
  { provider: 'Work.ua', action: 'careers', hosts: 'work.ua/jobs/by-company' },
  { provider: 'Teamio', action: 'careers', hosts: '.jobs.cz' },
  { provider: 'Zoho Recruit', action: 'careers', hosts: '.zohorecruit.com .zohorecruit.eu' },
  { provider: 'Freshteam', action: 'careers', hosts: '.freshteam.com' },
  { provider: 'App Store', action: 'download', hosts: 'apps.apple.com itunes.apple.com' },
  { provider: 'Google Play', action: 'download', hosts: 'play.google.com/store/apps' },
  { provider: 'Microsoft Store', action: 'download', hosts: 'apps.microsoft.com microsoft.com/store/apps' },
  { provider: 'F-Droid', action: 'download', hosts: 'f-droid.org/packages' },
  {
    provider: 'Google Maps',
    action: 'directions',
    hosts: 'maps.google.* google.*/maps maps.app.goo.gl goo.gl/maps g.page',
  },
  { provider: 'Apple Maps', action: 'directions', hosts: 'maps.apple.com maps.apple' },
  { provider: 'OpenStreetMap', action: 'directions', hosts: 'openstreetmap.org' },
  { provider: 'Bing Maps', action: 'directions', hosts: 'bing.com/maps' },
  { provider: 'Waze', action: 'directions', hosts: 'waze.com' },
  { provider: 'MapQuest', action: 'directions', hosts: 'mapquest.com' },
  { provider: 'Yandex Maps', action: 'directions', hosts: 'yandex.ru/maps maps.yandex.ru yandex.com/maps' },
  { provider: '2GIS', action: 'directions', hosts: '2gis.ru' },
  { provider: 'Mapy', action: 'directions', hosts: 'mapy.cz mapy.com' },
  { provider: 'Kakao Map', action: 'directions', hosts: 'map.kakao.com' },
  { provider: 'Naver Map', action: 'directions', hosts: 'map.naver.com naver.me' },
];

interface HostEntry {
  readonly path: string;
  /** Whether only names below this one are firms' own. */
  readonly isBelow: boolean;
  readonly host: ActionHost;
}

const byHost = new Map<string, HostEntry[]>();
for (const { hosts, ...host } of ROWS) {
  for (const written of hosts.split(' ')) {
    const isBelow = written.startsWith('.');
    const [, name = '', path = ''] = /^\.?([^/]+)(.*)$/u.exec(written) ?? [];
    byHost.set(name, [...(byHost.get(name) ?? []), { path, isBelow, host }]);
  }
}

/** What must hold of an address of services that also serve something else: an app, a number to write to. */
const MUST_HOLD: Readonly<Record<string, RegExp>> = {
  'App Store': /\/app\//iu,
  KakaoTalk: /^\/_\w+/u,
  Zalo: /^\/\d{6,}/u,
  // Names are those of channels, too.
  Telegram: /^\/\+\d{7,15}\/?$/u,
  WhatsApp: /^\/(?:\d{6,15}|message\/\w+|c\/\d+)\/?(?:\?|$)|[?&]phone=(?:\+|%2B|%20| )?\d{6,15}/iu,
};

/** What an address of a map must hold to show one place of it. */
const NAMES_PLACE =
  /^\/(?!(?:maps\/?)?(?:default\.aspx)?(?:\?|$))|[?&](?:q|query|daddr|destination|s?ll|cid|ftid|where1|cp|rtp|ss|ms?id|mlat|address|location|city|zip\w*|text|pt|id|search|to|navigate|pb)=/iu;

/**
 * The known service an address belongs to and what one does there; null when it is none, or the address is only the
 * service's own front page ("Powered by …", a whole map).
 */
export function findActionHost(url: URL): ActionHost | null {
  const labels = url.hostname.replace(/^www\./u, '').split('.');
  for (let from = 0; from < labels.length - 1; from++) {
    for (const { path, isBelow, host } of entriesOf(labels.slice(from))) {
      const isMet = path ? below(url.pathname, path) : from > 0 || (!isBelow && isDeep(url));
      if (
        isMet &&
        (MUST_HOLD[host.provider]?.test(url.pathname + url.search) ?? true) &&
        (host.action !== 'directions' || NAMES_PLACE.test(url.pathname + url.search))
      )
        return host;
    }
  }
  return null;
}

/** Those of the name, and of the name with any ending of a country: "maps.google.com.br". */
function entriesOf(labels: readonly string[]): readonly HostEntry[] {
  const ending = labels.slice(-2).every((label) => label.length <= 3) ? 2 : 1;
  return [labels.join('.'), `${labels.slice(0, -ending).join('.')}.*`].flatMap((name) => byHost.get(name) ?? []);
}

function below(pathname: string, path: string): boolean {
  const inner = pathname.replace(/^\/[a-z]{2}(?:[-_][a-z]{2})?(?=\/)/iu, '');
  return [pathname, inner].some(
    (each) => each === path || each.startsWith(`${path}/`) || (each.startsWith(path) && path === '/maps'),
  );
}

function isDeep(url: URL): boolean {
  return url.pathname.length > 1 || url.search.length > 1;
}
