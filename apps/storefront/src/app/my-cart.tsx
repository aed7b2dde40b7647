import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useCart } from '../features/cart/api/get-cart.ts';
import { useCartChanges } from '../features/cart/cart-change.ts';
import { CartLines } from '../features/cart/components/cart-lines.tsx';
import { CartLinesSkeleton, OrderSummarySkeleton } from '../features/cart/components/cart-skeleton.tsx';
import { EmptyCart } from '../features/cart/components/empty-cart.tsx';
import { OrderSummary } from '../features/cart/components/order-summary.tsx';
import { StaleCartNote } from '../features/cart/components/stale-cart-note.tsx';
import { lineProblem } from '../features/cart/line-problem.ts';
import { useQuantityWishes } from '../features/cart/use-quantity-wishes.ts';
import { CheckoutLayout } from '../features/checkout/components/checkout-layout.tsx';
import { CheckoutProgress } from '../features/checkout/components/checkout-progress.tsx';
import { ReductionControls } from '../features/promotion/components/reduction-controls.tsx';
import { useReducedPrice } from '../features/promotion/use-reduced-price.ts';
import { formatPrice } from '../lib/format-price.ts';
import { PageLink } from '../lib/page-link.tsx';
import { LineWishlist } from './line-wishlist.tsx';
import { UnlessOrdered } from './unless-ordered.tsx';
import { WaitingOrder } from './waiting-order.tsx';

/** The cart of who is logged in (part 2 section 2). */
export function MyCart() {
  const cart = useCart({ checked: true });
  const wishes = useQuantityWishes();
  const items = cart.data && { lines: cart.data.cart, summary: cart.data.summary };
  const price = useReducedPrice(items, null);
  const changing = useCartChanges().length > 0 || wishes.quantities.size > 0;

  if (cart.data === undefined) {
    if (cart.isError) {
      return (
        <StatePanel
          kind="error"
          heading="h1"
          title="Error loading cart"
          text={cart.error.message}
          className="py-section"
          actions={
            <Button busy={cart.isFetching} onClick={() => void cart.refetch()}>
              Try Again
            </Button>
          }
        />
      );
    }
    return (
      <CheckoutLayout
        progress={<CheckoutProgress current="Cart" />}
        title="Your cart"
        summary={<OrderSummarySkeleton />}
        action={null}
        total={null}
      >
        <CartLinesSkeleton />
      </CheckoutLayout>
    );
  }
  const { cart: lines } = cart.data;
  const summary = price.summary ?? cart.data.summary;
  if (lines.length === 0) {
    return (
      <UnlessOrdered>
        <WaitingOrder />
        <EmptyCart />
      </UnlessOrdered>
    );
  }
  return (
    <CheckoutLayout
      progress={<CheckoutProgress current="Cart" />}
      title="Your cart"
      summary={<OrderSummary summary={summary} updating={changing || price.isUpdating} />}
      offers={<ReductionControls price={price} item={null} />}
      total={formatPrice(summary.total)}
      action={<ToCheckout blocked={lines.some((line) => lineProblem(line) !== null)} />}
    >
      <WaitingOrder />
      {cart.isError && (
        <StaleCartNote
          problem={cart.error.message}
          busy={cart.isFetching}
          onRetry={() => void cart.refetch()}
        />
      )}
      <CartLines
        lines={lines}
        wishes={wishes}
        actions={(line, busy) => (
          <LineWishlist productId={line.productId} variantId={line.variantId} name={line.name} busy={busy} />
        )}
      />
    </CheckoutLayout>
  );
}

/** The way to the next step; while a line can't be ordered it leads to that line. */
function ToCheckout({ blocked }: { readonly blocked: boolean }) {
  const { show } = useToast();
  if (!blocked) {
    return (
      <ButtonLink size="lg" wide render={<PageLink to="/address" />}>
        Checkout
        <Icon name="arrow-right" className="size-5" />
      </ButtonLink>
    );
  }
  return (
    <Button
      size="lg"
      wide
      onClick={() => {
        document.querySelector<HTMLElement>('[data-problem]')?.focus();
        show({ text: 'Please change the marked items to continue.', tone: 'error' });
      }}
    >
      Checkout
      <Icon name="arrow-right" className="size-5" />
    </Button>
  );
}
