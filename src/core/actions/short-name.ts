/** "Order" of "Order from Bageri Solsiden", where the owner's name stands above. */
function shortName(action: string, owner: string): string {
  return action.endsWith(` ${owner}`)
    ? action.slice(0, -owner.length - 1).replace(/ (?:at|from|to|with)$/, '')
    : action;
}

/** The short names of a site's actions, each once. */
export function shortNames(actions: readonly { readonly name: string }[], owner: string): string[] {
  return [...new Set(actions.map(({ name }) => shortName(name, owner)))];
}
