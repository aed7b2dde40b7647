import { formatPrice } from '@ilaneer/client/format-price';
import { Button } from '@ilaneer/ui/buttons/button';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Icon } from '@ilaneer/ui/text/icon';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { CheckoutLayout, CheckoutSkeleton } from './checkout-layout.tsx';
import { DeliveryRecap } from './delivery/delivery-recap.tsx';
import type { ReducedItems } from './items/checkout-items.ts';
import { NothingToOrder } from './items/nothing-to-order.tsx';
import { ReductionControls } from './offers/reduction-controls.tsx';
import { CashLimit, ConfirmationNote } from './payment/cash-limit.tsx';
import { GiftCardEntry, PaidRows } from './payment/gift-card-entry.tsx';
import { METHODS_OF_NEW_ORDERS } from './payment/payment-method.ts';
import { PaymentMethods } from './payment/payment-methods.tsx';
import type { CheckoutPayment } from './payment/use-checkout-payment.ts';
import type { CheckoutAddress } from './placing/checkout-address.ts';
import { OutOfStockDialog, PriceChangeDialog } from './placing/refusal-dialogs.tsx';
import { UnlessOrderedElsewhere } from './placing/unless-ordered.tsx';
import { OrderSummary } from './summary/order-summary.tsx';
import type { Checkout } from './use-checkout.ts';

type PaymentStepProps = {
  readonly checkout: Checkout;
  readonly proveMobile: (mobileNumber: string) => ReactNode;
};

/** CHECKOUT-14. */
export function PaymentStep({ checkout, proveMobile }: PaymentStepProps) {
  const { source, address, addressPath, items } = checkout;
  if (address === null) return <Navigate to={addressPath} replace />;
  if (items === undefined) {
    if (source.problem !== null) {
      return (
        <StatePanel
          kind="error"
          heading="h1"
          title="Payment"
          text={`Error loading cart data: ${source.problem}`}
          className="py-section"
          actions={
            <Button busy={source.busy} onClick={source.refresh}>
              Retry
            </Button>
          }
        />
      );
    }
    return <CheckoutSkeleton step="Payment" addressPath={addressPath} />;
  }
  if (items.lines.length === 0) {
    return (
      <UnlessOrderedElsewhere>
        <NothingToOrder choice={source.choice} />
      </UnlessOrderedElsewhere>
    );
  }
  return <PaymentForm checkout={checkout} proveMobile={proveMobile} address={address} items={items} />;
}

type PaymentFormProps = PaymentStepProps & {
  readonly address: CheckoutAddress;
  readonly items: ReducedItems;
};

function PaymentForm({ checkout, proveMobile, address, items }: PaymentFormProps) {
  const { source, price, payment, addressPath, isPlacing, isUpdating, refusal } = checkout;
  const { summary } = items;
  const asked = payment.isAsked && <ConfirmationNote />;
  const cash =
    payment.cashLimit === null ? (
      asked
    ) : (
      <CashLimit
        limit={payment.cashLimit}
        headingRef={payment.cash.heading}
        mayPayOnline={payment.choice.options.data?.online === true}
        proof={proveMobile(address.phone)}
      />
    );
  return (
    <>
      <CheckoutLayout
        step="Payment"
        addressPath={addressPath}
        summary={
          <OrderSummary
            summary={summary}
            updating={isUpdating}
            isUsual={checkout.method === null}
            takesCash={checkout.takesCash}
            paid={<PaidRows payment={payment} total={summary.total} />}
          />
        }
        offers={
          !checkout.isInDoubt && (
            <ReductionControls price={price} choice={source.choice} disabled={isPlacing} />
          )
        }
        next={{
          amount: formatPrice(payment.amountDue),
          ...((payment.giftCard !== null || payment.roundOff !== 0) && { amountName: amountName(payment) }),
          action: (
            <Button
              size="lg"
              wide
              busy={isPlacing || isUpdating}
              onClick={() => void checkout.placeOrder(items)}
            >
              <Icon name="lock" className="size-5" />
              Place Order
            </Button>
          ),
        }}
      >
        <DeliveryRecap
          address={address}
          billing={checkout.billing}
          method={checkout.method}
          choice={source.choice}
          fingerprint={price.fingerprint}
          addressPath={addressPath}
        />
        <section aria-labelledby="payment-method" className="rounded-xl bg-kernel p-5 shadow-sm sm:p-7">
          <h2 id="payment-method" className="mb-4 text-xl">
            Payment method
          </h2>
          <PaymentMethods
            methods={METHODS_OF_NEW_ORDERS}
            choice={payment.choice}
            disabled={isPlacing}
            cash={cash}
            giftCard={
              <GiftCardEntry payment={payment} total={summary.total} cash={cash} disabled={isPlacing} />
            }
          />
          <p className="mt-4 flex items-center gap-2 font-medium text-leaf-dark text-sm">
            <Icon name="shield" className="size-5 shrink-0" />
            100% secure payments
          </p>
        </section>
      </CheckoutLayout>
      {isPlacing && <ProcessingOverlay />}
      <PriceChangeDialog
        refusal={refusal?.kind === 'price-changed' ? refusal : null}
        agreed={checkout.agreed ?? items}
        lines={items.lines}
        onConfirm={() => void checkout.agreeToChange()}
        onClose={checkout.closeRefusal}
      />
      <OutOfStockDialog
        refusal={refusal?.kind === 'out-of-stock' ? refusal : null}
        lines={items.lines}
        backTo={source.choice === null ? '/cart' : addressPath}
        onClose={checkout.closeRefusal}
      />
    </>
  );
}

function amountName({ giftCard, roundOff }: CheckoutPayment): string {
  return giftCard === null && roundOff !== 0 ? 'To pay in cash' : 'Left to pay';
}

/** CHECKOUT-17; also absorbs double clicks. */
function ProcessingOverlay() {
  return (
    <div className="fixed inset-0 z-dialog grid select-none place-items-center bg-palm-deep/70 p-6">
      <div
        role="alert"
        className="grid w-full max-w-sm animate-arrive justify-items-center gap-3 rounded-xl bg-kernel px-6 py-10 text-center shadow-lg"
      >
        <Spinner className="mb-2 size-12 text-leaf" />
        <p className="font-display font-semibold text-xl">Processing Your Order...</p>
        <p className="text-palm-soft">Please don't refresh or go back</p>
      </div>
    </div>
  );
}
