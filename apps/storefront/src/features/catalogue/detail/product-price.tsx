import type { VariantView } from '@ilaneer/contract/catalogue/product-view';
import { priceWithGst } from '@ilaneer/domain/catalogue/price-with-gst';
import { unitPrice } from '@ilaneer/domain/catalogue/unit-price';
import { formatRupees, paiseFromRupees, subtractPaise } from '@ilaneer/domain/money';
import { Price } from '@ilaneer/ui/text/price';
import { formatPrice } from '../../../lib/format-price.ts';

/** What a variant costs: its price, what is paid for it with GST, and what the figure on its label has to do with that. */
export function ProductPrice({ variant }: { readonly variant: VariantView }) {
  const { sellingPrice, originalPrice, netQuantity, mrp, gst } = variant;
  const reduced = originalPrice > sellingPrice;
  const price = paiseFromRupees(sellingPrice);
  const withGst = priceWithGst(price, gst);
  const belowMrp = subtractPaise(paiseFromRupees(mrp), withGst);
  const unit = unitPrice(price, netQuantity);
  return (
    <div className="tabular-nums">
      <Price
        size="lg"
        price={formatPrice(sellingPrice)}
        original={reduced ? formatPrice(originalPrice) : undefined}
        discount={reduced ? `${Math.round((1 - sellingPrice / originalPrice) * 100)}% off` : undefined}
      />
      <p className="mt-1 font-semibold text-lg">
        {gst === 0 ? (
          'Free of GST: this is what you pay'
        ) : (
          <>
            {formatRupees(withGst)} incl. {gst}% GST<span className="font-normal">, which the cart adds</span>
          </>
        )}
      </p>
      <p className="mt-1.5 text-palm-soft text-sm">
        {unit !== null && `${formatRupees(unit.price)} per ${unit.per} · `}
        MRP {formatPrice(mrp)} incl. of all taxes, the most that any shop may ask
        {belowMrp > 0 && `: here you pay ${formatRupees(belowMrp)} less`}
      </p>
    </div>
  );
}
