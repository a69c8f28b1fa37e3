/** The first part of the query keys for pages. It is followed by the search text, or by an object. */
export const pagesKey = ['generated_pages'];
export const trashKey = ['trashed_pages'];
export const draftsKey = ['page_drafts'];
