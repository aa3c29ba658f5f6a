declare const domainName: unique symbol;

/**
 * A host name in its one canonical form: lower case, A-labels, no trailing dot. Only `parseDomain` and
 * `operatorDomain` make one (R19, R63), so that a string that carries this type has been settled once.
 */
export type DomainName = string & { readonly [domainName]: true };
