import { formatPrice } from '@ilaneer/client/format-price';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { Figure } from '@ilaneer/ui/text/figure';
import type { ReactNode } from 'react';
import { GstByRate } from '../../../lib/gst-by-rate.tsx';
import { PageLink } from '../../../lib/page-link.tsx';
import { amountDueFacts } from '../amount-due-facts.ts';
import { formatDate, paymentText, refundedText } from '../order-texts.ts';
import { GivePayout } from '../returns/give-payout.tsx';
import { moneyBackText } from '../returns/return-texts.ts';
import { DownloadVoucher } from '../tax-document-buttons.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { Part } from './part.tsx';

export function OrderDetail({ order }: { readonly order: OrderView }) {
  return (
    <div className="grid gap-8 border-line border-t px-5 py-6 sm:px-7 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Part title="Items Details">
        <table className="w-full text-left">
          <thead className="text-palm-soft text-sm">
            <tr className="border-line border-b">
              <th scope="col" className="py-2 pr-3 font-medium">
                Product
              </th>
              <th scope="col" className="px-2 py-2 text-right font-medium">
                Quantity
              </th>
              <th scope="col" className="py-2 pl-2 text-right font-medium">
                Price
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {order.items.map((item) => (
              <tr key={item.position}>
                <th scope="row" className="py-3 pr-3 font-normal">
                  <span className="font-medium">{item.name}</span>
                  {item.variantName !== '' && (
                    <span className="block text-palm-soft text-sm">{item.variantName}</span>
                  )}
                  {item.giftNote !== undefined && (
                    <span className="wrap-anywhere block text-palm-soft text-sm">
                      {`Gift note: “${item.giftNote}”`}
                    </span>
                  )}
                  <span className="block text-palm-soft text-sm tabular-nums">
                    <Figure>{formatPrice(item.price)}</Figure> each
                  </span>
                  {order.reviewLink != null && (
                    <PageLink
                      to={`/review/${order.reviewLink}`}
                      className="inline-flex min-h-11 items-center font-semibold text-leaf-dark underline underline-offset-4"
                    >
                      Review<span className="sr-only"> {item.name}</span>
                    </PageLink>
                  )}
                </th>
                <td className="px-2 py-3 text-right tabular-nums">{item.quantity}</td>
                <td className="py-3 pl-2 text-right">
                  <Figure>{formatPrice(item.totalPrice)}</Figure>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <div className="grid content-start gap-8">
        <Part title="Summary">
          <dl className="grid gap-2">
            {order.replacementFor != null && (
              <Row name="Replacement for">{order.replacementFor.orderNumber}</Row>
            )}
            {order.business !== undefined && (
              <Row name="Billed to">{`${order.business.legalName}, GSTIN ${order.business.gstin}`}</Row>
            )}
            {order.business === undefined && order.billTo !== undefined && (
              <Row name="Billed to">{order.billTo.fullName}</Row>
            )}
            {order.couponCode !== null && (
              <Row name={`Coupon ${order.couponCode}`}>
                <Figure>{`−${formatPrice(order.pricing.couponSavings)}`}</Figure>
              </Row>
            )}
            {order.coins > 0 && (
              <Row name="Coins">
                <Figure>{`−${formatPrice(order.pricing.coinSavings)}`}</Figure>
              </Row>
            )}
            <Row name="Subtotal">
              <Figure>{formatPrice(order.pricing.subtotal)}</Figure>
            </Row>
            <Row name={shippingName(order)}>
              {order.pricing.deliveryCharge > 0 ? (
                <Figure>{formatPrice(order.pricing.deliveryCharge)}</Figure>
              ) : (
                'Free'
              )}
            </Row>
            {order.pricing.codCharge > 0 && (
              <Row name="Cash on Delivery fee">
                <Figure>{formatPrice(order.pricing.codCharge)}</Figure>
              </Row>
            )}
            <Row name={order.pricing.gstIncluded ? 'Includes tax' : 'Tax'}>
              <Figure>{formatPrice(order.pricing.gst)}</Figure>
            </Row>
            <GstByRate rates={order.pricing.gstByRate} />
            <div className="flex justify-between gap-4 border-line border-t pt-2 font-bold">
              <dt>Total</dt>
              <dd>
                <Figure>{formatPrice(order.totalAmount)}</Figure>
              </dd>
            </div>
            {amountDueFacts(order).map(({ name, value }) => (
              <Row key={name} name={name}>
                <Figure>{value}</Figure>
              </Row>
            ))}
            {order.givenBack.map((part) => (
              <Row key={`${part.cause} ${part.givenBackAt}`} name={refundedText(part)}>
                <Figure>{formatPrice(part.amount)}</Figure>
              </Row>
            ))}
            <Row name="Payment">
              {order.replacementFor == null || order.status === 'cancelled'
                ? paymentText(order)
                : `Nothing to pay: paid with ${order.replacementFor.orderNumber}`}
            </Row>
          </dl>
          {order.vouchers.map((voucher) => (
            <DownloadVoucher key={voucher.number} orderId={order.id} voucher={voucher} />
          ))}
        </Part>
        <OrderEvents order={order} />
      </div>
    </div>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-palm-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function OrderEvents({ order }: { readonly order: OrderView }) {
  const { cancellation } = order;
  const { giftCard } = order.payment;
  const toBank = (cancellation?.refundAmount ?? 0) - (giftCard?.amount ?? 0);
  return (
    <>
      {order.status === 'delivered' && <DeliveryInfo order={order} />}
      <OrderParcels order={order} />
      {cancellation !== null && (
        <Part title="Cancelled">
          <p>
            On {formatDate(cancellation.cancelledDate)}
            {cancellation.cancelledByCustomer ? ' by you' : ' by us'}
          </p>
          {cancellation.reason !== null && <p className="text-palm-soft text-sm">{cancellation.reason}</p>}
          {toBank > 0 && (
            <p className="mt-1">{moneyBackText(formatPrice(toBank), cancellation.refundStatus)}</p>
          )}
          {giftCard !== null && (
            <p className="mt-1">
              <Figure>{formatPrice(giftCard.amount)}</Figure> is back on gift card{' '}
              <span>{`••${giftCard.last4}`}</span>.
            </p>
          )}
          {order.cashBack != null && <CashBack cashBack={order.cashBack} />}
        </Part>
      )}
    </>
  );
}

/** RETURN-22. */
function CashBack({ cashBack }: { readonly cashBack: NonNullable<OrderView['cashBack']> }) {
  const { amount, orderId, returnId, payout } = cashBack;
  return (
    <div className="mt-2 grid gap-2">
      <p>
        You paid <Figure>{formatPrice(amount)}</Figure> in cash. It comes back to you.
      </p>
      <GivePayout orderId={orderId} request={{ id: returnId, payout, takesPayout: true }} />
    </div>
  );
}

function DeliveryInfo({ order }: { readonly order: OrderView }) {
  const { addressLine1, addressLine2, city, state } = order.deliveryAddress;
  const place = [addressLine1, addressLine2, city, state].filter((part) => part !== '').join(', ');
  return (
    <Part title="Delivery Info">
      <dl className="grid gap-2">
        <div>
          <dt className="text-palm-soft text-sm">Delivered on</dt>
          <dd>{formatDate(order.deliveredAt)}</dd>
        </div>
        <div>
          <dt className="text-palm-soft text-sm">Delivered to</dt>
          <dd>{place === '' ? 'N/A' : place}</dd>
        </div>
      </dl>
    </Part>
  );
}

/** DELIVERY-14. */
function shippingName({ delivery: { methodName } }: OrderView): string {
  return methodName === undefined ? 'Shipping' : `Shipping: ${methodName}`;
}
