/** @returns the address as a person reads it, without escapes; as it is where it does not decode */
export function shownPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
