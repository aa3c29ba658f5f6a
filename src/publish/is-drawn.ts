import { readFolderMark } from './folder-mark.ts';
import { pageEpoch } from './page-epoch.ts';

export interface DrawnInput {
  /** The served folder. */
  readonly folder: string;
  /** Hash of the pages as they are compiled now. */
  readonly bundleHash: string;
  /** Where the service answers: pages, sitemap and badges name it. */
  readonly baseUrl: string;
  /** What the last whole drawing was made with; null before the first. */
  readonly epoch: string | null;
}

/** Whether the folder holds every page, drawn to its end for this address with the pages as they are compiled now. */
export function isDrawn({ folder, bundleHash, baseUrl, epoch }: DrawnInput): boolean {
  return epoch === pageEpoch(bundleHash, baseUrl) && readFolderMark(folder) !== null;
}
