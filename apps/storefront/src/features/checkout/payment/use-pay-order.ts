import { useToast } from '@ilaneer/ui/feedback/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { ORDER_PAYMENT_KEY } from './get-order-payment.ts';
import type { GatewayChoice } from './payment-method.ts';
import { useStartPayment } from './start-payment.ts';
import { useGoToCheckout } from './use-go-to-checkout.ts';

type Payable = {
  readonly orderId: string;
  readonly choice: GatewayChoice;
  /** The page that is left would be of no use any more: Back should not lead to it. */
  readonly replaces: boolean;
};

/**
 * Starts a payment and goes where it is made, by the page that waits for it: whoever comes back with the browser's
 * Back finds the payment there, not the order form. A second call while one runs does nothing. Throws when no payment
 * could be started; the order is kept.
 */
export function usePayOrder() {
  const start = useStartPayment();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const goToCheckout = useGoToCheckout();
  const { show } = useToast();
  const running = useRef(false);

  async function pay({ orderId, choice, replaces }: Payable): Promise<void> {
    // A ref, because the second click of a pair comes before React has shown the first one's state.
    if (running.current) return;
    running.current = true;
    try {
      const { payment } = await start.mutateAsync({ orderId, choice });
      void queryClient.invalidateQueries({ queryKey: [ORDER_PAYMENT_KEY] });
      await navigate(`/payment-pending?order=${encodeURIComponent(orderId)}`, { replace: replaces });
      const { checkout } = payment;
      if (choice.saveCard === true && checkout.kind === 'window' && !checkout.savesCard) {
        show({ text: 'Your card cannot be saved just now. You can pay with it all the same.' });
      }
      await goToCheckout(payment);
    } finally {
      running.current = false;
    }
  }

  return { pay, isStarting: start.isPending };
}
