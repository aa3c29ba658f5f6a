import { type Element, isTag, isText } from 'domhandler';
import type { ParsedPage } from '../page/parsed-page.ts';

/** A box of a service that stands on a page. */
export interface EmbeddedService {
  readonly element: Element;
  /** The address of what it shows, or of the script that draws it. */
  readonly address: string;
  /** A page of the service that opens by itself, or a script that draws on this one. */
  readonly shows: 'page' | 'script';
}

const MAX_ADDRESS = 2_000;
const MAX_EMBEDS = 50;
/** Boxes, and buttons that open them. */
const BOXES = ['div', 'button', 'a', 'span'];
const MAX_SCRIPTS = 100;
const MAX_SCRIPT = 100_000;
/** What is asked for stands so near behind the name of a script. */
const MAX_BEHIND = 800;

/** What makers of services have sites write on a box, and the public address of what it holds; as each documents it. */
const ATTRIBUTES: Readonly<Record<string, (value: string, element: Element) => string | null>> = {
  'data-url': (value) => value,
  'data-tally-src': (value) => value,
  // Meetings of HubSpot.
  'data-src': (value, { attribs }) =>
    /(?:^|\s)meetings-iframe-container(?:\s|$)/u.test(attribs.class ?? '') ? value : null,
  'data-tally-open': ofId((id) => `https://tally.so/r/${id}`),
  'data-cal-link': ofId((id) => `https://cal.com/${id}`),
  'data-fillout-id': ofId((id) => `https://forms.fillout.com/t/${id}`),
  'data-paperform-id': ofId((id) => `https://${id}.paperform.co/`),
  'data-path': (value, element) =>
    /(?:^|\s)tidycal-embed(?:\s|$)/u.test(element.attribs.class ?? '')
      ? ofId((id) => `https://tidycal.com/${id}`)(value)
      : null,
  ...Object.fromEntries(
    ['widget', 'popup', 'slider', 'sidetab', 'popover'].map((shape) => [`data-tf-${shape}`, typeformOf]),
  ),
};

function typeformOf(value: string, { attribs }: Element): string | null {
  const ending = attribs['data-tf-region'] === 'eu' ? 'eu' : 'com';
  return ofId((id) => `https://form.typeform.${ending}/to/${id}`)(value);
}

/** Letters, digits and the signs that names of services have, and nothing that leads up in a path. */
const ID = /^(?!.*\.\.)[\w][\w./-]{1,99}$/u;

function ofId(toAddress: (id: string) => string): (value: string) => string | null {
  return (value) => (ID.test(value.trim()) ? toAddress(value.trim()) : null);
}

/** Scripts that draw a box, and the page that shows the same. */
const SCRIPTS: readonly ((url: URL, element: Element) => string | null)[] = [
  ({ hostname, pathname }) => {
    const [, firm] = /^\/embeds\/script\/(?:calendar|items)\/([\w-]{1,60})\//u.exec(pathname) ?? [];
    return hostname === 'fareharbor.com' && firm ? `https://fareharbor.com/embeds/book/${firm}/` : null;
  },
  // One house has one number; a script for several has no page of its own.
  ({ hostname, pathname, searchParams }) => {
    const [rid, ...others] = new Set(searchParams.getAll('rid').map((id) => id.trim()));
    const isOne = rid !== undefined && others.length === 0 && /^\d{1,10}$/u.test(rid);
    const isLoader = /^www\.opentable\.[a-z.]{2,6}$/u.test(hostname) && pathname === '/widget/reservation/loader';
    return isLoader && isOne ? `https://${hostname}/restref/client/?rid=${rid}&restref=${rid}` : null;
  },
  ({ hostname, pathname }) => {
    const [, id] = /^\/jsform\/(\d{6,20})/u.exec(pathname) ?? [];
    return /(?:^|\.)jotform\.com$/u.test(hostname) && id ? `https://form.jotform.com/${id}` : null;
  },
  ({ hostname }, { attribs: { 'data-key': key = '', 'data-form': form = '' } }) =>
    hostname === 'www.cognitoforms.com' && /^[\w-]{6,60}$/u.test(key) && /^\d{1,6}$/u.test(form)
      ? `https://www.cognitoforms.com/f/${key}/${form}`
      : null,
  ({ hostname, pathname }) => {
    const [, id] = /^\/([0-9a-f]{6,20})\/index\.js$/u.exec(pathname) ?? [];
    return /^[\w-]+\.(?:ck\.page|kit\.com)$/u.test(hostname) && id ? `https://${hostname}/${id}` : null;
  },
];

/** What scripts on the page hand to those of services: the name they are called by, and what is written behind it. */
const CALLS: readonly (readonly [name: string, asked: RegExp, toAddress: (found: string) => string])[] = [
  [
    'Calendly.init',
    /^Calendly\.init\w{1,30}\([\s\S]{0,300}?\burl['"]?\s*:\s*['"](https:\/\/calendly\.com\/[^'"\s]{1,200})['"]/u,
    (url) => url,
  ],
  ['calLink', /^calLink['"]?\s*:\s*['"]([\w-][\w./-]{1,99})['"]/u, (link) => `https://cal.com/${link}`],
  [
    'SimplybookWidget',
    /^SimplybookWidget\([\s\S]{0,600}?\burl['"]?\s*:\s*['"]https:(?:\\?\/){2}([\w-]{1,60}\.simplybook\.(?:me|it))\b/u,
    (host) => `https://${host}/`,
  ],
  [
    'SevenroomsWidget.init',
    /^SevenroomsWidget\.init\([\s\S]{0,300}?\bvenueId['"]?\s*:\s*['"]([\w-]{2,60})['"]/u,
    (venue) => `https://www.sevenrooms.com/reservations/${venue}`,
  ],
  ['tock(', /^tock\(\s*['"]init['"]\s*,\s*['"]([\w-]{2,80})['"]/u, (house) => `https://www.exploretock.com/${house}`],
];

/** The boxes of services on a page that are seen, by their frames, marks and scripts. */
export function embeddedServices(page: ParsedPage): EmbeddedService[] {
  return [...framesOf(page), ...boxesOf(page), ...scriptsOf(page)]
    .filter(({ address }) => address.length <= MAX_ADDRESS)
    .slice(0, MAX_EMBEDS);
}

function framesOf(page: ParsedPage): EmbeddedService[] {
  return (page.byTag.get('iframe') ?? []).flatMap((element) => {
    const { src, 'data-src': later, 'data-tally-src': tally } = element.attribs;
    const address = src && !src.startsWith('about:') ? src : (later ?? tally);
    // A frame has no text of its own by which it would be seen.
    return address && isBoxSeen(element, page) ? [{ element, address, shows: 'page' as const }] : [];
  });
}

function isBoxSeen({ parent }: Element, page: ParsedPage): boolean {
  return !parent || !isTag(parent) || page.isVisible(parent);
}

function boxesOf(page: ParsedPage): EmbeddedService[] {
  return BOXES.flatMap((name) => page.byTag.get(name) ?? []).flatMap((element) =>
    Object.entries(element.attribs).flatMap(([name, value]) => {
      const address = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name]?.(value, element) : null;
      return address && isBoxSeen(element, page) ? [{ element, address, shows: 'page' as const }] : [];
    }),
  );
}

function scriptsOf(page: ParsedPage): EmbeddedService[] {
  return (page.byTag.get('script') ?? []).slice(0, MAX_SCRIPTS).flatMap((element): EmbeddedService[] => {
    const { src } = element.attribs;
    if (src === undefined) return callsIn(element).map((address) => ({ element, address, shows: 'page' }));
    const url = src.length > MAX_ADDRESS ? null : URL.parse(src, page.base);
    const shown = url && SCRIPTS.map((toAddress) => toAddress(url, element)).find((address) => address !== null);
    if (shown) return [{ element, address: shown, shows: 'page' }];
    return src.includes('?') ? [{ element, address: src, shows: 'script' }] : [];
  });
}

function callsIn(script: Element): string[] {
  const { type = '' } = script.attribs;
  if (type !== '' && !/javascript|module/iu.test(type)) return [];
  const [first] = script.children;
  const text = first && isText(first) ? first.data.slice(0, MAX_SCRIPT) : '';
  return CALLS.flatMap(([name, asked, toAddress]) => {
    const at = text.indexOf(name);
    const [, found] = at < 0 ? [] : (asked.exec(text.slice(at, at + MAX_BEHIND)) ?? []);
    return found ? [toAddress(found)] : [];
  });
}
