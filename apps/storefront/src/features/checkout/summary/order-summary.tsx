import { formatPrice } from '@ilaneer/client/format-price';
import type { SummaryView } from '@ilaneer/contract/cart/cart';
import { formatRupees, paise, paiseFromRupees } from '@ilaneer/domain/money';
import { missingForFreeDelivery } from '@ilaneer/domain/pricing/price-cart';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { Figure } from '@ilaneer/ui/text/figure';
import { Icon } from '@ilaneer/ui/text/icon';
import type { ReactNode } from 'react';
import { brand } from '../../../lib/content.ts';
import { GstByRate } from '../../../lib/gst-by-rate.tsx';
import { deliveryRules } from './delivery-rules.ts';

type OrderSummaryProps = {
  readonly summary: SummaryView;
  readonly updating?: boolean;
  readonly paid?: ReactNode;
  /** Delivered the usual way, whose free limit is stated. */
  readonly isUsual?: boolean;
};

/** CART-18. */
export function OrderSummary({ summary, updating = false, paid, isUsual = true }: OrderSummaryProps) {
  return (
    <section aria-label="Order summary" className="rounded-xl bg-kernel p-5 shadow-sm sm:p-7">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-xl">Order summary</h2>
        {updating ? (
          <Spinner label="Updating..." className="size-5" />
        ) : (
          <p className="text-palm-soft text-sm">{itemsText(summary.totalItems)}</p>
        )}
      </div>
      <dl aria-busy={updating} className="mt-3 grid gap-2.5">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-display font-semibold text-lg">Total</dt>
          <dd className="font-bold text-2xl">
            <Figure>{formatPrice(summary.total)}</Figure>
          </dd>
        </div>
        {paid}
        <Row name="Total MRP" divided>
          <Figure>{formatPrice(summary.totalMRP)}</Figure>
        </Row>
        <Row name="Discount" saving>
          <Figure>{less(summary.discount)}</Figure>
        </Row>
        {summary.couponSavings > 0 && (
          <Row name="Coupon savings" saving>
            <Figure>{less(summary.couponSavings)}</Figure>
          </Row>
        )}
        {summary.coinSavings > 0 && (
          <Row name="Coins" saving>
            <Figure>{less(summary.coinSavings)}</Figure>
          </Row>
        )}
        <Row name="Subtotal">
          <Figure>{formatPrice(summary.subtotal)}</Figure>
        </Row>
        {!summary.gstIncluded && <Gst name="GST" summary={summary} />}
        <Row name="Delivery" saving={summary.delivery === 0}>
          {summary.delivery > 0 ? <Figure>{formatPrice(summary.delivery)}</Figure> : 'Free'}
        </Row>
        {summary.cashFee !== undefined && (
          <Row name="Cash on Delivery fee">
            <Figure>{formatPrice(summary.cashFee)}</Figure>
          </Row>
        )}
        {summary.gstIncluded && <Gst name="Includes GST" summary={summary} />}
        {summary.totalSavings > 0 && (
          <div className="flex items-center justify-between gap-4 rounded-md bg-leaf-tint px-4 py-2.5 font-semibold text-leaf-dark text-sm">
            <dt className="flex items-center gap-2">
              <Icon name="tag" className="size-5" />
              Total savings
            </dt>
            <dd>
              <Figure>{formatPrice(summary.totalSavings)}</Figure>
            </dd>
          </div>
        )}
      </dl>
      {summary.cashFee === undefined && <CashFeeHint />}
      {isUsual && <FreeDeliveryHint summary={summary} />}
    </section>
  );
}

function Gst({ name, summary }: { readonly name: string; readonly summary: SummaryView }) {
  return (
    <>
      <Row name={name}>
        <Figure>{formatPrice(summary.gst)}</Figure>
      </Row>
      <GstByRate rates={summary.gstByRate} />
    </>
  );
}

export function OrderSummarySkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4 rounded-xl bg-kernel p-5 shadow-sm sm:p-7">
      <Skeleton className="h-7 w-44" />
      {['one', 'two', 'three', 'four', 'five'].map((row) => (
        <div key={row} className="flex justify-between">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
      <Skeleton className="mt-2 h-8 w-full" />
    </div>
  );
}

/** Before a way to pay is chosen (PRICING-38). */
function CashFeeHint() {
  const { cashFee } = brand().delivery;
  if (cashFee === undefined) return null;
  return (
    <p className="mt-4 text-palm-soft text-sm">
      Cash on Delivery costs <Figure>{formatRupees(paise(cashFee))}</Figure> more.
    </p>
  );
}

/** PRICING-12. */
function FreeDeliveryHint({ summary }: { readonly summary: SummaryView }) {
  const rules = deliveryRules();
  const priced = {
    subtotal: paiseFromRupees(summary.subtotal),
    delivery: paiseFromRupees(summary.delivery),
  };
  const missing = missingForFreeDelivery(priced, rules);
  if (missing === 0 || rules.freeFrom === null) return null;
  const reached = Math.max(0, 1 - missing / rules.freeFrom);
  return (
    <div className="mt-4 rounded-md bg-water px-4 py-3 text-sm">
      <p className="flex items-center gap-2 font-medium">
        <Icon name="truck" className="size-5 shrink-0" />
        <span>
          Add <Figure>{formatRupees(missing)}</Figure> more for free delivery
        </span>
      </p>
      <div aria-hidden="true" className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-kernel">
        <div
          className="h-full w-full origin-left rounded-full bg-leaf transition-transform duration-slow"
          style={{ transform: `scaleX(${reached})` }}
        />
      </div>
    </div>
  );
}

type RowProps = {
  readonly name: string;
  readonly children: ReactNode;
  readonly saving?: boolean;
  readonly divided?: boolean;
};

function Row({ name, children, saving = false, divided = false }: RowProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 ${divided ? 'mt-1 border-line border-t pt-4' : ''}`}
    >
      <dt className="text-palm-soft">{name}</dt>
      <dd className={saving ? 'font-semibold text-leaf-dark' : undefined}>{children}</dd>
    </div>
  );
}

function less(rupees: number): string {
  return rupees > 0 ? `−${formatPrice(rupees)}` : formatPrice(rupees);
}

function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
