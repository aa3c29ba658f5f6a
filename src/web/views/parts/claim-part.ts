import type { Registration } from '../../../services/register/registration.ts';
import type { InputError } from '../../../services/service-error.ts';

/** What a caller entered, sent again with the next step; nothing of it is kept. */
export interface Entered {
  readonly domain: string;
  readonly key: string;
}

/** A caller with a good key and a usable domain. */
export type Claiming = Entered & { readonly registration: Registration };

/** A document that was sent and not kept. */
export interface NotSaved {
  readonly text: string;
  readonly message: string;
  readonly errors: readonly InputError[];
  /** Tag of the document that the owner began with. */
  readonly since: string;
}

/** A document that was sent, what saving it would cost, and how much of our reading it leaves out. */
export interface Warned {
  readonly text: string;
  readonly message: string;
  readonly leftOut: { readonly pages: number; readonly actions: number };
}

/** What happened before the claim page is shown. */
export type ClaimPart =
  | { readonly kind: 'opened'; readonly domain: string }
  /** The form came in a wrong way, or one of its fields is wrong. */
  | {
      readonly kind: 'refused';
      readonly domain: string;
      readonly field: 'domain' | 'key' | null;
      readonly message: string;
    }
  /** A document was sent, and could not even be looked at: what was written must not be lost. */
  | ({ readonly kind: 'turned-away' } & Entered & NotSaved)
  | ({ readonly kind: 'looked' } & Claiming)
  | ({ readonly kind: 'not-saved' } & Claiming & NotSaved)
  /** A save that would lower the score, or replace one that the owner has not seen: the owner decides. */
  | ({ readonly kind: 'warned' } & Claiming & Warned)
  | ({ readonly kind: 'saved' } & Claiming & { readonly notices: readonly string[] });
