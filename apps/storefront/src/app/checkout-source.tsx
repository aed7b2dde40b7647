import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCart } from '../features/cart/api/get-cart.ts';
import { useProduct } from '../features/catalogue/get-product.ts';
import { type BuyNowChoice, buyNowItems, readBuyNow } from '../features/checkout/buy-now.ts';
import type { CheckoutItems } from '../features/checkout/checkout-items.ts';
import { UnlessOrdered } from './unless-ordered.tsx';

/** Where a step of the checkout has its items from. */
export type CheckoutSource = {
  /** The one item of Buy Now, or null for the cart. */
  readonly choice: BuyNowChoice | null;
  /** Undefined until they are known. */
  readonly items: CheckoutItems | undefined;
  /** Why they are not known, in words. */
  readonly problem: string | null;
  readonly busy: boolean;
  readonly refresh: () => void;
};

type Step = (source: CheckoutSource) => ReactNode;

/** Gives a step of the checkout what is being ordered: the one item that its address names, else the cart. */
export function WithCheckoutSource({ children }: { readonly children: Step }) {
  const choice = readBuyNow(useSearchParams()[0]);
  return (
    <UnlessOrdered>
      {choice === null ? (
        <FromCart>{children}</FromCart>
      ) : (
        <FromChoice choice={choice}>{children}</FromChoice>
      )}
    </UnlessOrdered>
  );
}

function FromCart({ children }: { readonly children: Step }) {
  const cart = useCart({ checked: true });
  return children({
    choice: null,
    items: cart.data && { lines: cart.data.cart, summary: cart.data.summary },
    problem: cart.data === undefined && cart.isError ? cart.error.message : null,
    busy: cart.isFetching,
    refresh: () => void cart.refetch(),
  });
}

function FromChoice({ choice, children }: { readonly choice: BuyNowChoice; readonly children: Step }) {
  const search = useProduct(choice.productId);
  const known = search.state === 'found' || search.state === 'missing';
  return children({
    choice,
    items: known ? buyNowItems(search.state === 'found' ? search.product : null, choice) : undefined,
    problem: search.state === 'failed' ? 'Error loading product.' : null,
    busy: search.fetching,
    refresh: search.refresh,
  });
}
