import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { PageLink } from '../../lib/page-link.tsx';

/** A step of the checkout whose one item can't be had any more. */
export function GoneItem({ productId }: { readonly productId: string }) {
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
          <ButtonLink
            variant="secondary"
            render={<PageLink to={`/Product-page/${encodeURIComponent(productId)}`} />}
          >
            Back to the product
          </ButtonLink>
        </>
      }
    />
  );
}
