import { join } from 'node:path';
import { type ApiDependencies, handle } from '../api/handle.ts';
import type { CallEndpoint } from '../core/actions/endpoint-call.ts';
import { createConnector } from '../mcp/create-connector.ts';
import { epochAddress } from '../publish/page-epoch.ts';
import { loadRenderBundle } from '../publish/render-bundle.ts';
import { createRenderedPages } from '../web/forms/rendered-pages.ts';
import { logAnswer, logFault } from './adapters/log.ts';
import { publicDocuments } from './adapters/public-documents.ts';
import { callPublicEndpoint } from './adapters/public-endpoints.ts';
import type { Config } from './config/config.ts';
import { hotFiles } from './files/hot-files.ts';
import { keptAnswers } from './files/kept-answers.ts';
import { keptPictures } from './files/kept-pictures.ts';
import { frontServices } from './front-services.ts';
import { newRequestId } from './http/request-id.ts';
import { type Door, startServer } from './http/server.ts';
import { startDatabaseThread } from './processes/database-thread.ts';
import type { JobWeb } from './processes/job-worker.ts';
import { pictureProcess } from './processes/picture-process.ts';
import { type JobRunner, type JobRunnerInput, startJobRunner } from './processes/start-job-runner.ts';
import { workUnderWay } from './work-under-way.ts';

/** The whole service in one process. */
export interface RunningService {
  /** Where it answers. */
  readonly baseUrl: string;
  /** The address that the pages name, where that is another and they are drawn anew; else null. */
  readonly drawnFor: string | null;
  close(): Promise<void>;
}

/**
 * Starts the database thread, the server, and what does the work that callers ask for.
 * @param web a web on this machine that is visited instead of the real one; only the demo and tests hand one over
 * @param callEndpoint calls actions of sites; only the demo and tests hand over another than that of the real web
 * @throws PortError, StoreError
 */
export async function startService(
  config: Config,
  web?: JobWeb,
  callEndpoint: CallEndpoint = callPublicEndpoint,
): Promise<RunningService> {
  const { siteDir, port, baseUrl, agentUrl, operator, trustedProxies, log } = config;
  const thread = await startDatabaseThread(config, (cause) => logFault('database', cause));
  const front = frontServices(thread.services);
  const { services } = front;
  const findFile = hotFiles(siteDir);
  const pictures = pictureProcess();
  const underWay = workUnderWay((cause) => logFault('later', cause));
  try {
    const bundle = await loadRenderBundle();
    const api: ApiDependencies = {
      baseUrl,
      agentUrl,
      operator,
      services,
      findBadge: async (domain, file) => findFile(`/badge/${domain}/${file}`)?.bytes?.identity ?? null,
      drawPicture: keptPictures({
        folder: join(config.dataDir, 'pictures'),
        draw: pictures.draw,
        onFault: (cause) => logFault('pictures', cause),
      }),
      clock: () => new Date(),
      newRequestId,
      onFault: logFault,
      later: underWay.add,
      onAnswer: log === 'requests' ? logAnswer : () => {},
    };
    const connector = createConnector({ ...api, origins: config.mcpOrigins, callEndpoint });
    const kept = keptAnswers(api);
    const answerApi: Door = async (request, address) => kept.keep(request, await handle(request, api, address));
    const fetchDocument = publicDocuments(baseUrl, web);
    const pages = createRenderedPages({ ...api, bundle, keyMode: config.keyPolicy.mode, fetchDocument });
    const server = await startServer({
      folders: [siteDir, bundle.assets],
      port,
      baseUrl,
      agentUrl,
      answerKept: kept.answer,
      doors: [connector, answerApi],
      pages,
      trustedProxies,
      hstsSeconds: config.hstsSeconds,
      newRequestId,
      onFault: logFault,
    });
    // A database that does not answer is told by whoever needs it.
    const epoch = await services.findDrawnEpoch().catch(() => null);
    const drawnFor = epoch === null ? null : epochAddress(epoch);
    const jobs = startJobs({ config, services, bundleHash: bundle.hash }, web);
    return {
      baseUrl: port === 0 ? `http://localhost:${server.port}` : baseUrl,
      drawnFor: jobs === null || drawnFor === baseUrl ? null : drawnFor,
      async close() {
        const answered = server.close().then(() => Promise.all([front.close(), underWay.settled()]));
        await Promise.all([answered.then(() => pictures.close()), jobs?.close()]);
        underWay.end();
        await thread.close();
      },
    };
  } catch (error) {
    await thread.close();
    throw error;
  }
}

/** Where a hook starts builds elsewhere, nothing is built here. */
function startJobs(
  input: Pick<JobRunnerInput, 'config' | 'services' | 'bundleHash'>,
  web: JobWeb | undefined,
): JobRunner | null {
  if (input.config.buildHookUrl !== null) return null;
  return startJobRunner({ ...input, onFault: (cause) => logFault('job', cause), ...(web ? { web } : {}) });
}
