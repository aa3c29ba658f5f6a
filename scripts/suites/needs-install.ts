import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Ends the process with a sentence where a package of this folder, which the product does not need, is not installed. */
export function needsInstall(name: string): void {
  if (existsSync(fileURLToPath(new URL(`./node_modules/${name}/package.json`, import.meta.url)))) return;
  console.error(`${name} is not installed. Run: npm ci --prefix scripts/suites`);
  process.exit(2);
}
