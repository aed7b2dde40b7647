import { Button } from '@ilaneer/ui/button';
import { Icon } from '@ilaneer/ui/icon';
import { StatePanel } from '@ilaneer/ui/state-panel';
import { useToast } from '@ilaneer/ui/toast';
import { useNavigate } from 'react-router';
import { useAddresses } from '../../features/address/api/get-addresses.ts';
import { useChosenAddress } from '../../features/address/chosen-address.ts';
import { AddAddress } from '../../features/address/components/add-address.tsx';
import { AddressChoice } from '../../features/address/components/address-choice.tsx';
import { AddressSkeleton } from '../../features/address/components/address-skeleton.tsx';
import { useCart } from '../../features/cart/api/get-cart.ts';
import { OrderSummarySkeleton } from '../../features/cart/components/cart-skeleton.tsx';
import { OrderSummary } from '../../features/cart/components/order-summary.tsx';
import { checkoutState } from '../../features/checkout/checkout-address.ts';
import { CheckoutLayout } from '../../features/checkout/components/checkout-layout.tsx';
import { CheckoutProgress } from '../../features/checkout/components/checkout-progress.tsx';
import { EmptyCheckout } from '../../features/checkout/components/empty-checkout.tsx';
import { brand } from '../../lib/content.ts';
import { useSession } from '../../lib/session.ts';
import { showRupees } from '../../lib/show-rupees.ts';
import { LoginRequired } from '../login-required.tsx';

/** The address step of the checkout (part 2 section 2). */
export function Component() {
  return (
    <>
      <title>{`Address – ${brand.name}`}</title>
      <AddressPage />
    </>
  );
}

function AddressPage() {
  const { user, isAuthenticated } = useSession();
  const { show } = useToast();
  const navigate = useNavigate();
  const cart = useCart({ checked: true });
  const addresses = useAddresses();
  const { chosen, choose } = useChosenAddress(addresses.data ?? []);

  if (!isAuthenticated) {
    return <LoginRequired title="Address" text="Please login to choose where your order should go." />;
  }
  if (cart.data?.cart.length === 0) return <EmptyCheckout />;
  if (addresses.isError && addresses.data === undefined) {
    return (
      <StatePanel
        kind="error"
        heading="h1"
        title="Address"
        text={`Error loading data: ${addresses.error.message}`}
        className="py-section"
        actions={
          <Button busy={addresses.isFetching} onClick={() => void addresses.refetch()}>
            Retry
          </Button>
        }
      />
    );
  }

  function goOn() {
    if (chosen === null) show({ text: 'Please select a delivery address', tone: 'error' });
    else navigate('/payment', { state: checkoutState(chosen, user?.id) });
  }

  const ready = addresses.data !== undefined && cart.data !== undefined;
  return (
    <CheckoutLayout
      progress={<CheckoutProgress current="Address" />}
      title="Address"
      summary={<Summary cart={cart} />}
      total={cart.data === undefined ? null : showRupees(cart.data.summary.total)}
      action={
        ready ? (
          <Button size="lg" wide onClick={goOn}>
            Continue
            <Icon name="arrow-right" className="size-5" />
          </Button>
        ) : null
      }
    >
      <section aria-labelledby="select-address" className="grid gap-5">
        <h2 id="select-address" className="text-xl">
          Select Delivery Address
        </h2>
        {addresses.data === undefined ? (
          <AddressSkeleton />
        ) : (
          <>
            {addresses.data.length === 0 && <NoAddress />}
            <AddressChoice addresses={addresses.data} chosen={chosen} onChoose={choose} />
            <AddAddress onAdded={choose} />
          </>
        )}
      </section>
    </CheckoutLayout>
  );
}

function NoAddress() {
  return (
    <p className="flex items-center gap-4 rounded-lg bg-leaf-tint px-5 py-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tender">
        <Icon name="pin" />
      </span>
      You have no saved address yet. Add one, and we know where to bring your order.
    </p>
  );
}

function Summary({ cart }: { readonly cart: ReturnType<typeof useCart> }) {
  if (cart.data !== undefined) return <OrderSummary summary={cart.data.summary} />;
  if (!cart.isError) return <OrderSummarySkeleton />;
  return (
    <section
      role="alert"
      className="grid justify-items-start gap-3 rounded-xl bg-kernel p-5 shadow-sm sm:p-7"
    >
      <h2 className="text-xl">Order summary</h2>
      <p>Unable to load payment summary</p>
      <Button variant="secondary" size="sm" busy={cart.isFetching} onClick={() => void cart.refetch()}>
        Retry
      </Button>
    </section>
  );
}
