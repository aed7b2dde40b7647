import { stateContradiction } from '@ilaneer/domain/address/pin-code-state';
import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useNavigate } from 'react-router';
import { LoginRequired } from '../../features/account/login/login-required.tsx';
import { AddAddress } from '../../features/address/add-address.tsx';
import { AddressSkeleton } from '../../features/address/address-card.tsx';
import { AddressChoice } from '../../features/address/address-choice.tsx';
import { isContradicted } from '../../features/address/check-form.ts';
import { useChosenAddress } from '../../features/address/chosen-address.ts';
import { useAddresses, useFreshnessNote } from '../../features/address/get-addresses.ts';
import { OrderSummarySkeleton } from '../../features/cart/components/cart-skeleton.tsx';
import { OrderSummary } from '../../features/cart/components/order-summary.tsx';
import { useProduct } from '../../features/catalogue/get-product.ts';
import { type BuyNowChoice, buyNowSearch } from '../../features/checkout/buy-now.ts';
import { checkoutState } from '../../features/checkout/checkout-address.ts';
import { BuyNowItem } from '../../features/checkout/components/buy-now-item.tsx';
import { CheckoutLayout } from '../../features/checkout/components/checkout-layout.tsx';
import { CheckoutProgress } from '../../features/checkout/components/checkout-progress.tsx';
import { EmptyCheckout } from '../../features/checkout/components/empty-checkout.tsx';
import { GoneItem } from '../../features/checkout/components/gone-item.tsx';
import { ReductionControls } from '../../features/promotion/components/reduction-controls.tsx';
import { type ReducedPrice, useReducedPrice } from '../../features/promotion/use-reduced-price.ts';
import { brand } from '../../lib/content.ts';
import { formatPrice } from '../../lib/format-price.ts';
import { useSession } from '../../lib/session.ts';
import { type CheckoutSource, WithCheckoutSource } from '../checkout-source.tsx';

/** The address step of the checkout (part 2 section 2). */
export function Component() {
  return (
    <>
      <title>{`Address – ${brand.name}`}</title>
      <WithCheckoutSource>{(source) => <AddressPage source={source} />}</WithCheckoutSource>
    </>
  );
}

function AddressPage({ source }: { readonly source: CheckoutSource }) {
  const { user, isAuthenticated } = useSession();
  const { show } = useToast();
  const navigate = useNavigate();
  const { choice, items } = source;
  const addresses = useAddresses();
  const price = useReducedPrice(items, choice);
  const { chosen, choose } = useChosenAddress(addresses.data ?? []);
  const freshnessNote = useFreshnessNote(addresses);

  if (!isAuthenticated) {
    return <LoginRequired title="Address" text="Please log in to choose where your order should go." />;
  }
  if (items?.lines.length === 0) {
    return choice === null ? <EmptyCheckout /> : <GoneItem productId={choice.productId} />;
  }
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
    if (chosen === null) {
      show({ text: 'Please select a delivery address', tone: 'error' });
      return;
    }
    if (isContradicted(chosen)) {
      // The tax would be that of one state and the goods go to another.
      document.querySelector<HTMLElement>(`[data-problem="${chosen.id}"]`)?.focus();
      show({ text: stateContradiction(chosen, chosen.pinCodeState).message, tone: 'error' });
      return;
    }
    navigate(`/payment${buyNowSearch(choice)}`, { state: checkoutState(chosen, user?.id) });
  }

  const ready = addresses.data !== undefined && items !== undefined;
  return (
    <CheckoutLayout
      progress={<CheckoutProgress current="Address" />}
      title="Address"
      summary={<Summary source={source} price={price} />}
      offers={price.summary !== undefined && <ReductionControls price={price} item={choice} />}
      total={price.summary === undefined ? null : formatPrice(price.summary.total)}
      action={
        ready ? (
          <Button
            size="lg"
            wide
            variant={addresses.data.length === 0 ? 'secondary' : 'primary'}
            onClick={goOn}
          >
            Continue
            <Icon name="arrow-right" className="size-5" />
          </Button>
        ) : null
      }
    >
      {choice !== null && <ChosenItem choice={choice} />}
      <section aria-labelledby="select-address" className="grid gap-5">
        <h2 id="select-address" className="text-wrap text-xl">
          Select Delivery Address
          <span aria-live="polite" className="font-normal font-sans text-base text-palm-soft tracking-normal">
            {freshnessNote}
          </span>
        </h2>
        {addresses.data === undefined ? (
          <AddressSkeleton />
        ) : (
          <>
            {addresses.data.length === 0 && <NoAddress />}
            <AddressChoice addresses={addresses.data} chosen={chosen} onChoose={choose} />
            <AddAddress isNext={addresses.data.length === 0} onAdded={choose} />
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

function ChosenItem({ choice }: { readonly choice: BuyNowChoice }) {
  const search = useProduct(choice.productId);
  const navigate = useNavigate();
  if (search.state !== 'found') return null;
  return (
    <BuyNowItem
      product={search.product}
      choice={choice}
      onQuantity={(quantity) =>
        navigate(
          { search: buyNowSearch({ ...choice, quantity }) },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
}

type SummaryProps = { readonly source: CheckoutSource; readonly price: ReducedPrice };

function Summary({ source: { problem, busy, refresh }, price }: SummaryProps) {
  if (price.summary !== undefined) {
    return <OrderSummary summary={price.summary} updating={price.isUpdating} />;
  }
  if (problem === null) return <OrderSummarySkeleton />;
  return (
    <section
      role="alert"
      className="grid justify-items-start gap-3 rounded-xl bg-kernel p-5 shadow-sm sm:p-7"
    >
      <h2 className="text-xl">Order summary</h2>
      <p>Unable to load payment summary</p>
      <Button variant="secondary" size="sm" busy={busy} onClick={refresh}>
        Retry
      </Button>
    </section>
  );
}
