import { counted } from '../../../core/counted.ts';
import type { LawpDocument } from '../../../core/lawp/document.ts';
import type { NativeReport } from '../../../core/site/site-record.ts';
import { formatDay } from '../../../prints/format-day.ts';
import type { SiteView } from '../../../prints/site-view.ts';

/** What the LAWP file of a site says, for the one who wrote it. */
export interface OwnFileSection {
  /** "Your LAWP file: valid". */
  readonly title: string;
  readonly url: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** "POST https://…", one for each action that agents can carry out. */
  readonly endpoints: readonly string[];
}

/** The file that a site publishes at the well-known address; null where there is none that can be used. */
export function toOwnFileSection(
  native: NativeReport,
  document: LawpDocument,
  { isNative, checklist }: SiteView,
): OwnFileSection | null {
  if (!isNative || !native.wellKnown) return null;
  const found = checklist.find(({ id }) => id === 'native')?.evidence.found ?? '';
  const version = /version ([\d.]+)/.exec(found)?.[1];
  const { actions, pages, updated_at: updatedAt } = document;
  const endpoints = actions.flatMap(({ endpoint }) => (endpoint ? [`${endpoint.method} ${endpoint.url}`] : []));
  const described = counted(Object.keys(pages).length, 'page');
  return {
    title: native.problems.length === 0 ? 'Your LAWP file: valid' : 'Your LAWP file: in use',
    url: native.url,
    facts: [
      ...(version === undefined ? [] : [{ name: 'Version', value: version }]),
      ...(updatedAt === undefined ? [] : [{ name: 'Dated', value: formatDay(updatedAt) }]),
      { name: 'It says', value: `${described}, ${counted(actions.length, 'action')}` },
      {
        name: 'Agents can carry out',
        value: endpoints.length === 0 ? 'none yet' : counted(endpoints.length, 'action'),
      },
    ],
    endpoints,
  };
}
