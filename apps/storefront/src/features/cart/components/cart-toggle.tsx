import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import type { CartToggleState } from '../cart-toggles.tsx';

type CartToggleProps = {
  readonly name: string;
  readonly soldOut: boolean;
  readonly state: CartToggleState;
};

/** The plus of a card; a tick when what it is about is in the cart. */
export function CartToggle({ name, soldOut, state: { inCart, busy, press } }: CartToggleProps) {
  return (
    <IconButton
      icon={inCart ? 'tick' : 'plus'}
      variant={inCart ? 'soft' : 'solid'}
      label={labelOf(name, inCart, soldOut)}
      busy={busy}
      disabled={soldOut && !inCart}
      onClick={press}
    />
  );
}

function labelOf(name: string, inCart: boolean, soldOut: boolean): string {
  if (inCart) return `Remove ${name} from cart`;
  return soldOut ? `${name} is sold out` : `Add ${name} to cart`;
}
