/** What has an address of its own, besides the pages that are there once. */
type Addressed =
  | { readonly product: string; readonly variant?: string | undefined }
  | { readonly article: string };

/** The path of a product's or an article's page without a hash, as search engines and chats are told it. */
export function plainPath(addressed: Addressed): string {
  if ('article' in addressed) return `/blog-details/${encodeURIComponent(addressed.article)}`;
  const path = `/Product-page/${encodeURIComponent(addressed.product)}`;
  const { variant } = addressed;
  return variant === undefined ? path : `${path}?variant=${encodeURIComponent(variant)}`;
}

/** Where a picture for other sites is drawn: the square one of a variant, else the wide one. */
export function previewPath(addressed: Addressed): string {
  if ('article' in addressed) return `/previews/article/${encodeURIComponent(addressed.article)}.png`;
  const path = `/previews/product/${encodeURIComponent(addressed.product)}`;
  const { variant } = addressed;
  return variant === undefined ? `${path}.png` : `${path}/${encodeURIComponent(variant)}.png`;
}
