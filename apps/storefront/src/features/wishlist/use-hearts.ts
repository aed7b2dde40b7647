import { useToast } from '@ilaneer/ui/layers/toast';
import { useCallback, useState } from 'react';
import { askForLogin } from '../../lib/login-prompt.ts';
import { readSession, useSession } from '../../lib/session.ts';
import {
  addToWishlistProblem,
  isAlreadyInWishlist,
  removeFromWishlistProblem,
  useAddToWishlist,
  useRemoveFromWishlist,
  type WishlistTarget,
} from './change-wishlist.ts';
import { findEntry } from './find-entry.ts';
import { useWishlist } from './get-wishlist.ts';

export type HeartState = { readonly isIn: boolean; readonly busy: boolean; readonly press: () => void };

type Known = WishlistTarget & { readonly shopperId: string | undefined };

/** WISHLIST-3. One hook for all cards, which mount and unmount while scrolling. */
export function useHearts(): (target: WishlistTarget, name: string) => HeartState {
  const { user, isAuthenticated } = useSession();
  const { show } = useToast();
  const { data: wishlist } = useWishlist();
  const { mutateAsync: add } = useAddToWishlist();
  const { mutateAsync: remove } = useRemoveFromWishlist();
  const [changing, setChanging] = useState<readonly WishlistTarget[]>([]);
  // The server's answer, per shopper, before the list refreshes.
  const [known, setKnown] = useState<readonly Known[]>([]);

  return useCallback(
    (target, name) => {
      const entry = findEntry(wishlist ?? [], target);
      const isThis = (one: WishlistTarget) =>
        one.productId === target.productId && one.variantId === target.variantId;
      const isKnown = known.some((one) => isThis(one) && one.shopperId === user?.id);
      const isIn = entry !== undefined || (isAuthenticated && isKnown);

      async function change(act: () => Promise<unknown>): Promise<void> {
        setChanging((others) => [...others, target]);
        await act().finally(() => setChanging((all) => all.filter((one) => one !== target)));
      }
      function put() {
        change(() => add(target)).then(
          () => show({ text: `${name} added to wishlist successfully!`, tone: 'success' }),
          (error: Error) => {
            const isAlready = isAlreadyInWishlist(error);
            const shopperId = readSession().user?.id;
            if (isAlready) setKnown((others) => [...others, { ...target, shopperId }]);
            show({ text: addToWishlistProblem(error), tone: isAlready ? 'info' : 'error' });
          },
        );
      }
      function take() {
        setKnown((all) => all.filter((one) => !isThis(one)));
        // As added.
        const added = { productId: target.productId, variantId: entry?.variantId ?? null };
        change(() => remove(added)).catch((error: Error) =>
          show({ text: removeFromWishlistProblem(error), tone: 'error' }),
        );
      }
      function press() {
        if (!isAuthenticated) askForLogin(put);
        else if (isIn) take();
        else put();
      }
      return { isIn, busy: changing.some(isThis), press };
    },
    [wishlist, known, changing, user?.id, isAuthenticated, add, remove, show],
  );
}
