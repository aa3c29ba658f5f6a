import type { LawpAction, LawpDocument } from '../../core/lawp/document.ts';
import type { ActionFacts, SiteFacts } from '../../core/site/facts.ts';
import type { ActionReach, SiteDocument } from '../../core/site/site-record.ts';

/**
 * Who takes the actions of a site, and what reaches it, by their ids. Of a document that somebody wrote only what its own
 * words state, too, and nothing of what is called by an endpoint.
 */
export function describeReaches(
  { actions }: SiteFacts,
  own: LawpDocument | null,
): NonNullable<SiteDocument['reaches']> {
  return Object.fromEntries(
    actions.flatMap((action): [string, ActionReach][] => {
      const said = own?.actions.find(({ id }) => id === action.id) ?? null;
      if (own !== null && (said === null || said.endpoint !== undefined)) return [];
      const reach = reachOf(action, said);
      return Object.keys(reach).length === 0 ? [] : [[action.id, reach]];
    }),
  );
}

/** So many last digits tell a number from others, however it is written. */
const TELLING_DIGITS = 7;

function reachOf({ url, provider, phone, email }: ActionFacts, said: LawpAction | null): ActionReach {
  const words = said === null ? null : `${said.name} ${said.description} ${said.url ?? ''}`;
  const digits = words?.replace(/\D/gu, '') ?? '';
  const e164 = phone?.e164 ?? null;
  const states = (text: string) => words === null || words.toLowerCase().includes(text.toLowerCase());
  return {
    ...(provider !== undefined && (states(provider) || said?.url === url) ? { provider } : {}),
    ...(e164 !== null && (words === null || digits.includes(e164.slice(-TELLING_DIGITS))) ? { phone: e164 } : {}),
    ...(email !== undefined && states(email) ? { email } : {}),
  };
}
