import { formatPrice } from '@ilaneer/client/format-price';
import { stateContradiction } from '@ilaneer/domain/address/pin-code-state';
import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { AddAddress } from '../address/add-address.tsx';
import { AddressSkeleton } from '../address/address-card.tsx';
import { AddressChoice, useChosenAddress } from '../address/address-choice.tsx';
import { ArrivalLine } from '../address/arrival.tsx';
import { useBilledBusiness } from '../address/business.ts';
import { BusinessChoice } from '../address/business-choice.tsx';
import { isContradicted } from '../address/check-form.ts';
import { useAddresses, useFreshnessNote } from '../address/get-addresses.ts';
import { GiftChoice, useGift } from '../address/gift-choice.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import type { CheckoutSource } from './checkout-source.tsx';
import { DeliveryMethodChoice, useDeliveryMethods } from './delivery/delivery-method.tsx';
import { usePinWithoutCash } from './delivery/pin-without-cash.ts';
import { buyNowSearch } from './items/buy-now.ts';
import { BuyNowItem } from './items/buy-now-item.tsx';
import { NothingToOrder } from './items/nothing-to-order.tsx';
import { ReductionControls } from './offers/reduction-controls.tsx';
import { checkoutState } from './placing/checkout-address.ts';
import { UnlessOrderedElsewhere } from './placing/unless-ordered.tsx';
import { OrderSummary, OrderSummarySkeleton } from './summary/order-summary.tsx';
import { type ReducedPrice, useDeliveredPrice, useReducedPrice } from './summary/use-reduced-price.ts';

/** CHECKOUT-12, CHECKOUT-13. */
export function AddressStep({ source }: { readonly source: CheckoutSource }) {
  const { user } = useSession();
  const { show } = useToast();
  const navigate = useNavigate();
  const { choice, product, items } = source;
  const addresses = useAddresses();
  const plainPrice = useReducedPrice(items, choice);
  const { chosen, choose } = useChosenAddress(addresses.data ?? []);
  const freshnessNote = useFreshnessNote(addresses);
  const business = useBilledBusiness();
  const others = (addresses.data ?? []).filter(({ id }) => id !== chosen?.id);
  const gift = useGift(others);
  const { fingerprint } = plainPrice;
  const delivery = useDeliveryMethods({ pin: chosen?.zipCode ?? null, choice, fingerprint });
  const deliveryMethod = delivery.chosen?.id ?? null;
  const takesCash = usePinWithoutCash(chosen?.zipCode ?? '') === null;
  const price = useDeliveredPrice(plainPrice, choice, {
    ...{ deliveryMethod, paysCash: false },
    pinCode: chosen?.zipCode ?? null,
  });

  if (items?.lines.length === 0) {
    return (
      <UnlessOrderedElsewhere>
        <NothingToOrder choice={choice} />
      </UnlessOrderedElsewhere>
    );
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
      // Tax and destination would disagree.
      document.querySelector<HTMLElement>(`[data-problem="${chosen.id}"]`)?.focus();
      show({ text: stateContradiction(chosen, chosen.pinCodeState).message, tone: 'error' });
      return;
    }
    if (business.isUnsaved) {
      show({ text: 'Please save your business details first, or close them', tone: 'error' });
      return;
    }
    if (business.isWanted && !business.isKnown) {
      // The bill would lack the business.
      show({ text: 'Your business details are still loading. Please try again.', tone: 'error' });
      return;
    }
    if (!business.isWanted && gift.isWanted && gift.billTo === null) {
      show({ text: 'Please save your own address for the bill, or untick the gift', tone: 'error' });
      return;
    }
    const { billed } = business;
    navigate(`/payment${buyNowSearch(choice)}`, {
      state: checkoutState(
        chosen,
        user?.id,
        { business: billed, billTo: billed === null ? gift.billTo : null },
        delivery.chosen,
      ),
    });
  }

  const ready = addresses.data !== undefined && items !== undefined;
  return (
    <CheckoutLayout
      step="Address"
      summary={
        <Summary source={source} price={price} isUsual={deliveryMethod === null} takesCash={takesCash} />
      }
      offers={price.summary !== undefined && <ReductionControls price={price} choice={choice} />}
      next={
        ready
          ? {
              amount: price.summary === undefined ? null : formatPrice(price.summary.total),
              action: (
                <Button
                  size="lg"
                  wide
                  variant={addresses.data.length === 0 ? 'secondary' : 'primary'}
                  onClick={goOn}
                >
                  Continue
                  <Icon name="arrow-right" className="size-5" />
                </Button>
              ),
            }
          : null
      }
    >
      {choice !== null && product !== null && (
        <BuyNowItem
          product={product}
          choice={choice}
          onQuantity={(quantity) =>
            navigate(
              { search: buyNowSearch({ ...choice, quantity }) },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      )}
      <section aria-labelledby="select-address" className="grid gap-5">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 id="select-address" className="text-xl">
            Select Delivery Address
          </h2>
          <p aria-live="polite" className="text-palm-soft">
            {freshnessNote}
          </p>
        </div>
        {addresses.data === undefined ? (
          <AddressSkeleton />
        ) : (
          <>
            {addresses.data.length === 0 && <NoAddress />}
            <AddressChoice addresses={addresses.data} chosen={chosen} onChoose={choose} />
            {chosen !== null && deliveryMethod === null && <ArrivalLine pin={chosen.zipCode} />}
            <AddAddress isNext={addresses.data.length === 0} onAdded={choose} />
          </>
        )}
      </section>
      {ready && chosen !== null && (
        <DeliveryMethodChoice delivery={delivery} subtotal={price.summary?.subtotal} />
      )}
      {ready && chosen !== null && !business.isWanted && <GiftChoice gift={gift} others={others} />}
      {ready && <BusinessChoice business={business} />}
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

type SummaryProps = {
  readonly source: CheckoutSource;
  readonly price: ReducedPrice;
  readonly isUsual: boolean;
  readonly takesCash: boolean;
};

function Summary({ source: { problem, busy, refresh }, price, ...delivered }: SummaryProps) {
  if (price.summary !== undefined) {
    return <OrderSummary summary={price.summary} updating={price.isUpdating} {...delivered} />;
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
