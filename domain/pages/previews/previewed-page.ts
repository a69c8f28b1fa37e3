/** A draft as its page would show it. */
export interface PreviewedPage {
  title: string;
  description: string;
  /** Not sanitised. */
  content: string;
  /** Of the link. */
  expiresAt: string;
}
