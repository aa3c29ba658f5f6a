/** Where errors are for programs, whatever they accept; also where an address was joined with one slash too many. */
const FOR_PROGRAMS = /^\/+(api|badge|\.well-known)(?=$|[/.])|^\/site\/[^/]*\.json$/;

/**
 * Whether an error is told as a problem: badges, well-known addresses and twins answer problems; pages answer HTML
 * unless Accept prefers JSON (R32).
 */
export function isForPrograms(pathname: string, accept: string | null | undefined): boolean {
  if (FOR_PROGRAMS.test(pathname)) return true;
  return /\bapplication\/(problem\+)?json\b/.test(accept ?? '') && !/\btext\/html\b/.test(accept ?? '');
}
