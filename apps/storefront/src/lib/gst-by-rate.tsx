import { formatPrice } from '@ilaneer/client/format-price';
import type { GstByRateView } from '@ilaneer/contract/cart/cart';
import { Figure } from '@ilaneer/ui/text/figure';

export function GstByRate({ rates }: { readonly rates: GstByRateView | undefined }) {
  return rates?.map(({ rate, taxable, gst }) => (
    <div key={rate} className="flex items-baseline justify-between gap-4 pl-3 text-palm-soft text-sm">
      <dt>
        <Figure>{`${rate}%`}</Figure> on <Figure>{formatPrice(taxable)}</Figure>
      </dt>
      <dd>
        <Figure>{formatPrice(gst)}</Figure>
      </dd>
    </div>
  ));
}
