import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { MAX_LINE_QUANTITY } from '@ilaneer/domain/cart/line-quantity';
import { priceWithGst } from '@ilaneer/domain/catalogue/price-with-gst';
import { unitPrice } from '@ilaneer/domain/catalogue/unit-price';
import { formatRupees, paiseFromRupees, subtractPaise } from '@ilaneer/domain/money';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Icon } from '@ilaneer/ui/text/icon';
import { Price } from '@ilaneer/ui/text/price';
import type { ReactNode } from 'react';
import { formatPrice } from '../../../lib/format-price.ts';
import { AvailabilityText } from '../cards/product-card.tsx';
import { picturesOf } from '../get-product.ts';
import { AvailableInstead } from './available-instead.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { VariantOptions } from './variant-options.tsx';

type ProductDetailProps = {
  readonly product: ProductView;
  readonly variant: VariantView;
  readonly onChoose: (variantId: string) => void;
  readonly heart: ReactNode;
  readonly buy: ReactNode;
  /** Opens the enquiry form. */
  readonly ask: ReactNode;
};

/** What a shopper looks at before buying: pictures, price, choices, features and offers. */
export function ProductDetail({ product, variant, onChoose, heart, buy, ask }: ProductDetailProps) {
  const features = product.features.split('\n').filter((feature) => feature !== '');
  return (
    <div className="grid gap-x-12 gap-y-4 md:grid-cols-2 lg:grid-cols-[7fr_6fr] xl:gap-x-16">
      <div className="min-w-0 md:sticky md:top-28 md:self-start">
        {/* Another choice begins with its own picture. */}
        <ProductGallery
          key={variant.primaryImage}
          productName={product.name}
          pictures={picturesOf(product, variant)}
        />
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <div className="grid gap-3 md:gap-5">
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="text-palm-soft text-sm">{product.categoryName}</p>
              <h1 className="text-3xl md:mt-1.5">{product.name}</h1>
            </div>
            {heart}
          </div>
          <ProductPrice variant={variant} />
          {(product.dietType === 'Veg' || product.exclusive) && (
            <div className="flex flex-wrap items-center gap-2">
              {product.dietType === 'Veg' && (
                <Badge tone="leaf" icon="leaf">
                  Vegetarian
                </Badge>
              )}
              {product.exclusive && <Badge tone="water">Exclusive collection</Badge>}
            </div>
          )}
        </div>
        <VariantOptions product={product} chosen={variant} onChoose={onChoose} />
        <div aria-live="polite">
          <AvailabilityText availability={variant.availability} detail={stockDetail(variant)} />
        </div>
        {variant.quantity === 0 && (
          <AvailableInstead product={product} variant={variant} onChoose={onChoose} />
        )}
        {buy}
        {features.length > 0 && (
          <div>
            <h2 className="font-sans font-semibold text-base tracking-normal">Features</h2>
            <ul className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
              {features.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Icon name="tick" strokeWidth={2.25} className="mt-0.5 size-5 shrink-0 text-leaf" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        )}
        {product.offers.length > 0 && (
          <div>
            <h2 className="font-sans font-semibold text-base tracking-normal">Offers</h2>
            <ul className="mt-2 grid gap-1.5">
              {product.offers.map((offer) => (
                <li key={offer} className="flex gap-2.5">
                  <Icon name="tag" className="mt-0.5 size-5 shrink-0 text-husk" />
                  {offer}
                </li>
              ))}
            </ul>
          </div>
        )}
        <BulkNotes ask={ask} />
      </div>
    </div>
  );
}

function stockDetail({ availability, quantity }: VariantView): string {
  if (availability === 'Low stock') return `: only ${quantity} left`;
  return availability === 'Out of stock' ? ': this choice is sold out at the moment' : '';
}

/** What a variant costs: its price, what is paid for it with GST, and what the figure on its label has to do with that. */
function ProductPrice({ variant }: { readonly variant: VariantView }) {
  const { price, originalPrice, netQuantity, mrp, gst } = variant;
  const reduced = originalPrice > price;
  const paise = paiseFromRupees(price);
  const withGst = priceWithGst(paise, gst);
  const belowMrp = subtractPaise(paiseFromRupees(mrp), withGst);
  const unit = unitPrice(paise, netQuantity);
  return (
    <div className="tabular-nums">
      <Price
        size="lg"
        price={formatPrice(price)}
        original={reduced ? formatPrice(originalPrice) : undefined}
        discount={reduced ? `${Math.round((1 - price / originalPrice) * 100)}% off` : undefined}
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

/** The two notes on buying in bulk (CATALOGUE-29); `ask` opens the enquiry form. */
function BulkNotes({ ask }: { readonly ask: ReactNode }) {
  return (
    <ul className="grid gap-3 rounded-lg bg-water/60 p-4 text-sm">
      <li className="flex gap-3">
        <Icon name="box" className="size-5 shrink-0" />
        <span>
          Stocking up? One order takes up to {MAX_LINE_QUANTITY} of each choice, as long as there are as many
          in stock.
        </span>
      </li>
      <li className="flex gap-3">
        <Icon name="briefcase" className="size-5 shrink-0" />
        <div className="grid justify-items-start gap-2.5">
          Need more for a wedding, an office or a shop? Tell us how many and when, and we will answer with a
          price.
          {ask}
        </div>
      </li>
    </ul>
  );
}
