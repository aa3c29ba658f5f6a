/** The last lines of the demo: where to look, and how to get a key. */
export function welcome(baseUrl: string, examples: readonly string[]): string {
  const links = [
    `${baseUrl}/`,
    ...examples.slice(0, 1).map((domain) => `${baseUrl}/site/${domain}`),
    `${baseUrl}/api/search?q=bakery+in+Aarhus`,
  ];
  const shown = links.map((link) => `    ${link}`).join('\n');
  return `\n  Look at:\n${shown}\n\n  A Pro key for it: npm run keys -- --demo create "My agent"\n\n  Ctrl-C stops it.`;
}
