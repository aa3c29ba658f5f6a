import { CRITERIA_WORD_FIRST } from './readiness/criteria-count.ts';

/** For whom a page of words is. */
interface DocsGroup {
  readonly id: string;
  readonly title: string;
  /** In the order they are listed. */
  readonly pages: readonly DocsRow[];
}

/** A page of words: its address, its name, and what it tells. The words themselves are in content/docs. */
export interface DocsRow {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The page that lists all others. */
export const DOCS_START: DocsRow = {
  path: '/docs',
  title: 'Docs',
  description: 'How Waymark reads sites, scores them and answers.',
};

/** All listed pages, as the docs, llms.txt and the sitemap name them. */
export const DOCS_GROUPS: readonly DocsGroup[] = [
  {
    id: 'owners',
    title: 'For site owners',
    pages: [
      {
        path: '/docs/score',
        title: 'How the score works',
        description: `${CRITERIA_WORD_FIRST} criteria, their points, the three answers each can have, and the evidence behind every one.`,
      },
      {
        path: '/docs/lawp',
        title: 'The LAWP format',
        description: 'A small JSON file that says in plain words what a web site is and what can be done there.',
      },
      {
        path: '/docs/put-a-file',
        title: 'Put a file on your site',
        description:
          'How to publish your LAWP file on WordPress, Shopify, Wix, Squarespace, Webflow, Netlify, Cloudflare, GitHub Pages, nginx, Apache or by FTP, and what to do where that is not possible.',
      },
      {
        path: '/docs/badges',
        title: 'Badges',
        description: 'Show the score of a site on the site itself.',
      },
      {
        path: '/docs/ownership',
        title: 'Claiming a site',
        description:
          'How one DNS record proves that you run a domain, what it proves and for how long, and what happens with the document you save.',
      },
    ],
  },
  {
    id: 'agents',
    title: 'For agents and developers',
    pages: [
      {
        path: '/docs/quickstart',
        title: 'First calls',
        description:
          'Find a site, read it and see what can be done there, in curl, JavaScript and Python. No key is needed.',
      },
      {
        path: '/docs/api',
        title: 'API',
        description:
          'Ask for a domain, a page or a topic and get sites with what can be done there; statistics, changes, ownership and suggestions.',
      },
      {
        path: '/docs/mcp',
        title: 'MCP connector',
        description: 'Connect an assistant or agent to Waymark through the Model Context Protocol.',
      },
      {
        path: '/docs/errors',
        title: 'Errors',
        description: 'Every error of the API, what it means and how to fix it.',
      },
    ],
  },
  {
    id: 'operators',
    title: 'For operators',
    pages: [
      {
        path: '/docs/self-hosting',
        title: 'Run it yourself',
        description: 'One command reads sites, builds the pages and serves them, with nothing else installed.',
      },
      {
        path: '/docs/open-map',
        title: 'Open map data',
        description: 'Complete the sites of your index with data from OpenStreetMap.',
      },
      {
        path: '/docs/translation',
        title: 'Translation',
        description: 'How texts in other languages get into English, by which translators, and what is checked.',
      },
    ],
  },
  {
    id: 'about',
    title: 'About',
    pages: [
      {
        path: '/bot',
        title: 'Our bot',
        description: 'Who WaymarkBot is, how it reads a site, and how to shut it out.',
      },
      {
        path: '/docs/privacy',
        title: 'Privacy',
        description: 'What we keep about the people who use this service, and about those on the pages it reads.',
      },
      {
        path: '/docs/security',
        title: 'Security',
        description: 'How this service protects itself and its readers, and where to report a vulnerability.',
      },
      {
        path: '/docs/sources',
        title: 'Sources and licences',
        description: 'Whose data and typefaces this service uses, with thanks, and under which licences.',
      },
    ],
  },
];
