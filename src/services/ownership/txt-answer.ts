/** Why no record was got, though the name may have one. */
export type LookUpFault = 'server_failure' | 'refused' | 'timed_out' | 'unreachable' | 'broken_answer';

/** What asking for the TXT records of a name gives. "none" is an answer of the name servers; "failed" is none. */
export type TxtAnswer =
  /** The texts of all records, each with its parts joined. */
  | { readonly state: 'found'; readonly values: readonly string[] }
  | { readonly state: 'none'; readonly why: 'no_such_name' | 'no_record' }
  | { readonly state: 'failed'; readonly why: LookUpFault };

/** Asks for the TXT records of a name; never throws. */
export type LookUpTxt = (name: string) => Promise<TxtAnswer>;
