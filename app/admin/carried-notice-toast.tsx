import { useEffect } from 'react';
import { takeNotice } from './carried-notice.ts';
import { notices } from './notices.ts';

/** Shows, once, what a page outside the administrator's area left to say. */
export function CarriedNoticeToast() {
  useEffect(() => {
    const notice = takeNotice(sessionStorage);
    if (notice === 'page_removed') notices.pageRemoved();
    if (notice === 'page_not_removed') notices.pageNotRemoved();
  }, []);
  return null;
}
