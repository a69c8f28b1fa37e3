/** @returns the address without escapes, for people to read; unchanged if it cannot be decoded */
export function shownPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
