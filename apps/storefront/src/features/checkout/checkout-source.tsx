import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { useCart } from '../cart/get-cart.ts';
import { useProduct } from '../catalogue/get-product.ts';
import { buyNowItems, readBuyNow } from './items/buy-now.ts';
import type { BuyNowChoice, CheckoutItems } from './items/checkout-items.ts';
import { UnlessOrdered } from './placing/unless-ordered.tsx';
import { deliveryRules } from './summary/delivery-rules.ts';

export type CheckoutSource = {
  readonly choice: BuyNowChoice | null;
  readonly product: ProductView | null;
  readonly items: CheckoutItems | undefined;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly refresh: () => void;
};

type Step = ComponentType<{ readonly source: CheckoutSource }>;

export function WithCheckoutSource({ step }: { readonly step: Step }) {
  const choice = readBuyNow(useSearchParams()[0]);
  return (
    <UnlessOrdered>
      {choice === null ? <FromCart step={step} /> : <FromChoice step={step} choice={choice} />}
    </UnlessOrdered>
  );
}

function FromCart({ step: Step }: { readonly step: Step }) {
  const cart = useCart({ checked: true });
  return (
    <Step
      source={{
        choice: null,
        product: null,
        items: cart.data && { lines: cart.data.cart, summary: cart.data.summary },
        problem: cart.data === undefined && cart.isError ? cart.error.message : null,
        busy: cart.isFetching,
        refresh: () => void cart.refetch(),
      }}
    />
  );
}

function FromChoice({ step: Step, choice }: { readonly step: Step; readonly choice: BuyNowChoice }) {
  const search = useProduct(choice.productId);
  const product = search.state === 'found' ? search.product : null;
  const isKnown = search.state === 'found' || search.state === 'missing';
  return (
    <Step
      source={{
        choice,
        product,
        items: isKnown ? buyNowItems(product, choice, deliveryRules()) : undefined,
        problem: search.state === 'failed' ? 'Error loading product.' : null,
        busy: search.fetching,
        refresh: search.refresh,
      }}
    />
  );
}
