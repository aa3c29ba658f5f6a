import { isLoopbackHost } from '../core/domain/loopback-host.ts';
import type { LawpAction, LawpDocument } from '../core/lawp/document.ts';
import { CRITERIA } from '../core/readiness/criteria.ts';
import { CRITERIA_WORD_FIRST } from '../core/readiness/criteria-count.ts';

/** What our own document is made from. */
export interface OwnDocumentInput {
  readonly baseUrl: string;
  /** E-mail or address of who runs this service; null when it was not said. */
  readonly operator: string | null;
}

/**
 * The LAWP document of the service itself: valid by our own validator, with actions that can be called. On a machine of
 * one's own it names that host, and its endpoints are http (R1).
 */
export function ownDocument({ baseUrl, operator }: OwnDocumentInput): LawpDocument {
  const { hostname, protocol, port } = new URL(baseUrl);
  // Endpoints are https on the usual port, or on this very machine: anywhere else nobody could call them.
  const isCallable = isLoopbackHost(hostname) || (protocol === 'https:' && port === '');
  return {
    lawp_version: '0.3',
    domain: hostname,
    name: 'Waymark',
    language: 'en',
    pages: PAGES,
    actions: [
      searchAction(baseUrl, isCallable),
      suggestAction(baseUrl, isCallable),
      ...linkActions(baseUrl),
      ...contact(operator),
    ],
    business: {
      name: 'Waymark',
      // A service never closes (R73).
      opening_hours: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], opens: '00:00', closes: '24:00' }],
    },
  };
}

const PAGES: LawpDocument['pages'] = {
  '/': {
    title: 'Waymark',
    content:
      'Waymark is a directory of web sites for agents and for the people who run those sites. It reads sites, describes their pages and what can be done there as LAWP documents in English, and says with a score from 0 to 100 how ready each site is for agents, and what would raise it.',
  },
  '/directory': {
    title: 'Directory',
    content: 'All indexed sites by category, city, language and score, the best score first.',
  },
  '/docs/lawp': {
    title: 'The LAWP format',
    content:
      'What is in a LAWP document: the pages of a site in plain words, the actions it offers and what each asks for, and the address that carries an action out.',
  },
  '/docs/score': {
    title: 'The score',
    content: `${CRITERIA_WORD_FIRST} criteria make the score: ${CRITERIA.map(({ shortTitle, points }) => `${shortTitle} (${points})`).join('; ')}.`,
  },
  '/docs/api': {
    title: 'API',
    content:
      'Searches by domain, page or topic are free up to 20 a minute. A Pro key allows 60 and gives all pages and products. The whole API is described at /openapi.json.',
  },
};

function searchAction(baseUrl: string, isCallable: boolean): LawpAction {
  return {
    id: 'search',
    name: 'Search sites',
    description: 'Find web sites by domain, page or topic, with what can be done there. In any language.',
    intent: ['search', 'find', 'look up', 'web site', 'shop', 'business'],
    input: { type: 'text', required: true },
    ...(isCallable
      ? { endpoint: { url: `${baseUrl}/api/search`, method: 'POST' as const } }
      : { url: `${baseUrl}/search` }),
  };
}

function suggestAction(baseUrl: string, isCallable: boolean): LawpAction {
  return {
    id: 'suggest_site',
    name: 'Suggest a site',
    description: 'Suggest a web site by its domain; it is visited and read within a day.',
    intent: ['suggest', 'add', 'propose', 'submit', 'web site'],
    input: { type: 'text', required: true },
    ...(isCallable
      ? { endpoint: { url: `${baseUrl}/api/suggest`, method: 'POST' as const } }
      : { url: `${baseUrl}/suggest` }),
  };
}

function linkActions(baseUrl: string): LawpAction[] {
  return [
    {
      id: 'get_started',
      name: 'Get a Pro key',
      description: 'A key for 60 searches a minute with all pages and products.',
      intent: ['key', 'pro', 'sign up', 'limit'],
      input: { type: 'none', required: false },
      url: `${baseUrl}/pro`,
    },
  ];
}

function contact(operator: string | null): LawpAction[] {
  if (operator === null) return [];
  return [
    {
      id: 'contact',
      name: 'Write to the operator',
      description: `Reach whoever runs this service: ${operator}.`,
      intent: ['contact', 'write', 'help', 'operator'],
      input: { type: 'none', required: false },
    },
  ];
}
