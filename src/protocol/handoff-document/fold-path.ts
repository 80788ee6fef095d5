/**
 * A path as the most forgiving file system reads it. Upper case first: it brings letters together, such as the dotless
 * i, that lower case alone keeps apart.
 */
export const foldPath = (path: string): string =>
  path.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('\\', '/')
