/** The one address whose document scores and may carry endpoints (contract section 2). */
export const LAWP_PATH = '/.well-known/lawp.json';

/** A document as its server gave it, or why there is none. */
export type FetchedDocument =
  | {
      readonly ok: true;
      /** Where it was found, redirects followed. */
      readonly url: string;
      readonly status: number;
      /** In lower case, without parameters; empty for none. */
      readonly mediaType: string;
      readonly body: Uint8Array;
      /** ISO 8601 UTC. */
      readonly at: string;
    }
  | {
      readonly ok: false;
      /** One plain sentence. */
      readonly reason: string;
    };

/** Asks for a document because somebody wants to have it checked now. Never rejects for what the other side does. */
export type FetchDocument = (url: URL) => Promise<FetchedDocument>;
