import { formatPrice } from '@ilaneer/client/format-price';
import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { paidForOne } from '@ilaneer/domain/catalogue/price-with-gst';
import { unitPrice } from '@ilaneer/domain/catalogue/unit-price';
import { formatRupees, paiseFromRupees, subtractPaise } from '@ilaneer/domain/money';
import { ButtonGroup } from '@ilaneer/ui/buttons/button-group';
import { Price } from '@ilaneer/ui/text/price';
import { PageLink } from '../../../lib/page-link.tsx';
import { colorDot } from '../color-dot.ts';
import { nearestInStock, pickValue, valueState, variantLabel } from '../variant-choice.ts';

/** What a variant costs: its price, what is paid for it with GST, and what the figure on its label has to do with that. */
export function VariantPrice({ variant }: { readonly variant: VariantView }) {
  const { price, originalPrice, netQuantity, mrp, gst, gstIncluded } = variant;
  const reduced = originalPrice > price;
  const paid = paidForOne(variant);
  const belowMrp = subtractPaise(paiseFromRupees(mrp), paid);
  const unit = unitPrice(paid, netQuantity);
  const perUnit = unit === null ? '' : `${formatRupees(unit.price)} per ${unit.per} · `;
  const saving = belowMrp > 0 ? `: here you pay ${formatRupees(belowMrp)} less` : '';
  return (
    <div className="tabular-nums">
      <Price
        size="lg"
        price={formatPrice(price)}
        original={reduced ? formatPrice(originalPrice) : undefined}
        discount={reduced ? `${Math.round((1 - price / originalPrice) * 100)}% off` : undefined}
      />
      <p className="mt-1 font-semibold text-lg">
        {gstIncluded && 'incl. of all taxes'}
        {!gstIncluded && gst === 0 && 'Free of GST: this is what you pay'}
        {!gstIncluded && gst > 0 && (
          <>
            {`${formatRupees(paid)} incl. ${gst}% GST`}
            <span className="block font-normal text-palm-soft text-sm">The cart adds the GST</span>
          </>
        )}
      </p>
      <p className="mt-1.5 text-palm-soft text-sm">
        {/* One text: its later parts would move sideways when the shop's own faces come. */}
        {`${perUnit}MRP ${formatPrice(mrp)} incl. of all taxes, the most that any shop may ask${saving}`}
      </p>
    </div>
  );
}

type VariantOptionsProps = {
  readonly product: ProductView;
  readonly chosen: VariantView;
  readonly onChoose: (variantId: string) => void;
};

/** One group of buttons for each option of a product; what can't be had says so. */
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
  /** The choice that is sold out. */
  readonly variant: VariantView;
  readonly onChoose: (variantId: string) => void;
};

const SHOWN = 4;

/** What stands below a choice that is sold out: what is nearest to it and can be had, or others of its kind. */
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
