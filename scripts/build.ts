import type { DomainName } from '../src/core/domain/domain-name.ts';
import { guardedDispatcher } from '../src/crawl/fetch/guarded-dispatcher.ts';
import { waymarkUserAgent } from '../src/crawl/fetch/visit-options.ts';
import { txtResolver } from '../src/runtime/adapters/dns-resolver.ts';
import { readConfig } from '../src/runtime/config/config.ts';
import { recheckClaims } from '../src/services/ownership/recheck-claims.ts';
import { openIndexDatabase } from '../src/store/open-database.ts';
import { listSitesDue } from '../src/store/sites/sites-due.ts';
import { buildShown } from './terminal/build-and-serve.ts';
import { parseOptions } from './terminal/parse-options.ts';
import { runCommand } from './terminal/run-command.ts';
import { printSummary } from './terminal/summary.ts';

/** Sites visited in one build unless told otherwise. */
const DEFAULT_SITES = 10_000;

const USAGE = `usage: npm run build [-- --budget 20m] [--sites N] [--json]
  checks the records of claims, visits the sites that were suggested or whose time has come, reads, scores and compares them, and draws what changed
  --budget 20m  begins no visit after that time (s, m or h); what is left waits for the next build
  --sites N     visits at most N sites (default: ${DEFAULT_SITES})
  --json        prints what was done as JSON on standard output`;

await runCommand(async () => {
  const options = parseOptions(process.argv.slice(2), USAGE, ['budget', 'sites', 'json', 'help']);
  if (options.help) return console.log(USAGE);
  const config = readConfig(process.env);
  const now = new Date();
  const index = await openIndexDatabase(config.database);
  let domains: DomainName[];
  try {
    domains = await listSitesDue(index, now.toISOString(), options.sites ?? DEFAULT_SITES);
    const lookUpTxt = txtResolver({ servers: config.dnsServers });
    await recheckClaims({ index, lookUpTxt, clock: () => new Date() });
  } finally {
    index.close();
  }
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
