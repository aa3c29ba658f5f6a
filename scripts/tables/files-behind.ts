import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A file of the project and all those of which it uses more than types, whichever file imports them; paths from the
 * project's folder, sorted. What is imported when it is needed is among them; imports whose path is computed are not seen.
 */
export function filesBehind(entry: string): string[] {
  const found = new Set([entry]);
  for (const path of found) {
    const code = readFileSync(`${ROOT}${path}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const imports = code.matchAll(
      /(?:^|\n)\s*(?:import|export)\s(?!type\s)(?:[^'"`;]*?\sfrom\s)?\s*'(\.[^']+)'|\bimport\('(\.[^']+)'\)/g,
    );
    for (const [, ahead, later = ''] of imports) {
      const target = posix.join(posix.dirname(path), ahead ?? later);
      if (existsSync(`${ROOT}${target}`)) found.add(target);
    }
  }
  return [...found].sort();
}
