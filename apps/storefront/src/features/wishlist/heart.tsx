import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { type HeartState, useHearts } from './use-hearts.ts';

type HeartProps = {
  readonly name: string;
  readonly state: HeartState;
};

export function Heart({ name, state: { isIn, busy, press } }: HeartProps) {
  return (
    <IconButton
      icon={isIn ? 'heart-filled' : 'heart'}
      variant="raised"
      className={isIn ? 'text-hibiscus' : undefined}
      label={isIn ? `Remove ${name} from wishlist` : `Add ${name} to wishlist`}
      pressed={isIn}
      busy={busy}
      onClick={press}
    />
  );
}

type WishlistToggleProps = {
  readonly productId: string;
  readonly variantId: string | null;
  readonly name: string;
};

export function WishlistToggle({ productId, variantId, name }: WishlistToggleProps) {
  const heartOf = useHearts();
  return <Heart name={name} state={heartOf({ productId, variantId }, name)} />;
}
