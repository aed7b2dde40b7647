import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonGroup } from '@ilaneer/ui/buttons/button-group';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useRef, useState } from 'react';
import { Price } from '../../../lib/price.tsx';
import { colorDot } from '../color-dot.ts';
import { type Choice, isInStock, SIZE, valueState, variantsOf } from '../variant-choice.ts';
import { ProductLink } from './product-link.tsx';

type SizeSheetProps = {
  readonly product: ProductCardView;
  readonly shown: VariantCardView;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly toggleOf: (variant: VariantCardView) => { readonly inCart: boolean; readonly press: () => void };
};

/** A sheet on phones. */
export function SizeSheet({ product, shown, open, onClose, toggleOf }: SizeSheetProps) {
  const [choice, setChoice] = useState<Choice>(() => withoutSize(shown.variants));
  const [missed, setMissed] = useState(false);
  const options = useRef<HTMLDivElement>(null);
  const [first = shown] = variantsOf(product, choice);
  const variant = choice[SIZE] === undefined ? null : first;
  const inCart = variant !== null && toggleOf(variant).inCart;
  const soldOut = variant !== null && !isInStock(variant) && !inCart;

  function close() {
    onClose();
    setMissed(false);
    setChoice(withoutSize(shown.variants));
  }

  function press() {
    if (variant === null) {
      setMissed(true);
      options.current?.querySelector<HTMLElement>('[data-size] button')?.focus();
      return;
    }
    close();
    toggleOf(variant).press();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      size="sm"
      title="Choose a size"
      description={product.name}
      footer={
        <Button wide variant={inCart ? 'secondary' : 'primary'} disabled={soldOut} onClick={press}>
          {inCart ? 'Remove from cart' : soldOut ? 'Sold out' : 'Add to cart'}
        </Button>
      }
    >
      <div ref={options} className="grid gap-5">
        <div className="flex items-center gap-4">
          <img
            src={first.primaryImage}
            alt=""
            width={96}
            height={96}
            className="size-24 shrink-0 rounded-md bg-leaf-tint object-cover"
          />
          <div>
            <Price of={first} />
            <ProductLink
              productId={product.id}
              variantId={first.variantId}
              onClick={close}
              className="inline-flex min-h-touch items-center text-sm underline underline-offset-4"
            >
              View details
            </ProductLink>
          </div>
        </div>
        {product.variants.map(({ name, values }) => (
          <div key={name} data-size={name === SIZE ? '' : undefined}>
            <ButtonGroup
              label={
                <>
                  {name}: <span className="font-normal">{choice[name] ?? 'please choose'}</span>
                </>
              }
              options={values.map((value) => {
                const state = valueState(product, choice, name, value);
                return {
                  value,
                  label: value,
                  colour: colorDot(value),
                  soldOut: state === 'sold-out',
                  // Unavailable in this colour.
                  disabled: name === SIZE && state === 'not-made',
                };
              })}
              value={choice[name] ?? null}
              onValueChange={(value) => {
                setMissed(false);
                setChoice((before) => chosenAfter(product, before, name, value));
              }}
            />
          </div>
        ))}
        <p role="alert" className="text-hibiscus-dark empty:hidden">
          {missed && 'Please choose a size'}
        </p>
        {soldOut && <p className="text-palm-soft text-sm">On its page we can tell you when it is back.</p>}
      </div>
    </Dialog>
  );
}

function withoutSize({ [SIZE]: _, ...others }: Choice): Choice {
  return others;
}

// Resets an unavailable size.
function chosenAfter(product: ProductCardView, before: Choice, option: string, value: string): Choice {
  const next = { ...before, [option]: value };
  return variantsOf(product, next).length === 0 ? withoutSize(next) : next;
}
