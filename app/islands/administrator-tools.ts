/**
 * Checks whether the browser stores an administrator's session, without loading anything. The official client stores a
 * session under a key of this form. The tools and the server check later whether it is valid.
 */
export function findAdministratorTools(root: ParentNode, storage: () => Storage): HTMLElement | null {
  const element = root.querySelector<HTMLElement>('[data-page-id]');
  return element !== null && keepsSession(storage) ? element : null;
}

function keepsSession(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    // A browser that blocks storage has no session.
    return false;
  }
}
