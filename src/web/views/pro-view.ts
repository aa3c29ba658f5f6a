import { formatDay } from '../../prints/format-day.ts';
import type { KeyPolicy } from '../../services/keys/issue-key.ts';
import type { KeyInfo, NewKey } from '../../services/keys/key-info.ts';
import { POLICIES } from '../../services/limits/policies.ts';
import { type PageHead, pageHead } from './parts/page-head.ts';

/** What happened before the page is shown. */
export type ProPart =
  | { readonly kind: 'opened' }
  /** The form came in a wrong way. */
  | { readonly kind: 'refused'; readonly message: string }
  | ({ readonly kind: 'issued'; readonly replaces: string | null } & NewKey)
  | {
      readonly kind: 'not-issued';
      readonly label: string;
      readonly field: 'label' | 'code' | null;
      readonly message: string;
    }
  | { readonly kind: 'shown'; readonly key: string; readonly info: KeyInfo }
  | { readonly kind: 'ended'; readonly id: string }
  | { readonly kind: 'key-refused'; readonly message: string };

export interface ProViewInput {
  readonly baseUrl: string;
  readonly operator: string | null;
  readonly keyMode: KeyPolicy['mode'];
  readonly part: ProPart;
}

/** The page of Pro keys. */
export interface ProView {
  readonly kind: 'pro';
  readonly head: PageHead;
  /** What a key is good for, a line each. */
  readonly gains: readonly { readonly name: string; readonly value: string }[];
  /** One sentence on what went wrong with the page as a whole. */
  readonly problem: string | null;
  /** A key in the one moment when it is shown. */
  readonly issued: { readonly key: string; readonly about: string; readonly call: string } | null;
  /** Null when the operator gives no keys here. */
  readonly form: {
    readonly label: string;
    readonly asksForCode: boolean;
    readonly problem: { readonly field: 'label' | 'code' | null; readonly message: string } | null;
  } | null;
  /** How keys are had where the form is absent. */
  readonly operator: { readonly text: string; readonly href: string | null } | null;
  /** What the form for one's own key gave. */
  readonly own: {
    readonly problem: string | null;
    readonly done: string | null;
    /** The key that was entered, sent again with what is done to it; nothing of it is kept. */
    readonly held: {
      readonly key: string;
      readonly facts: readonly { readonly name: string; readonly value: string }[];
    } | null;
  };
}

const GAINS = [
  { name: 'More searches', value: `${POLICIES.pro.limit} a minute instead of ${POLICIES.free.limit}.` },
  { name: 'Whole answers', value: 'Up to 50 sites, with all their pages and products.' },
  { name: 'Your own text', value: 'You need a key to claim your site.' },
] as const;

const FAULTS: ReadonlySet<ProPart['kind']> = new Set(['refused', 'not-issued', 'key-refused'] as const);

/** Builds the page of Pro keys from what happened before. */
export function toProView({ baseUrl, operator, keyMode, part }: ProViewInput): ProView {
  return {
    kind: 'pro',
    head: pageHead({
      title: `${FAULTS.has(part.kind) ? 'Error: ' : ''}Pro key | Waymark`,
      description: GAINS.map(({ name, value }) => `${name}: ${value}`).join(' '),
      canonical: part.kind === 'opened' ? `${baseUrl}/pro` : null,
      index: part.kind === 'opened',
    }),
    gains: GAINS,
    problem: part.kind === 'refused' ? part.message : null,
    issued: part.kind === 'issued' ? toIssued(baseUrl, part) : null,
    form: keyMode === 'closed' ? null : toForm(keyMode, part),
    operator: keyMode === 'closed' ? toOperator(operator) : null,
    own: {
      problem: part.kind === 'key-refused' ? part.message : null,
      done: part.kind === 'ended' ? `The key ${part.id} is revoked. It no longer works for anybody.` : null,
      held: part.kind === 'shown' ? { key: part.key, facts: toFacts(part.info) } : null,
    },
  };
}

function toIssued(
  baseUrl: string,
  { key, id, label, replaces }: Extract<ProPart, { kind: 'issued' }>,
): NonNullable<ProView['issued']> {
  const instead = replaces === null ? '' : ` It replaces ${replaces}, which is revoked. Its claims moved to this key.`;
  return {
    key,
    about: `“${label}”, id ${id}.${instead}`,
    call: `curl -H "Authorization: Bearer ${key}" "${baseUrl}/api/search?q=bakery"`,
  };
}

function toForm(mode: KeyPolicy['mode'], part: ProPart): NonNullable<ProView['form']> {
  const failed = part.kind === 'not-issued' ? part : null;
  return {
    label: failed?.label ?? '',
    asksForCode: mode === 'invite',
    problem: failed === null ? null : { field: failed.field, message: failed.message },
  };
}

function toOperator(operator: string | null): NonNullable<ProView['operator']> {
  if (operator === null) return { text: 'whoever runs this service', href: null };
  if (/^https?:\/\//.test(operator)) return { text: operator, href: operator };
  return { text: operator, href: /^[^\s@]+@[^\s@]+$/.test(operator) ? `mailto:${operator}` : null };
}

function toFacts({ id, label, createdAt, lastUsedOn }: KeyInfo): NonNullable<ProView['own']['held']>['facts'] {
  return [
    { name: 'Label', value: label },
    { name: 'Id', value: id },
    { name: 'Created', value: formatDay(createdAt) },
    { name: 'Last used', value: lastUsedOn === null ? 'Never' : formatDay(lastUsedOn) },
  ];
}
