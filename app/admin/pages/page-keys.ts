/** The first part of the keys of the queries of pages. What is searched for follows it, or an object. */
export const pagesKey = ['generated_pages'];
export const trashKey = ['trashed_pages'];
export const draftsKey = ['page_drafts'];
