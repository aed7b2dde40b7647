import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import type { Availability } from '@ilaneer/domain/catalogue/availability';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { ColourDot } from '@ilaneer/ui/text/colour-dot';
import { cx } from '@ilaneer/ui/text/cx';
import { Figure } from '@ilaneer/ui/text/figure';
import { memo, type ReactNode } from 'react';
import { ProductPicture } from '../../../lib/picture/product-picture.tsx';
import { Price } from '../../../lib/price.tsx';
import { RatingMark } from '../../../lib/rating-mark.tsx';
import { colorDot } from '../color-dot.ts';
import { cardLabel, isInStock } from '../variant-choice.ts';
import { ProductLink } from './product-link.tsx';

export type CardActions = {
  readonly heart: (product: ProductCardView) => ReactNode;
  readonly cart: (product: ProductCardView, variant: VariantCardView) => ReactNode;
  readonly announcement: string;
};

type ProductCardProps = {
  readonly product: ProductCardView;
  readonly colors: readonly string[];
  readonly eager?: boolean;
  readonly actions: CardActions;
};

/** The whole card is a link. */
export const ProductCard = memo(({ product, colors, eager = false, actions }: ProductCardProps) => {
  const variant = cardVariant(product, colors);
  if (variant === undefined) return null;
  const label = cardLabel(product, variant);
  const isChosen = colors.length > 0 || product.namedVariantId === variant.variantId;
  const picture = isChosen ? variant.primaryImage : product.primaryImage;
  const availability = isInStock(variant) ? product.availability : variant.availability;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-lg bg-leaf-tint">
        <ProductPicture
          key={picture}
          src={picture}
          alt=""
          sizes="(min-width: 1024px) 20rem, 50vw"
          width={480}
          height={480}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          className="aspect-square w-full object-cover transition-[scale] duration-slow group-hover:scale-[1.04]"
        />
        {product.offerPercentage > 0 && availability !== 'Out of stock' && (
          <Badge tone="sun" className="absolute top-2.5 left-2.5 sm:top-3 sm:left-3">
            <Figure>{`${product.offerPercentage}%`}</Figure> off
          </Badge>
        )}
        <div className="absolute top-1.5 right-1.5 z-10 sm:top-2 sm:right-2">{actions.heart(product)}</div>
      </div>
      <div className="flex grow flex-col pt-3">
        <h3 className="font-sans font-semibold text-base leading-snug tracking-normal">
          <ProductLink
            productId={product.id}
            variantId={isChosen ? variant.variantId : undefined}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline"
          >
            {product.name}
          </ProductLink>
        </h3>
        {label !== '' && <p className="mt-0.5 text-palm-soft text-sm">{label}</p>}
        {product.rating !== undefined && (
          <p className="mt-1 text-sm">
            <RatingMark rating={product.rating} />
          </p>
        )}
        <CardColors product={product} />
        <div className="mt-auto pt-2">
          <Price of={variant} />
          <div className="flex items-center justify-between gap-2">
            <AvailabilityText availability={availability} className="min-w-0 text-sm" />
            <div className="relative z-10 shrink-0">{actions.cart(product, variant)}</div>
          </div>
        </div>
      </div>
    </article>
  );
});

const SHOWN = 5;

function CardColors({ product }: { readonly product: ProductCardView }) {
  const colors = colorsOf(product);
  if (colors.length < 2) return null;
  const dots = colors.flatMap((color) => colorDot(color) ?? []);
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-palm-soft text-xs">
      <span className="sr-only">Made in {colors.join(', ')}</span>
      {dots.slice(0, SHOWN).map((dot) => (
        <ColourDot key={dot} colour={dot} className="size-3.5" />
      ))}
      {dots.length > SHOWN && <span aria-hidden="true">{`+${dots.length - SHOWN}`}</span>}
    </p>
  );
}

function colorsOf({ variantCombinations }: ProductCardView): string[] {
  return [...new Set(variantCombinations.flatMap(({ color }) => color ?? []))];
}

/** Requested colour, searched variant, in stock, or first. */
function cardVariant(product: ProductCardView, colors: readonly string[]): VariantCardView | undefined {
  const wanted = new Set(colors.map((color) => color.toLowerCase()));
  const matching = product.variantCombinations.filter(
    ({ color }) => color !== null && wanted.has(color.toLowerCase()),
  );
  const candidates = matching.length === 0 ? product.variantCombinations : matching;
  return (
    candidates.find(({ variantId }) => variantId === product.namedVariantId) ??
    candidates.find(isInStock) ??
    candidates[0]
  );
}

const tones: Readonly<Record<Availability, string>> = {
  'In stock': 'text-leaf-dark',
  'Low stock': 'text-husk-dark',
  'Out of stock': 'text-hibiscus-dark',
};

type AvailabilityTextProps = {
  readonly availability: Availability;
  readonly className?: string;
  readonly detail?: string;
};

/** Specified text; colour repeats it. */
export function AvailabilityText({ availability, className, detail }: AvailabilityTextProps) {
  return (
    <p className={cx('font-medium', tones[availability], className)}>
      {availability}
      {detail}
    </p>
  );
}
