import type { MetaDescriptor } from 'react-router';
import { siteName } from '#content/site.ts';

/** The head of an administrator's screen, which no search engine may list. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${siteName}` }, { name: 'robots', content: 'noindex' }];
}
