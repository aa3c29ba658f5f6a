import manifest from '../../../package.json' with { type: 'json' };

/** Address of the source code, as the `repository` of package.json names it; null where it names none. */
export const SOURCE_LINK: string | null = toSourceLink(manifest);

/** The web address in a manifest's `repository`: a string or `{ url }`, as npm writes it ("git+https://…/waymark.git"). */
export function toSourceLink(manifest: object): string | null {
  const repository = fieldOf(manifest, 'repository');
  const given = typeof repository === 'object' && repository !== null ? fieldOf(repository, 'url') : repository;
  if (typeof given !== 'string') return null;
  const address = given.replace(/^git\+/, '').replace(/\.git$/, '');
  return /^https?:\/\//.test(address) && URL.canParse(address) ? address : null;
}

function fieldOf(of: object, name: string): unknown {
  return Object.entries(of).find(([key]) => key === name)?.[1];
}
