import { useHearts } from '../use-hearts.ts';
import { Heart } from './heart.tsx';

type WishlistToggleProps = {
  readonly productId: string;
  /** Null for the product as such. */
  readonly variantId: string | null;
  readonly name: string;
};

/** A heart that stands alone. */
export function WishlistToggle({ productId, variantId, name }: WishlistToggleProps) {
  const heartOf = useHearts();
  return <Heart name={name} state={heartOf({ productId, variantId }, name)} />;
}
