/** One request to a site's endpoint, whole: it is sent as it is. */
export interface EndpointCall {
  readonly url: string;
  readonly method: 'POST' | 'GET';
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null for GET. */
  readonly body: string | null;
}

/** What an endpoint answered, or why nothing came. */
export type EndpointAnswer =
  | {
      readonly ok: true;
      readonly status: number;
      /** Lower case, without parameters; empty when it was not said. */
      readonly mediaType: string;
      readonly body: Uint8Array;
      /** There was more than is read. */
      readonly truncated: boolean;
    }
  | {
      readonly ok: false;
      readonly sentence: string /** It may have arrived all the same. */;
      readonly maybeSent: boolean;
    };

/** Sends a request to a site's endpoint; never throws. */
export type CallEndpoint = (call: EndpointCall) => Promise<EndpointAnswer>;
