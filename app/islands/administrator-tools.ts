/**
 * Finds out whether the browser keeps an administrator's session, without loading anything: the client stores it
 * under a name of this form. The session is judged by what is loaded then, and by the server on every call.
 */
export function findAdministratorTools(root: ParentNode, storage: () => Storage): HTMLElement | null {
  const element = root.querySelector<HTMLElement>('[data-page-id]');
  return element !== null && keepsSession(storage) ? element : null;
}

function keepsSession(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    // Forbidden storage keeps no session.
    return false;
  }
}
