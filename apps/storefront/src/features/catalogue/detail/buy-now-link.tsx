import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { PageLink } from '../../../lib/page-link.tsx';

type BuyNowLinkProps = {
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  /** Whether it shares a row of a phone's width with the other buttons. */
  readonly inBar: boolean;
};

/** Straight to a checkout of this one thing, past the cart (decisions.md section 2). */
export function BuyNowLink({ productId, variantId, quantity, inBar }: BuyNowLinkProps) {
  const search = new URLSearchParams({ productId, variantId, quantity: String(quantity) });
  return (
    <ButtonLink
      variant="secondary"
      size={inBar ? 'md' : 'lg'}
      className={inBar ? 'flex-1 whitespace-nowrap px-2!' : 'grow sm:grow-0'}
      render={<PageLink to={`/OrderComplete?${search}`} />}
    >
      Buy Now
    </ButtonLink>
  );
}
