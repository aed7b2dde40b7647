import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { MAX_LINE_QUANTITY } from '@ilaneer/domain/cart/line-quantity';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import type { ReactNode } from 'react';
import { RatingMark } from '../../../lib/rating-mark.tsx';
import { AvailabilityText } from '../cards/product-card.tsx';
import { picturesOf } from '../get-product.ts';
import { AvailableInstead, VariantOptions, VariantPrice } from './chosen-variant.tsx';
import { ProductGallery, SLIDE_WIDTH } from './product-gallery.tsx';

type ProductDetailProps = {
  readonly product: ProductView;
  readonly variant: VariantView;
  readonly onChoose: (variantId: string) => void;
  readonly heart: ReactNode;
  readonly share: ReactNode;
  readonly buy: ReactNode;
  readonly ask: ReactNode;
};

export function ProductDetail({ product, variant, onChoose, heart, share, buy, ask }: ProductDetailProps) {
  const features = product.features.split('\n').filter((feature) => feature !== '');
  return (
    <div className="grid gap-x-12 gap-y-4 md:grid-cols-2 lg:grid-cols-[7fr_6fr] xl:gap-x-16">
      <div className="min-w-0 md:sticky md:top-28 md:self-start">
        {/* Reset to the choice's picture. */}
        <ProductGallery
          key={variant.primaryImage}
          productName={product.name}
          pictures={picturesOf(product, variant)}
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <div className="grid grid-cols-1 gap-3 md:gap-5">
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="text-palm-soft text-sm">{product.categoryName}</p>
              <h1 className="text-3xl md:mt-1.5">{product.name}</h1>
              {product.rating !== undefined && <RatingMark rating={product.rating} className="mt-1.5" />}
            </div>
            <div className="flex shrink-0 flex-col gap-2 sm:flex-row">
              {heart}
              {share}
            </div>
          </div>
          <VariantPrice variant={variant} />
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
          {variant.notForSale === true ? (
            <p className="font-medium text-hibiscus-dark">Not for sale at the moment</p>
          ) : (
            <AvailabilityText availability={variant.availability} detail={stockDetail(variant)} />
          )}
        </div>
        {variant.quantity === 0 && (
          <AvailableInstead product={product} variant={variant} onChoose={onChoose} />
        )}
        {buy}
        <Points
          title="Features"
          points={features}
          mark={<Icon name="tick" strokeWidth={2.25} className="mt-0.5 size-5 shrink-0 text-leaf" />}
          className="gap-x-6 sm:grid-cols-2"
        />
        <Points
          title="Offers"
          points={product.offers}
          mark={<Icon name="tag" className="mt-0.5 size-5 shrink-0 text-husk" />}
        />
        <BulkNotes ask={ask} />
      </div>
    </div>
  );
}

function stockDetail({ availability, quantity }: VariantView): string {
  if (availability === 'Low stock') return `: only ${quantity} left`;
  return availability === 'Out of stock' ? ': this choice is sold out at the moment' : '';
}

type PointsProps = {
  readonly title: string;
  readonly points: readonly string[];
  readonly mark: ReactNode;
  readonly className?: string;
};

function Points({ title, points, mark, className }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <div>
      <h2 className="font-sans font-semibold text-base tracking-normal">{title}</h2>
      <ul className={cx('mt-2 grid gap-y-1.5', className)}>
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            {mark}
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** CATALOGUE-29. */
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

export function ProductDetailSkeleton() {
  return (
    <>
      <div role="status" className="sr-only">
        <h1>Loading...</h1>
      </div>
      <div className="grid gap-x-12 gap-y-4 md:grid-cols-2 lg:grid-cols-[7fr_6fr] xl:gap-x-16">
        <div>
          <Skeleton className={cx('aspect-square rounded-xl', SLIDE_WIDTH)} />
          <div className="mt-4 flex gap-3 max-md:hidden">
            <Skeleton className="size-20 rounded-md" />
            <Skeleton className="size-20 rounded-md" />
            <Skeleton className="size-20 rounded-md" />
          </div>
        </div>
        <div className="grid content-start gap-5">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-11 w-4/5" />
          <Skeleton className="h-10 w-2/5" />
          <Skeleton className="h-12 w-3/5 rounded-md" />
          <Skeleton className="h-14 rounded-full" />
          <Skeleton className="h-32 rounded-lg" />
        </div>
      </div>
    </>
  );
}
