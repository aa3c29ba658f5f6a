import { guardedDispatcher } from '../src/crawl/guarded-dispatcher.ts';
import { waymarkUserAgent } from '../src/crawl/visit-options.ts';
import { readConfig } from '../src/runtime/config.ts';
import { openIndexDatabase } from '../src/store/open-database.ts';
import { listSitesDue } from '../src/store/sites-due.ts';
import { buildShown, printSummary } from './terminal/build-and-serve.ts';
import { parseOptions } from './terminal/parse-options.ts';
import { runCommand } from './terminal/run-command.ts';

const USAGE = `usage: npm run build [-- --budget 20m] [--sites N] [--json]
  visits the indexed sites whose time has come, reads, scores and compares them, and draws what changed`;

/** Sites visited in one build unless told otherwise. */
const DEFAULT_SITES = 10_000;

await runCommand(async () => {
  const options = parseOptions(process.argv.slice(2), USAGE, ['budget', 'sites', 'json', 'help']);
  if (options.help) return console.log(USAGE);
  const config = readConfig(process.env);
  const now = new Date();
  const index = await openIndexDatabase(config.database);
  const domains = await listSitesDue(index, now.toISOString(), options.sites ?? DEFAULT_SITES).finally(() =>
    index.close(),
  );
  const dispatcher = guardedDispatcher();
  const web = { dispatcher, userAgent: waymarkUserAgent(config.baseUrl), clock: () => new Date() };
  const visitUntil = options.budgetMs === undefined ? {} : { visitUntil: new Date(now.getTime() + options.budgetMs) };
  try {
    const finished = await buildShown({
      config,
      inputs: { domains, archives: [] },
      web,
      json: options.json,
      ...visitUntil,
    });
    printSummary(finished, options.json);
  } finally {
    await dispatcher.close();
  }
});
