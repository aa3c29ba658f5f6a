import { registerHooks } from 'node:module';

/**
 * Loaded ahead of everything in a process (`NODE_OPTIONS=--import`), makes it hang in the midst of its work on sites of
 * certain names, as an input would that some reader of ours comes to no end with:
 * `hangs-visited.*` when an answer of it is looked through for pages, `hangs-read.*` when what is kept of it is read,
 * `hangs-saved.*` when what its owner saved is read.
 */
const HANGS: Readonly<Record<string, { readonly name: string; readonly when: string }>> = {
  '/src/crawl/visit/key-pages.ts': {
    name: 'chooseKeyPages',
    when: `given[0].home.hostname.startsWith('hangs-visited.')`,
  },
  '/src/extract/read-site.ts': { name: 'readSite', when: `given[0].domain.startsWith('hangs-read.')` },
  '/src/services/register/read-owner-document.ts': {
    name: 'toOwnerDocument',
    when: `given[1].startsWith('hangs-saved.')`,
  },
};

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const hang = Object.entries(HANGS).find(([path]) => url.endsWith(path))?.[1];
    if (hang === undefined) return loaded;
    const source = String(loaded.source);
    const head = `export function ${hang.name}(`;
    if (!source.includes(head)) throw new Error(`${url} has no function ${hang.name} any more`);
    const real = `real_${hang.name}`;
    const wrapped = `export function ${hang.name}(...given: Parameters<typeof ${real}>) {
      if (${hang.when}) for (;;);
      return ${real}(...given);
    }`;
    return { ...loaded, source: `${source.replace(head, `function ${real}(`)}\n${wrapped}\n` };
  },
});
