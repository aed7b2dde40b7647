import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { ButtonGroup } from '@ilaneer/ui/buttons/button-group';
import { colorDot } from '../color-dot.ts';
import { pickValue, valueState } from '../variant-choice.ts';

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
