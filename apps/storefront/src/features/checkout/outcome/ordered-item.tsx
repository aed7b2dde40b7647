import type { CheckoutLine } from '../checkout-items.ts';

type OrderedItemProps = {
  readonly item: { readonly variantId: string; readonly name: string };
  /** Knows the variants' names, which the server's answers about an order leave out. */
  readonly lines: readonly CheckoutLine[];
};

/** An item's name with its variant. */
export function OrderedItem({ item, lines }: OrderedItemProps) {
  const variantName = lines.find(({ variantId }) => variantId === item.variantId)?.variantName ?? '';
  return (
    <span>
      <span className="font-medium">{item.name}</span>
      {variantName !== '' && <span className="block text-palm-soft text-sm">{variantName}</span>}
    </span>
  );
}
