import { ACTIONS } from '../../core/actions/catalogue.ts';
import type { LawpFieldType } from '../../core/lawp/document.ts';
import type { ActionFacts } from '../../core/site/facts.ts';
import type { ActionHost } from './booking-hosts.ts';

const TYPES: Readonly<Record<string, LawpFieldType>> = { email: 'email', phone: 'phone', datetime: 'datetime' };

/** The service that takes an action, and the address that fills in what its makers say it can. */
export function offerOf(
  { provider, action, prefills = {} }: ActionHost,
  id: ActionFacts['id'],
  address: string,
): Pick<ActionFacts, 'provider' | 'fields' | 'form'> {
  const names = Object.keys(prefills);
  if (names.length === 0 || id !== action || ACTIONS[id].input !== 'object') return { provider };
  const asked = names.map((name) => `${prefills[name]}={${name}}`).join('&');
  const url = withoutAnswers(address, Object.values(prefills));
  return {
    provider,
    fields: names.map((name) => ({ name, type: TYPES[name] ?? 'string', required: false })),
    form: { url, method: 'GET', controls: prefills, urlTemplate: `${url}${url.includes('?') ? '&' : '?'}${asked}` },
  };
}

/** The address without what the site filled in itself. */
function withoutAnswers(address: string, parameters: readonly string[]): string {
  const url = new URL(address);
  url.hash = '';
  // A parameter that is deleted has the others written anew.
  for (const name of parameters) if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url.href;
}
