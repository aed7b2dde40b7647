import './buy-bar.css';
import type { VariantView } from '@ilaneer/contract/catalogue/product-view';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Price } from '@ilaneer/ui/text/price';
import type { ReactNode } from 'react';
import { formatPrice, formatPriceWithGst } from '../../../lib/format-price.ts';
import { PageLink } from '../../../lib/page-link.tsx';

/** The buy control in the thumb's reach on narrow screens: lies over the page's lower edge. */
export function BuyBar({ children }: { readonly children: ReactNode }) {
  return (
    <section
      aria-label="Buy"
      className="buy-bar fixed inset-x-0 bottom-0 z-sticky border-line border-t bg-kernel px-gutter pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lg"
    >
      {children}
    </section>
  );
}

type BuyBarLeadProps = { readonly variant: VariantView; readonly label: string };

/** What the bar is about: the choice and its price. */
export function BuyBarLead({ variant, label }: BuyBarLeadProps) {
  return (
    <p className="grid min-w-0">
      <span className="truncate text-palm-soft text-sm">{label}</span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <Price size="sm" price={formatPrice(variant.price)} />
        <span className="text-sm tabular-nums">{formatPriceWithGst(variant)}</span>
      </span>
    </p>
  );
}

type BuyNowLinkProps = {
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  /** Whether it shares a row of a phone's width with the other buttons. */
  readonly inBar: boolean;
};

/** Straight to a checkout of this one thing, past the cart (CHECKOUT-20). */
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
