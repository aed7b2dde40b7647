import { IconButton } from '@ilaneer/ui/icon-button';
import { useToast } from '@ilaneer/ui/toast';
import { askForLogin } from '../../../lib/login-prompt.ts';
import { useSession } from '../../../lib/session.ts';
import { addToWishlistProblem, isAlreadyInWishlist, useAddToWishlist } from '../api/add-to-wishlist.ts';
import { useWishlist } from '../api/get-wishlist.ts';
import { removeFromWishlistProblem, useRemoveFromWishlist } from '../api/remove-from-wishlist.ts';
import { findEntry } from '../find-entry.ts';

type WishlistToggleProps = {
  readonly productId: string;
  /** Null for the product as such. */
  readonly variantId: string | null;
  readonly name: string;
};

/** The heart: puts a product into the wishlist and takes it out again (part 1 section 4). */
export function WishlistToggle({ productId, variantId, name }: WishlistToggleProps) {
  const target = { productId, variantId };
  const { isAuthenticated } = useSession();
  const { show } = useToast();
  const entry = findEntry(useWishlist().data ?? [], target);
  const add = useAddToWishlist();
  const remove = useRemoveFromWishlist();
  // The server's word counts, also before the list shows the item.
  const isIn = entry !== undefined || (isAuthenticated && isAlreadyInWishlist(add.error));

  function put() {
    add.mutateAsync(target).then(
      () => show({ text: `${name} added to wishlist successfully!`, tone: 'success' }),
      (error: Error) =>
        show({
          text: addToWishlistProblem(error),
          tone: isAlreadyInWishlist(error) ? 'info' : 'error',
        }),
    );
  }

  function take() {
    add.reset();
    // Each entry is removed as it was added: with its variant or without.
    remove
      .mutateAsync({ productId, variantId: entry?.variantId ?? null })
      .catch((error: Error) => show({ text: removeFromWishlistProblem(error), tone: 'error' }));
  }

  function press() {
    if (!isAuthenticated) askForLogin(put);
    else if (isIn) take();
    else put();
  }

  return (
    <IconButton
      icon={isIn ? 'heart-filled' : 'heart'}
      variant="raised"
      className={isIn ? 'text-hibiscus' : undefined}
      label={isIn ? `Remove ${name} from wishlist` : `Add ${name} to wishlist`}
      pressed={isIn}
      busy={add.isPending || remove.isPending}
      onClick={press}
    />
  );
}
