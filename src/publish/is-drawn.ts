import { readFolderMark } from './folder-mark.ts';
import { isOfBundle } from './page-epoch.ts';

export interface DrawnInput {
  /** The served folder. */
  readonly folder: string;
  /** Hash of the pages as they are compiled now. */
  readonly bundleHash: string;
  /** What the last whole drawing was made with; null before the first. */
  readonly epoch: string | null;
}

/** Whether the folder holds every page, drawn to its end with the pages as they are compiled now. */
export function isDrawn({ folder, bundleHash, epoch }: DrawnInput): boolean {
  return epoch !== null && isOfBundle(epoch, bundleHash) && readFolderMark(folder) !== null;
}
