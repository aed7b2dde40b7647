import type { VariantView } from '@ilaneer/contract/product-view';
import { unitPrice } from '@ilaneer/domain/catalogue/unit-price';
import { formatRupees, paiseFromRupees } from '@ilaneer/domain/money';
import { Price } from '@ilaneer/ui/price';
import { showRupees } from '../../../lib/show-rupees.ts';

/** What a variant costs: the price, the original struck through, the unit price, and what GST does to it. */
export function ProductPrice({ variant }: { readonly variant: VariantView }) {
  const { sellingPrice, originalPrice, netQuantity, mrp, gst } = variant;
  const reduced = originalPrice > sellingPrice;
  const unit = unitPrice(paiseFromRupees(sellingPrice), netQuantity);
  return (
    <div>
      <Price
        size="lg"
        price={showRupees(sellingPrice)}
        original={reduced ? showRupees(originalPrice) : undefined}
        discount={reduced ? `${Math.round((1 - sellingPrice / originalPrice) * 100)}% off` : undefined}
      />
      <p className="mt-1 text-palm-soft text-sm tabular-nums">
        {unit !== null && `${formatRupees(unit.price)} per ${unit.per} · `}
        {gst === 0 ? 'Free of GST' : `Before ${gst}% GST, which the cart adds`} · MRP {showRupees(mrp)} incl.
        of all taxes
      </p>
    </div>
  );
}
