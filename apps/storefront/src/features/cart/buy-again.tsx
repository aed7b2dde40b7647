import { isSessionLost } from '@ilaneer/client/api-errors';
import { useOneAtATime } from '@ilaneer/client/use-one-at-a-time';
import type { BoughtAgain, buyAgain } from '@ilaneer/contract/order/buy-again';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../../lib/api-client.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { storeCart } from './change-cart.ts';
import { CART_KEY, wholeCart } from './get-cart.ts';

type BuyAgainProps = { readonly orderId: string; readonly orderNumber: string };

type Shortfall = { readonly missing: readonly BoughtAgain[]; readonly addedSome: boolean };

/** CART-23. */
export function BuyAgain({ orderId, orderNumber }: BuyAgainProps) {
  const { show } = useToast();
  const navigate = useNavigate();
  const [shortfall, setShortfall] = useState<Shortfall | null>(null);
  const [open, setOpen] = useState(false);
  const buying = useBuyAgain();
  const oneAtATime = useOneAtATime();

  function buy() {
    oneAtATime(() => buying.mutateAsync(orderId)).then(
      (bought) => {
        if (bought === null) return;
        const { message, added, missing } = bought;
        if (missing.length > 0) {
          setShortfall({ missing, addedSome: added.length > 0 });
          setOpen(true);
        } else {
          show({ text: message, tone: 'success' });
          navigate('/cart');
        }
      },
      (error: Error) => show({ text: buyAgainProblem(error), tone: 'error' }),
    );
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="max-sm:mt-2 max-sm:w-full"
        busy={buying.isPending}
        aria-label={`Buy Again: order ${orderNumber}`}
        onClick={buy}
      >
        <Icon name="refresh" className="size-5" />
        Buy Again
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={
          shortfall?.addedSome ? 'Not everything is available' : 'Nothing of this order is available now'
        }
        description={
          shortfall?.addedSome ? 'The rest is in your cart, at today’s prices.' : 'Your cart is as it was.'
        }
        size="sm"
        footer={
          shortfall?.addedSome ? (
            <ButtonLink render={<PageLink to="/cart" />}>Go to cart</ButtonLink>
          ) : (
            <ButtonLink render={<PageLink to="/products" />}>See all products</ButtonLink>
          )
        }
      >
        <ul className="divide-y divide-line">
          {shortfall?.missing.map((item) => (
            <li key={item.variantId} className="flex justify-between gap-4 py-3">
              <span>
                <span className="font-medium">{item.name}</span>
                {item.variantName !== '' && (
                  <span className="block text-palm-soft text-sm">{item.variantName}</span>
                )}
              </span>
              <span className="shrink-0 font-medium text-hibiscus-dark">
                {item.added > 0 ? `${item.added} of ${item.requested} added` : 'Not available'}
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function useBuyAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (orderId: string) =>
      request<typeof buyAgain>('POST', '/orders/:orderId/buy-again', { params: { orderId } }).then(wholeCart),
    onMutate: () => queryClient.cancelQueries({ queryKey: [CART_KEY] }),
    onSuccess: ({ added: _added, missing: _missing, message: _message, ...cart }) =>
      storeCart(queryClient, cart),
  });
}

function buyAgainProblem(error: Error): string {
  return isSessionLost(error) ? 'Your session has expired. Please log in again.' : error.message;
}
