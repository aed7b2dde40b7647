import './buy-bar.css';
import type { VariantView } from '@ilaneer/contract/catalogue/product-view';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import type { ReactNode } from 'react';
import { PageLink } from '../../../lib/page-link.tsx';
import { Price } from '../../../lib/price.tsx';

export function BuyBar({ children }: { readonly children: ReactNode }) {
  return (
    <section
      aria-label="Buy"
      className="buy-bar narrow:fixed narrow:inset-x-0 narrow:bottom-0 narrow:z-sticky narrow:border-line narrow:border-t narrow:bg-kernel narrow:px-gutter narrow:pt-2.5 narrow:pb-[max(0.75rem,env(safe-area-inset-bottom))] narrow:shadow-lg"
    >
      {children}
    </section>
  );
}

type BuyBarLeadProps = { readonly variant: VariantView; readonly label: string };

export function BuyBarLead({ variant, label }: BuyBarLeadProps) {
  return (
    <p className="grid min-w-0">
      <span className="truncate text-palm-soft text-sm">{label}</span>
      {/* Stacked, for a constant height. */}
      <Price
        of={{ ...variant, originalPrice: variant.price }}
        size="sm"
        className="items-baseline gap-x-2 sm:flex sm:flex-wrap"
      />
    </p>
  );
}

type BuyNowLinkProps = {
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
};

/** CHECKOUT-20. */
export function BuyNowLink({ productId, variantId, quantity }: BuyNowLinkProps) {
  const search = new URLSearchParams({ productId, variantId, quantity: String(quantity) });
  return (
    <ButtonLink variant="secondary" size="buy" render={<PageLink to={`/OrderComplete?${search}`} />}>
      Buy Now
    </ButtonLink>
  );
}
