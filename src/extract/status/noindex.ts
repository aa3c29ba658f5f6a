import type { Element } from 'domhandler';

const OUR_AGENT = 'waymarkbot';

/** True when meta robots, meta waymarkbot or X-Robots-Tag (for everyone or for us) says `noindex` or `none`. */
export function isNoindex(metas: readonly Element[], robotsTag: string | undefined): boolean {
  for (const { attribs } of metas) {
    const name = attribs.name?.trim().toLowerCase();
    if ((name === 'robots' || name === OUR_AGENT) && forbids((attribs.content ?? '').slice(0, 1_000).split(/[\s,]+/)))
      return true;
  }
  return robotsTag?.slice(0, 4_000).split('\n').some(headerForbids) ?? false;
}

function forbids(directives: readonly string[]): boolean {
  return directives.some((directive) => /^(?:noindex|none)$/i.test(directive));
}

/** "noindex, nofollow", "otherbot: noindex", "waymarkbot: none": a name before a colon rules what follows it on its line. */
function headerForbids(header: string): boolean {
  let forUs = true;
  for (const part of header.split(',')) {
    const named = /^\s*([\w.-]+)\s*:(.*)$/.exec(part);
    if (named && /^(?:unavailable_after|max-\w+(?:-\w+)?)$/i.test(named[1] ?? '')) continue;
    if (named) forUs = named[1]?.toLowerCase() === OUR_AGENT;
    if (forUs && forbids([(named?.[2] ?? part).trim()])) return true;
  }
  return false;
}
