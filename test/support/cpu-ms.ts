/** Milliseconds of work that this process has done: unlike a clock's, they are not longer on a busy machine. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
