import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Facts } from '../../../parts/frame/facts.tsx';
import { Figures } from '../../../parts/frame/figures.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { PayoutTo } from '../../../parts/payout/payout-to.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { methodWord, paymentWord } from '../../../parts/words/order-words.tsx';
import { When } from '../../../parts/words/when.tsx';

export function MoneyPanel({ order }: { order: StaffOrderView }) {
  const { state, money, payments, refunds, documents, cashBack } = order;
  const off = money.discount + money.couponSavings + money.coinSavings;
  return (
    <Panel title="Money" actions={<Badge>{paymentWord(money.method, money.paymentStatus)}</Badge>}>
      <Figures
        rows={[
          ['Goods', <Money key="goods" rupees={money.goods} />],
          off > 0 ? ['Discounts', <Discounts key="off" money={money} />] : null,
          ...(money.promotions ?? []).map(
            ({ name, savings }) => [`of which ${name}`, <Money key={name} rupees={-savings} />] as const,
          ),
          money.gstIncluded ? null : ['GST', <Money key="gst" rupees={money.gst} />],
          ['Delivery', <Money key="delivery" rupees={money.delivery} />],
          money.cashFee === undefined
            ? null
            : ['Cash on Delivery fee', <Money key="fee" rupees={money.cashFee} />],
          money.gstIncluded ? ['of which GST', <Money key="gst" rupees={money.gst} />] : null,
        ]}
        total={<Money rupees={money.total} />}
      />
      <div className="mt-3 border-line border-t pt-3">
        <Facts
          facts={[
            [payerLabel(order), methodWord(money.method)],
            money.giftCard === null
              ? null
              : [
                  'Gift card',
                  <span key="card">
                    <Money rupees={money.giftCard.amount} /> by ••{money.giftCard.last4}
                  </span>,
                ],
            money.cashRoundOff === 0
              ? null
              : ['Cash rounding', <Money key="rounded" rupees={money.cashRoundOff} />],
            cashBack === null
              ? null
              : [
                  'To be paid out',
                  <span key="cash">
                    <Money rupees={cashBack.amount} /> in cash, paid for the order that it replaces
                  </span>,
                ],
            cashBack === null
              ? null
              : [
                  'Payout to',
                  cashBack.payout === null ? (
                    "Waiting for the shopper's details"
                  ) : (
                    <PayoutTo key="payout" returnId={cashBack.returnId} masked={cashBack.payout} />
                  ),
                ],
            documents.length === 0
              ? null
              : ['Documents', <Documents key="documents" orderId={state.id} documents={documents} />],
          ]}
        />
      </div>
      {payments.length > 0 && (
        <List title="Payments">
          {payments.map(({ id, amount, status, gateway, method, at, reference }) => (
            <li key={id} className="py-1.5">
              <Money rupees={amount} /> {status}, {method} at {gateway}, <When at={at} inside />
              {reference !== null && <span className="block break-all text-palm-soft">{reference}</span>}
            </li>
          ))}
        </List>
      )}
      {refunds.length > 0 && (
        <List title="Refunds">
          {refunds.map(({ id, amount, reason, state, hasFailed, byHand, reference, who, at }) => (
            <li key={id} className="py-1.5">
              <Money rupees={amount} /> {byHand ? 'paid out manually' : refundWord(state, hasFailed)}:{' '}
              {reason}
              <span className="block text-palm-soft">
                {who}, <When at={at} inside />
                {reference !== null && `, ${reference}`}
              </span>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}

/** Unpaid methods are not named. */
function payerLabel({ state, money }: StaffOrderView): string {
  if (money.paymentStatus !== 'pending') return 'Paid by';
  return state.status === 'cancelled' ? 'Chosen payment' : 'Payment by';
}

function Discounts({ money }: { money: StaffOrderView['money'] }) {
  const { discount, couponSavings, coinSavings, couponCode } = money;
  return (
    <span>
      {couponCode !== null && <span className="text-palm-soft">with {couponCode} </span>}
      <Money rupees={-Math.round((discount + couponSavings + coinSavings) * 100) / 100} />
    </span>
  );
}

function refundWord(state: 'requested' | 'sent', hasFailed: boolean): string {
  if (state === 'sent') return 'sent';
  return hasFailed ? 'not sent yet, retrying' : 'on its way';
}

const DOCUMENT_WORDS: Readonly<Record<StaffOrderView['documents'][number]['kind'], string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  'receipt-voucher': 'Receipt voucher',
  'refund-voucher': 'Refund voucher',
};

function Documents({ orderId, documents }: { orderId: string; documents: StaffOrderView['documents'] }) {
  const fileOf = (number: string) =>
    `/api/staff/orders/${encodeURIComponent(orderId)}/documents/${number.replaceAll('/', '-')}`;
  return (
    <ul>
      {documents.map(({ kind, number }) => (
        <li key={number}>
          <a href={fileOf(number)} download className="font-medium underline">
            <span className="sr-only">{DOCUMENT_WORDS[kind]} </span>
            {number}
          </a>
          {kind === 'invoice' && (
            <span className="block text-palm-soft">
              {COPIES.map(([copy, word]) => (
                <a key={copy} href={`${fileOf(number)}?copy=${copy}`} download className="mr-3 underline">
                  {word}
                  <span className="sr-only"> copy of {number}</span>
                </a>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const COPIES = [
  ['duplicate', "Transporter's"],
  ['triplicate', "Supplier's"],
] as const;

function List({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mt-3 border-line border-t pt-2 text-sm">
      <h3 className="font-medium">{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}
