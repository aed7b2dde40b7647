import { productPath } from '@ilaneer/domain/storefront/plain-address';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Icon } from '@ilaneer/ui/text/icon';
import { PageLink } from '../../../lib/page-link.tsx';
import type { BuyNowChoice } from './checkout-items.ts';

export function NothingToOrder({ choice }: { readonly choice: BuyNowChoice | null }) {
  return choice === null ? <EmptyCheckout /> : <GoneItem productId={choice.productId} />;
}

function EmptyCheckout() {
  return (
    <StatePanel
      kind="empty"
      heading="h1"
      title="Nothing to check out"
      text="Your cart is empty. Please add items to proceed."
      className="py-section"
      picture={
        <span className="mb-1 grid size-20 place-items-center rounded-full bg-leaf-tint text-leaf-dark">
          <Icon name="cart" className="size-9" />
        </span>
      }
      actions={
        <>
          <ButtonLink render={<PageLink to="/" />}>Continue Shopping</ButtonLink>
          <ButtonLink variant="secondary" render={<PageLink to="/account#addresses" />}>
            Your addresses
          </ButtonLink>
        </>
      }
    />
  );
}

function GoneItem({ productId }: { readonly productId: string }) {
  return (
    <StatePanel
      kind="empty"
      heading="h1"
      title="This item is not available now"
      text="It is sold out or has left the shop. Nothing was ordered, and your cart is as it was."
      className="py-section"
      actions={
        <>
          <ButtonLink render={<PageLink to="/products" />}>See all products</ButtonLink>
          <ButtonLink variant="secondary" render={<PageLink to={productPath(productId)} />}>
            Back to the product
          </ButtonLink>
        </>
      }
    />
  );
}
