import { formatPrice } from '@ilaneer/client/format-price';
import type { CartReply } from '@ilaneer/contract/cart/cart';
import { Figure } from '@ilaneer/ui/text/figure';
import { Icon } from '@ilaneer/ui/text/icon';

/** The promotions of the cart, and those within reach, in the owner's words (PROMOTION-11). */
export function CartPromotions({ cart }: { readonly cart: CartReply }) {
  const { promotions = [], promotionHints = [] } = cart;
  if (promotions.length + promotionHints.length === 0) return null;
  return (
    <ul aria-label="Promotions" className="grid gap-2">
      {promotions.map(({ id, name, savings, arithmetic }) => (
        <li key={id} className="flex items-center gap-3 rounded-md bg-leaf-tint px-4 py-3 text-sm">
          <Icon name="tag" className="size-5 shrink-0 text-leaf-dark" />
          <div className="min-w-0 flex-1">
            <p className="font-medium">{name}</p>
            <p className="text-palm-soft">{arithmetic}</p>
          </div>
          {savings > 0 && (
            <span className="font-semibold text-leaf-dark">
              <Figure>{`−${formatPrice(savings)}`}</Figure>
            </span>
          )}
        </li>
      ))}
      {promotionHints.map(({ id, name, hint, missing }) => (
        <li key={id} className="rounded-md bg-water px-4 py-3 text-sm">
          <p className="font-medium">{hint}</p>
          <p className="text-palm-soft">
            {name}: {missing}
          </p>
        </li>
      ))}
    </ul>
  );
}
