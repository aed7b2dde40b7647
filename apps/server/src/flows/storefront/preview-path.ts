type Addressed =
  | { readonly product: string; readonly variant?: string | undefined }
  | { readonly article: string };

export function previewPath(addressed: Addressed): string {
  if ('article' in addressed) return `/previews/article/${encodeURIComponent(addressed.article)}.png`;
  const path = `/previews/product/${encodeURIComponent(addressed.product)}`;
  const { variant } = addressed;
  return variant === undefined ? `${path}.png` : `${path}/${encodeURIComponent(variant)}.png`;
}
