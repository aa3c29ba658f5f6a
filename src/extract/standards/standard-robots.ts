import { firstNames } from '../../core/first-names.ts';
import type { RobotsSummary, Visit } from '../../core/site/visit.ts';
import type { StandardFinding } from './standard-readers.ts';

/** Names shown before "and 3 more". */
const MAX_NAMES = 4;

/** robots.txt and its rules for AI bots, as one sentence. */
export function readRobotsStandard({ robots, resources, source }: Visit): StandardFinding {
  const file = resources.find(({ role }) => role === 'robots');
  if (robots.state === 'unseen' || file === undefined) {
    return { state: 'unseen', found: source === 'warc' ? 'Not in the archive' : 'Not checked' };
  }
  if (file.outcome !== 'ok' && file.outcome !== 'unchanged') {
    return { state: 'unseen', found: file.reason ?? 'No answer' };
  }
  const { status } = file;
  if (status !== null && (status < 200 || status > 299))
    return { state: 'not_seen', found: `${status}; all bots may read` };
  const { bots } = robots;
  return { state: 'seen', found: botSentence(robots), ...(bots === undefined ? {} : { bots }) };
}

function botSentence({ state, aiBots }: RobotsSummary): string {
  const shut = aiBots.filter(({ allowed }) => !allowed).map(({ agent }) => agent);
  if (state === 'disallowed') return 'Bots may not read the home page';
  if (state === 'opted_out') return 'Our bot may not read';
  if (shut.length > 0) return `${named(shut)} may not read`;
  if (aiBots.length > 0) return `${aiBots.length} AI ${aiBots.length === 1 ? 'bot is' : 'bots are'} named and may read`;
  return state === 'restricted' ? 'All bots may read, except some paths' : 'All bots may read';
}

function named(agents: readonly string[]): string {
  if (agents.length > MAX_NAMES) return firstNames(agents, MAX_NAMES);
  return agents.length < 2 ? (agents[0] ?? '') : `${agents.slice(0, -1).join(', ')} and ${agents.at(-1)}`;
}
