/** Cards per page (CONTENT-15). */
export const BLOG_PAGE_SIZE = 6;

export function blogTitle(page: number): string {
  return page === 1 ? 'Blogs' : `Blogs, page ${page}`;
}

/** From 1; invalid numbers are clamped. */
export function pageOf<Item>(items: readonly Item[], asked: string | null) {
  const pages = Math.max(1, Math.ceil(items.length / BLOG_PAGE_SIZE));
  const wanted = Math.trunc(Number(asked ?? 1));
  const page = Number.isNaN(wanted) ? 1 : Math.min(Math.max(wanted, 1), pages);
  return { page, pages, items: items.slice((page - 1) * BLOG_PAGE_SIZE, page * BLOG_PAGE_SIZE) };
}
