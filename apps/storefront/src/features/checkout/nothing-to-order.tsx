import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Icon } from '@ilaneer/ui/text/icon';
import { PageLink } from '../../lib/page-link.tsx';

/** A step of the checkout with nothing to order. */
export function EmptyCheckout() {
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
