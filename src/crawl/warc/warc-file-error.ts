/** A file that cannot be read as a WARC at all; the message is one or two sentences with the mend. */
export class WarcFileError extends Error {
  override readonly name = 'WarcFileError';
}
