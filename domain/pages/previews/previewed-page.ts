import type { PageField } from '#domain/pages/page-fields.ts';

/** A draft as its page would show it. Its content is not sanitised. */
export interface PreviewedPage extends Record<PageField, string> {
  /** When the link expires. */
  expiresAt: string;
}
