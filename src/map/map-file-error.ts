/** A file of map data that cannot be read; the message names the file, the place in it and what to do. */
export class MapFileError extends Error {
  override readonly name = 'MapFileError';
}
