import { join } from 'node:path';
import { type Made, versionIn } from './compiled-table.ts';

/**
 * The translations of OpenStreetMap's tagging schema as the source of a table.
 * @param translations their folder in the npm package (`…/dist/translations`)
 */
export function taggingSchema(translations: string): Made['source'] {
  return {
    name: 'id-tagging-schema',
    takenFrom: `npm package @openstreetmap/id-tagging-schema ${versionIn(join(translations, '../..'))}, its translations`,
    licence: 'ISC',
    address: 'https://github.com/openstreetmap/id-tagging-schema',
  };
}
