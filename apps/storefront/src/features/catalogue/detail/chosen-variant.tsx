import { formatPrice } from '@ilaneer/client/format-price';
import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { paidForOne } from '@ilaneer/domain/catalogue/price-with-gst';
import { unitPrice } from '@ilaneer/domain/catalogue/unit-price';
import { formatRupees, paiseFromRupees, subtractPaise } from '@ilaneer/domain/money';
import { ButtonGroup } from '@ilaneer/ui/buttons/button-group';
import { Figure } from '@ilaneer/ui/text/figure';
import { PageLink } from '../../../lib/page-link.tsx';
import { Price } from '../../../lib/price.tsx';
import { colorDot } from '../color-dot.ts';
import { nearestInStock, pickValue, valueState, variantLabel } from '../variant-choice.ts';

export function VariantPrice({ variant }: { readonly variant: VariantView }) {
  const paid = paidForOne(variant);
  const saving = subtractPaise(paiseFromRupees(variant.mrp), paid);
  const unit = unitPrice(paid, variant.netQuantity);
  return (
    <div className="grid gap-1.5">
      <Price
        of={variant}
        size="lg"
        className="flex-wrap items-baseline gap-x-4 sm:flex"
        noteClass="font-semibold text-lg"
      />
      {unit !== null && (
        <p className="text-palm-soft text-sm">
          <Figure>{formatRupees(unit.price)}</Figure> <span>{`per ${unit.per}`}</span>
        </p>
      )}
      <p className="text-palm-soft text-sm">
        MRP <Figure>{formatPrice(variant.mrp)}</Figure> (incl. of all taxes)
        {saving > 0 && (
          <span>
            , you save <Figure>{formatRupees(saving)}</Figure>
          </span>
        )}
      </p>
    </div>
  );
}

type VariantOptionsProps = {
  readonly product: ProductView;
  readonly chosen: VariantView;
  readonly onChoose: (variantId: string) => void;
};

export function VariantOptions({ product, chosen, onChoose }: VariantOptionsProps) {
  return product.variants.map(({ name, values }) => {
    const states = values.map((value) => valueState(product, chosen.variants, name, value));
    return (
      <div key={name}>
        <ButtonGroup
          label={
            <>
              {name}: <span className="font-normal">{chosen.variants[name]}</span>
            </>
          }
          options={values.map((value, index) => ({
            value,
            label: value,
            colour: colorDot(value),
            soldOut: states[index] === 'sold-out',
            note: states[index] === 'not-made' ? 'Changes the rest' : undefined,
          }))}
          value={chosen.variants[name] ?? null}
          onValueChange={(value) => onChoose(pickValue(product, chosen, name, value).variantId)}
        />
        {states.includes('not-made') && (
          <p className="mt-2 text-palm-soft text-sm">
            “Changes the rest”: not made with your other choices, so choosing it moves them to what is made.
          </p>
        )}
      </div>
    );
  });
}

type AvailableInsteadProps = {
  readonly product: ProductView;
  readonly variant: VariantView;
  readonly onChoose: (variantId: string) => void;
};

const SHOWN = 4;

/** Nearest available variants. */
export function AvailableInstead({ product, variant, onChoose }: AvailableInsteadProps) {
  const nearest = nearestInStock(product, variant).slice(0, SHOWN);
  if (nearest.length === 0) {
    return (
      <PageLink
        to={`/ExploreProducts?category=${encodeURIComponent(product.categoryId)}&availability=in-stock`}
        className="inline-flex min-h-touch items-center font-semibold underline underline-offset-4"
      >
        See what else there is in {product.categoryName}
      </PageLink>
    );
  }
  return (
    <section aria-labelledby="instead">
      <h2 id="instead" className="font-sans font-semibold text-sm tracking-normal">
        You can have now
      </h2>
      <ul className="mt-2.5 flex flex-wrap gap-2.5">
        {nearest.map((other) => (
          <li key={other.variantId}>
            <button
              type="button"
              onClick={() => onChoose(other.variantId)}
              className="flex min-h-touch items-center gap-2.5 rounded-md bg-kernel py-1.5 pr-4 pl-1.5 ring-1 ring-line-strong/60 ring-inset transition-shadow hover:ring-palm"
            >
              <img
                src={other.primaryImage}
                alt=""
                width={48}
                height={48}
                className="size-12 rounded-sm bg-leaf-tint object-cover"
              />
              {variantLabel(product, other)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
