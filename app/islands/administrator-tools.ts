/**
 * @returns the element for the administrator's tools on a generated page; null on other pages and in a browser that
 * stores no session. Nothing is loaded to find out; the tools and the server check later whether the session is valid.
 */
export function findAdministratorTools(root: ParentNode, storage: () => Storage): HTMLElement | null {
  const element = root.querySelector<HTMLElement>('[data-page-id]');
  return element !== null && keepsSession(storage) ? element : null;
}

function keepsSession(storage: () => Storage): boolean {
  try {
    // The key under which the official client stores a session.
    return Object.keys(storage()).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    // A browser that blocks storage has no session.
    return false;
  }
}
