/** What is drawn as a picture for other sites. */
type Addressed =
  | { readonly product: string; readonly variant?: string | undefined }
  | { readonly article: string };

/** Where a picture for other sites is drawn: the square one of a variant, else the wide one. */
export function previewPath(addressed: Addressed): string {
  if ('article' in addressed) return `/previews/article/${encodeURIComponent(addressed.article)}.png`;
  const path = `/previews/product/${encodeURIComponent(addressed.product)}`;
  const { variant } = addressed;
  return variant === undefined ? `${path}.png` : `${path}/${encodeURIComponent(variant)}.png`;
}
