import { formatPrice } from '@ilaneer/client/format-price';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { Icon } from '@ilaneer/ui/text/icon';
import type { ReactNode } from 'react';
import { amountDueFacts } from '../../order/amount-due-facts.ts';
import { arrivalText, formatDate, paymentText } from '../../order/order-texts.ts';

type Fact = { readonly name: string; readonly value: string };

type PaymentResultProps = {
  readonly succeeded: boolean;
  readonly title: string;
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly note?: string | undefined;
  readonly actions: ReactNode;
};

export function PaymentResult({ succeeded, title, text, facts, note, actions }: PaymentResultProps) {
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-6 px-gutter py-section text-center">
      <span
        className={`grid size-24 animate-arrive place-items-center rounded-full ${succeeded ? 'bg-tender text-leaf-dark' : 'bg-hibiscus-tint text-hibiscus-dark'}`}
      >
        <Icon name={succeeded ? 'tick' : 'close'} strokeWidth={2.25} className="size-12" />
      </span>
      <div className="grid gap-2">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-balance text-lg text-palm-soft">{text}</p>
      </div>
      <dl className="grid w-full gap-3 rounded-xl bg-kernel p-5 text-left shadow-sm sm:p-7">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
            <dt className="text-palm-soft">{name}</dt>
            <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className="text-balance text-palm-soft text-sm">{note}</p>}
      <div className="flex w-full flex-col justify-center gap-3 sm:flex-row sm:flex-wrap">{actions}</div>
    </div>
  );
}

// PAYMENT-17.
const SAMPLE: readonly Fact[] = [
  { name: 'Amount', value: formatPrice(1_250) },
  { name: 'Transaction ID', value: 'TXN0000000000' },
];

export const SAMPLE_NOTE = 'This is a sample. No payment was made here.';

export function paymentFacts(order: OrderView | null): readonly Fact[] {
  if (order === null) return SAMPLE;
  const { transactionId, paymentId } = order.payment;
  const transaction = transactionId ?? paymentId;
  return [
    { name: 'Amount', value: formatPrice(order.totalAmount) },
    ...amountDueFacts(order),
    transaction === null
      ? { name: 'Order number', value: order.orderNumber }
      : { name: 'Transaction ID', value: transaction },
    { name: 'Payment', value: paymentText(order) },
  ];
}

export function orderFacts(order: OrderView): readonly Fact[] {
  return [
    { name: 'Order number', value: order.orderNumber },
    { name: 'Ordered on', value: formatDate(order.createdAt) },
    { name: 'Total', value: formatPrice(order.totalAmount) },
    ...amountDueFacts(order),
    { name: 'Payment', value: paymentText(order) },
    { name: 'Delivery', value: arrivalText(order) },
    { name: 'To', value: order.deliveryAddress.fullAddress },
  ];
}
