import { visitSites } from '../../src/build/visit/visit-sites.ts';
import { operatorDomain } from '../../src/core/domain/parse-domain.ts';
import { loopbackDispatcher } from '../../src/crawl/fetch/loopback-dispatcher.ts';
import { siteRights } from '../../src/store/jobs/site-rights.ts';
import { openArtifactDatabase, openIndexDatabase } from '../../src/store/open-database.ts';

/** A process that visits sites of a web on this machine: <address of the index> <address of what it keeps> <port> <pause> <domains>. */
const [indexUrl = '', artifactsUrl = '', port = '', delayMs = '', ...names] = process.argv.slice(2);
const domains = names.map((name) => {
  const parsed = operatorDomain(name);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.domain;
});
const index = await openIndexDatabase({ url: indexUrl });
const artifacts = await openArtifactDatabase({ url: artifactsUrl });
const dispatcher = loopbackDispatcher({ hosts: names, port: Number(port) });
await visitSites({
  artifacts,
  domains,
  web: {
    dispatcher,
    userAgent: 'WaymarkBot/test',
    clock: () => new Date(),
    delayMs: Number(delayMs),
    timeoutMs: 50_000,
    rights: siteRights(index),
  },
  onProgress: () => {},
});
await dispatcher.close();
artifacts.close();
index.close();
