import { findDrawnEpoch } from '../store/drawn-epoch.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { readFolderMark } from './publish/folder-mark.ts';
import { isOfBundle } from './publish/page-epoch.ts';

/** Whether the folder holds every page, drawn to its end with the pages as they are compiled now. */
export async function isDrawn(
  index: IndexDatabase,
  { folder, bundleHash }: { readonly folder: string; readonly bundleHash: string },
): Promise<boolean> {
  if (readFolderMark(folder) === null) return false;
  const epoch = await findDrawnEpoch(index);
  return epoch !== null && isOfBundle(epoch, bundleHash);
}
