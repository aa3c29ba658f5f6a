import { type BuildResult, build } from '../../src/build/build.ts';
import type { BuildInputs } from '../../src/build/parse-inputs.ts';
import type { WebAccess } from '../../src/build/visit/visit-sites.ts';
import { epochAddress } from '../../src/publish/page-epoch.ts';
import { createTranslator } from '../../src/runtime/adapters/create-translator.ts';
import type { Config } from '../../src/runtime/config/config.ts';
import { findDrawnEpoch } from '../../src/store/drawn/drawn-epoch.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { listUnscored, type UnscoredSite } from '../../src/store/sites/find-status.ts';
import { countSites, type SiteCounts } from '../../src/store/sites/site-counts.ts';
import { showProgress } from './progress-lines.ts';
import { showOtherAddress } from './show-other-address.ts';
import { untilStopped } from './until-stopped.ts';

export interface BuildCommand {
  readonly config: Config;
  readonly inputs: BuildInputs;
  readonly web: WebAccess;
  readonly json: boolean;
  /** No visit is begun after this moment. */
  readonly visitUntil?: Date;
}

/** A finished build and what the index holds after it. */
export interface FinishedBuild {
  readonly result: BuildResult;
  readonly counts: SiteCounts;
  /** Of the sites that the operator named, if they are few, those that have no score. */
  readonly unscored: readonly UnscoredSite[];
  readonly seconds: number;
}

/** Who names more than this looks at the figures. */
const MAX_NAMED = 20;

/** Builds with progress shown; Ctrl-C ends it between two steps, and the next run goes on from there. */
export async function buildShown({ config, inputs, web, json, visitUntil }: BuildCommand): Promise<FinishedBuild> {
  const startedAt = performance.now();
  const display = showProgress({ json, clock: () => performance.now() });
  const stop = untilStopped();
  const index = await openIndexDatabase(config.database);
  const translator = createTranslator(config);
  try {
    const epoch = await findDrawnEpoch(index);
    showOtherAddress(epoch && epochAddress(epoch), config.baseUrl);
    const result = await build({
      index,
      artifacts: config.artifacts,
      inputs,
      web,
      folder: config.siteDir,
      baseUrl: config.baseUrl,
      onProgress: display.onProgress,
      signal: stop.signal,
      deploysAtEnd: config.buildHookUrl !== null,
      translating: translator && config.translator && { translator, budget: config.translator.budget },
      ...(visitUntil ? { visitUntil } : {}),
    });
    const unscored = inputs.domains.length > MAX_NAMED ? [] : await listUnscored(index, inputs.domains);
    return { result, counts: await countSites(index), unscored, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    display.end();
    stop.dispose();
    await translator?.close();
    index.close();
  }
}
