import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { findActionHost } from '../../extract/actions/booking-hosts.ts';

/**
 * Services on which businesses have a page that is not their own site: they are the same under every ending
 * ("tripadvisor.co.uk"). Written by hand from the services' own public addresses.
 */
const NAMES = new Set(
  `facebook instagram twitter tiktok youtube linkedin pinterest whatsapp telegram snapchat tumblr flickr vimeo vk weibo
  tripadvisor yelp foursquare airbnb expedia agoda trivago hotels hostelworld vrbo homeaway zomato thefork lafourchette opentable resy quandoo bookatable
  deliveroo ubereats doordash grubhub lieferando takeaway thuisbezorgd foodora foodpanda glovoapp wolt justeat just-eat skipthedishes
  google goo bing wikipedia wikimedia openstreetmap mapcarta waze yandex 2gis
  linktr linktree beacons bit tinyurl allmylinks solo taplink
  amazon ebay etsy aliexpress gumtree craigslist kleinanzeigen marktplaats leboncoin avito olx
  tabelog hotpepper gnavi retty jalan rakuten naver daum kakao dianping meituan ctrip
  treatwell doctolib jameda planity fresha booksy doctoralia zocdoc
  eventbrite meetup patreon kickstarter gofundme paypal`.split(/\s+/),
);

/** The same, where another firm may have the name under another ending. */
const DOMAINS = new Set([
  'booking.com',
  'x.com',
  't.me',
  't.co',
  'wa.me',
  'fb.com',
  'fb.me',
  'm.me',
  'g.page',
  'g.co',
  'youtu.be',
  'threads.net',
  'vk.com',
  'ok.ru',
  'me.com',
  'yell.com',
  'yellowpages.com',
  'gelbeseiten.de',
  'dasoertliche.de',
  'pagesjaunes.fr',
  'paginegialle.it',
  'paginasamarillas.es',
  'herold.at',
  'local.ch',
  'krak.dk',
  'gulesider.no',
  'eniro.se',
  'hitta.se',
  'firmy.cz',
  'panoramafirm.pl',
  'cylex.de',
  'proff.no',
  'smiley-rapport.dk',
]);

/** Whether an address is a page of a social network, portal, map or booking service, and not of a business's own site. */
export function isPortal(url: URL): boolean {
  const registrable = registrableDomain(url.hostname);
  const [name = ''] = registrable.split('.');
  return DOMAINS.has(registrable) || NAMES.has(name) || findActionHost(url) !== null;
}
