import type { ComponentProps } from 'react';
import { PageLink } from '../../../lib/page-link.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { productQuery } from '../get-product.ts';

type ProductLinkProps = Omit<ComponentProps<typeof PageLink>, 'to' | 'onPointerEnter' | 'onFocus'> & {
  readonly productId: string;
  /** The variant that its page is to open with. */
  readonly variantId?: string | undefined;
};

/** A link to a product's page, which is asked for as soon as somebody points at it, touches or focuses it. */
export function ProductLink({ productId, variantId, ...anchor }: ProductLinkProps) {
  const chosen = variantId === undefined ? '' : `?variant=${encodeURIComponent(variantId)}`;
  const prepare = () => void queryClient.prefetchQuery(productQuery(productId));
  return (
    <PageLink
      {...anchor}
      to={`/Product-page/${encodeURIComponent(productId)}${chosen}`}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  );
}
