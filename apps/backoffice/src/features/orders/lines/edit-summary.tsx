import { formatPrice } from '@ilaneer/client/format-price';
import type { LineEditPreview } from '@ilaneer/contract/staff/orders/order-lines';
import { Money } from '../../../parts/words/money.tsx';

export function EditSummary({ preview }: { preview: LineEditPreview }) {
  const { total, goods, delivery, discount, gst, coupon, coins, dueOnDelivery } = preview;
  const rows = [
    { name: 'Goods', ...goods },
    { name: 'Offers', before: -discount.before, after: -discount.after },
    { name: `Coupon ${coupon.code ?? ''}`, before: -coupon.before, after: -coupon.after },
    { name: 'Coins', before: -coins.before, after: -coins.after },
    ...(preview.gstIncluded ? [] : [{ name: 'GST', ...gst }]),
    { name: 'Delivery', ...delivery },
    ...(preview.gstIncluded ? [{ name: 'of which GST', ...gst }] : []),
  ].filter(({ before, after }) => before !== 0 || after !== 0);
  return (
    <div className="grid gap-3 px-4 py-3">
      <table className="w-full max-w-md text-sm">
        <thead>
          <tr className="text-palm-soft">
            <th scope="col" className="py-1 text-left font-normal">
              <span className="sr-only">Figure</span>
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              Before
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              After
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rows.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row" className="py-0.5 text-left font-normal">
                {name}
              </th>
              <td className="py-0.5 text-right">
                <Money rupees={before} />
              </td>
              <td className="py-0.5 text-right">
                <Money rupees={after} />
              </td>
            </tr>
          ))}
          <tr className="border-line border-t font-semibold">
            <th scope="row" className="py-1 text-left">
              Total
            </th>
            <td className="py-1 text-right">
              <Money rupees={total.before} />
            </td>
            <td className="py-1 text-right">
              <Money rupees={total.after} />
            </td>
          </tr>
          {dueOnDelivery !== null && (
            <tr>
              <th scope="row" className="py-0.5 text-left font-normal">
                To pay on delivery
              </th>
              <td className="py-0.5 text-right">
                <Money rupees={dueOnDelivery.before} />
              </td>
              <td className="py-0.5 text-right">
                <Money rupees={dueOnDelivery.after} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {coupon.isLost && (
        <p className="text-hibiscus-dark text-sm">Coupon {coupon.code} is not for these items any more.</p>
      )}
      <p className="font-medium text-sm">{whatHappens(preview)}</p>
    </div>
  );
}

export function whatHappens({ refund, toGiftCard, ask, dueOnDelivery }: LineEditPreview): string {
  if (refund > 0) return `${formatPrice(refund)} go back the way they were paid.`;
  if (ask > 0) {
    return `The shopper gets a link to pay ${formatPrice(ask)}. The order is held and stays as it is until then.`;
  }
  if (toGiftCard > 0) return `${formatPrice(toGiftCard)} go back to the gift card.`;
  if (dueOnDelivery !== null && dueOnDelivery.before !== dueOnDelivery.after) {
    return `The shopper pays ${formatPrice(dueOnDelivery.after)} on delivery.`;
  }
  return 'Nothing is to be paid or given back.';
}
