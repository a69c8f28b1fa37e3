import type { MetaDescriptor } from 'react-router';
import { siteName } from '#content/site.ts';

/** The head of an administrator's screen. Search engines must not index it. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${siteName}` }, { name: 'robots', content: 'noindex' }];
}
