import type { ActionId } from '../core/actions/catalogue.ts';

/** A service that takes bookings, orders, gifts … for sites. */
export interface ActionHost {
  readonly provider: string;
  readonly action: ActionId;
}

interface HostRow extends ActionHost {
  /** Host endings; with a path when only pages below it are offers of one firm. */
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
  { provider: 'Calendly', action: 'book', hosts: 'calendly.com' },
  { provider: 'Cal.com', action: 'book', hosts: 'cal.com' },
  { provider: 'Acuity Scheduling', action: 'book', hosts: 'acuityscheduling.com as.me' },
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
  { provider: 'Mailchimp', action: 'subscribe', hosts: 'list-manage.com eepurl.com' },
  { provider: 'Substack', action: 'subscribe', hosts: 'substack.com' },
  { provider: 'Buttondown', action: 'subscribe', hosts: 'buttondown.email buttondown.com' },
  { provider: 'Zendesk', action: 'get_support', hosts: 'zendesk.com' },
  { provider: 'Intercom', action: 'get_support', hosts: 'intercom.help' },
  { provider: 'Freshdesk', action: 'get_support', hosts: 'freshdesk.com' },
  { provider: 'Help Scout', action: 'get_support', hosts: 'helpscoutdocs.com' },
  { provider: 'WhatsApp', action: 'contact', hosts: 'wa.me' },
  { provider: 'Messenger', action: 'contact', hosts: 'm.me' },
  { provider: 'Typeform', action: 'contact', hosts: 'typeform.com/to' },
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
  { provider: 'App Store', action: 'download', hosts: 'apps.apple.com itunes.apple.com' },
  { provider: 'Google Play', action: 'download', hosts: 'play.google.com/store/apps' },
  { provider: 'Microsoft Store', action: 'download', hosts: 'apps.microsoft.com microsoft.com/store/apps' },
  { provider: 'F-Droid', action: 'download', hosts: 'f-droid.org/packages' },
  {
    provider: 'Google Maps',
    action: 'directions',
    hosts:
      'maps.google.com google.com/maps google.de/maps google.co.uk/maps google.dk/maps google.fr/maps google.es/maps google.it/maps google.nl/maps google.co.jp/maps maps.google.de maps.google.co.uk maps.google.fr maps.google.nl maps.google.it maps.google.es maps.google.ca maps.google.dk maps.google.pl maps.google.ru maps.google.co.jp maps.app.goo.gl goo.gl/maps g.page',
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

const byHost = new Map<string, { readonly path: string; readonly host: ActionHost }[]>();
for (const { hosts, provider, action } of ROWS) {
  for (const written of hosts.split(' ')) {
    const slash = written.indexOf('/');
    const name = slash < 0 ? written : written.slice(0, slash);
    byHost.set(name, [
      ...(byHost.get(name) ?? []),
      { path: slash < 0 ? '' : written.slice(slash), host: { provider, action } },
    ]);
  }
}

/**
 * The known service an address belongs to and what one does there; null when it is none, or the address is only the
 * service's own front page ("Powered by …").
 */
export function findActionHost(url: URL): ActionHost | null {
  const labels = url.hostname.replace(/^www\./u, '').split('.');
  for (let from = 0; from < labels.length - 1; from++) {
    for (const { path, host } of byHost.get(labels.slice(from).join('.')) ?? []) {
      if (path ? below(url.pathname, path) : from > 0 || isDeep(url)) return host;
    }
  }
  return null;
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
