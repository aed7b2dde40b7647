import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Icon } from '@ilaneer/ui/text/icon';
import type { ReactNode } from 'react';
import { AvailabilityText } from '../cards/availability-text.tsx';
import { picturesOf } from '../get-product-pictures.ts';
import { AvailableInstead } from './available-instead.tsx';
import { BulkNotes } from './bulk-notes.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductPrice } from './product-price.tsx';
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
