import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import { MAX_LINE_QUANTITY, quantityLimit } from '@ilaneer/domain/cart/line-quantity';
import { QuantityStepper } from '@ilaneer/ui/fields/quantity-stepper';
import { Price } from '../../../lib/price.tsx';
import { chosenVariant } from './buy-now.ts';
import type { BuyNowChoice } from './checkout-items.ts';

type BuyNowItemProps = {
  readonly product: ProductView;
  readonly choice: BuyNowChoice;
  readonly onQuantity: (quantity: number) => void;
};

export function BuyNowItem({ product, choice, onQuantity }: BuyNowItemProps) {
  const variant = chosenVariant(product, choice);
  if (variant === undefined) return null;
  const max = quantityLimit(variant.quantity);
  return (
    <section
      aria-label="Your item"
      className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 rounded-xl bg-kernel p-4 shadow-sm sm:p-6"
    >
      <img
        src={variant.primaryImage || product.primaryImage}
        alt=""
        width={176}
        height={176}
        className="aspect-square w-full rounded-lg bg-leaf-tint object-cover"
      />
      <div className="grid content-start gap-1">
        <h2 className="font-sans font-semibold text-lg leading-snug tracking-normal">{product.name}</h2>
        {variant.name !== '' && <p className="text-palm-soft text-sm">{variant.name}</p>}
        <Price of={variant} size="sm" />
        <QuantityStepper
          size="sm"
          label={product.name}
          value={Math.min(choice.quantity, max)}
          max={max}
          limitNote={max === MAX_LINE_QUANTITY ? `At most ${max} an order` : undefined}
          onValueChange={onQuantity}
          className="mt-1"
        />
      </div>
    </section>
  );
}
