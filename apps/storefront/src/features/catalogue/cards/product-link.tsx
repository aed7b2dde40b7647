import { productPath } from '@ilaneer/domain/storefront/plain-address';
import { type ComponentProps, type PointerEvent, useRef } from 'react';
import { PageLink } from '../../../lib/page-link.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { productQuery } from '../get-product.ts';

type ProductLinkProps = Omit<
  ComponentProps<typeof PageLink>,
  'to' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus'
> & {
  readonly productId: string;
  readonly variantId?: string | undefined;
};

// Ignores pointers during scrolling.
const REST_MS = 65;

export function ProductLink({ productId, variantId, ...anchor }: ProductLinkProps) {
  const rest = useRef(0);
  const prepare = () => void queryClient.prefetchQuery(productQuery(productId));
  const stopWaiting = () => clearTimeout(rest.current);
  function point({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') rest.current = window.setTimeout(prepare, REST_MS);
    else prepare();
  }
  return (
    <PageLink
      {...anchor}
      to={productPath(productId, variantId)}
      onPointerEnter={point}
      onPointerLeave={stopWaiting}
      onFocus={prepare}
    />
  );
}
