/** What a host name tells of the kind of site, with the part of it that does. */
export interface HostKind {
  /** Id of a category. */
  readonly category: string;
  readonly part: string;
}

/** Endings that only bodies of one kind may register, or that hold the sites of one kind. Regular expressions on host names. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\.(?:uscourts\.gov|jus\.br|courts\.[a-z]{2,3}(?:\.[a-z]{2})?)$/, 'amenity/courthouse'],
  [/\.police\.uk$/, 'amenity/police'],
  // K–12 schools of states, school domains of countries.
  [/\.(?:k12\.[a-z]{2}(?:\.us)?|sch\.[a-z]{2}|ed\.jp|school\.(?:nz|za))$/, 'amenity/school'],
  // Below its own name a university keeps journals, institutes and libraries.
  [/(?<=\.[^.]+\.[^.]+)\.ac\.[a-z]{2}$/, 'office/educational_institution'],
  [/\.ac\.[a-z]{2}$/, 'amenity/university'],
  // School districts have names below .edu, too.
  [/\.edu(?:\.[a-z]{2})?$/, 'office/educational_institution'],
  [/\.(?:gov|mil|(?:gov|gob|gouv|govt|gub|guv|mil)\.[a-z]{2})$/, 'office/government'],
  [/\.go\.(?:ci|cr|id|jp|ke|kr|th|tz|ug)$/, 'office/government'],
  [
    /\.(?:gv\.at|gc\.ca|admin\.ch|europa\.eu|bund\.de|lg\.jp|fed\.us|(?:ci|co|state)\.[a-z]{2}\.us|overheid\.nl)$/,
    'office/government',
  ],
  [/\.(?:leg|mp)\.br$|\.parliament\.[a-z]{2}$/, 'office/government'],
  // Below states of the USA (RFC 1480), and prefectures and municipalities of Japan, which register these names themselves.
  [/\.(?:ci|co|city|county|town|twp|vil|borough)\.[a-z\d-]+\.[a-z]{2}\.us$/, 'office/government'],
  [/\.(?:pref\.[a-z-]+|metro\.tokyo|(?:city|town|vill)(?:\.[a-z\d-]+){1,2})\.jp$/, 'office/government'],
  [/\.lib\.[a-z]{2}\.us$/, 'amenity/library'],
  [/\.museum$/, 'tourism/museum'],
  [/\.blog$/, 'site/blog'],
  [/\.news$/, 'office/newspaper'],
  [/\.wiki$/, 'site/wiki'],
  [/\.bank$/, 'amenity/bank'],
  [/\.pharmacy$/, 'amenity/pharmacy'],
];

/** Hosts of other people's sites of one kind: the name before them is the site's. */
const HOSTS: Readonly<Record<string, string>> = {
  'site/blog':
    'wordpress.com tumblr.com livejournal.com typepad.com substack.com over-blog.com canalblog.com hatenablog.com hateblo.jp blog.hu blogg.se blogs.com bearblog.dev hashnode.dev pixnet.net tistory.com seesaa.net exblog.jp cocolog-nifty.com livedoor.blog blog.jp jugem.jp over-blog.fr eklablog.com unblog.fr blogg.no',
  'site/wiki': 'fandom.com wikia.com wikia.org wikidot.com wikipedia.org wiktionary.org miraheze.org',
  'site/forum': 'stackexchange.com proboards.com forumotion.com forumfree.it freeforums.net forumactif.com',
  'shop/online': 'myshopify.com bigcartel.com mybigcommerce.com storenvy.com',
};
const byHost = new Map(Object.entries(HOSTS).flatMap(([id, hosts]) => hosts.split(' ').map((host) => [host, id])));

/** First labels under which sites keep one part of themselves, which is then a site of its own. */
const LABELS: Readonly<Record<string, string>> = {
  'site/blog': 'blog blogs',
  'site/wiki': 'wiki',
  'site/forum': 'forum forums board boards foro foros foorum foorumi forumas',
  'site/recipes':
    'recipes rezepte recettes recetas receitas ricette recepten recepty recept przepisy opskrifter cooking',
  'shop/online': 'shop store boutique tienda loja negozio sklep eshop webshop',
};
const byLabel = new Map(
  Object.entries(LABELS).flatMap(([id, labels]) => labels.split(' ').map((label) => [label, id])),
);

/** Whether a host is that of a service below which others have their sites: it is none of those itself. */
export function isHostOfOthers(host: string): boolean {
  return byHost.has(host.replace(/^www\d?\./, ''));
}

/** The kind of site that a host name alone tells, or null. Takes host names in lower case. */
export function kindOfHost(host: string): HostKind | null {
  if (isHostOfOthers(host)) return null;
  const dotted = `.${host.replace(/^www\d?\./, '')}`;
  const labels = dotted.slice(1).split('.');
  const [first = ''] = labels;
  const section = labels.length > 2 ? byLabel.get(first) : undefined;
  if (section) return { category: section, part: first };
  for (const [pattern, category] of ENDINGS) {
    const part = pattern.exec(dotted)?.[0];
    if (part) return { category, part: part.slice(1) };
  }
  const parent = labels.slice(1).join('.');
  const hosted = byHost.get(parent) ?? (labels[1] === 'blogspot' ? 'site/blog' : undefined);
  return hosted ? { category: hosted, part: parent } : null;
}
