import { useEffect } from 'react';
import { useUndoDeletion } from '../pages/trash/trash-queries.ts';
import { takeNotice } from './carried-notice.ts';
import { notices } from './notices.ts';

/** Shows the notice of the previous document, once. */
export function CarriedNoticeToast() {
  const { mutate: undo } = useUndoDeletion();
  useEffect(() => {
    const notice = takeNotice(sessionStorage);
    if (notice?.code === 'page_removed') notices.pageRemoved(() => undo([notice.pageId]));
    if (notice?.code === 'page_not_removed') notices.pageNotRemoved();
  }, [undo]);
  return null;
}
