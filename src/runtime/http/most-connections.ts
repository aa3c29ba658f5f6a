/** What the rest of the process has open: databases, threads, ways to other processes. */
const RESERVED_FILES = 64;
/** More would take hundreds of megabytes, were they all asking. */
const MAX_CONNECTIONS = 2000;
const MIN_CONNECTIONS = 16;

/**
 * How many connections a server may hold, so that this process never comes to its limit of open files: each may have one
 * file open beside itself.
 * @param openFiles that limit; null where there is none
 */
export function mostConnections(openFiles: number | null = openFilesLimit()): number {
  if (openFiles === null) return MAX_CONNECTIONS;
  const most = Math.floor((openFiles - RESERVED_FILES) / 2);
  return Math.max(MIN_CONNECTIONS, Math.min(most, MAX_CONNECTIONS));
}

/** What Node's types do not name of its reports. */
interface Reports {
  excludeNetwork: boolean;
  getReport(): { readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } } };
}

/** The limit of this process ("ulimit -n"), which Node tells in its reports alone; there is none on Windows. */
function openFilesLimit(): number | null {
  const report = process.report as unknown as Reports;
  const { excludeNetwork } = report;
  // It would ask for the name of each address that is connected.
  report.excludeNetwork = true;
  const limit = report.getReport().userLimits?.open_files?.soft;
  report.excludeNetwork = excludeNetwork;
  return typeof limit === 'number' ? limit : null;
}
