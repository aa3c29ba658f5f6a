/** Who calls, as far as limits and tiers go. */
export interface Caller {
  /** "203.0.113.7", or an IPv6 /64: only ever used as the name of a bucket. */
  readonly address: string;
  /** The Pro key, when a good one was sent. */
  readonly keyId: string | null;
}
