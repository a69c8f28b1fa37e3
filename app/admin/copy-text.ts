import { notices } from './parts/notices.ts';

/** Copies a text to the clipboard, and tells the user whether that succeeded. */
export async function copyText(
  text: string,
  onCopied: () => void,
  onRefused = notices.notCopied,
): Promise<void> {
  try {
    // Without HTTPS the browser has no clipboard.
    await navigator.clipboard.writeText(text);
  } catch {
    return onRefused();
  }
  onCopied();
}
