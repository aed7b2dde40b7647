import type { PaymentView } from '@ilaneer/contract/payment';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { useQueryClient } from '@tanstack/react-query';
import { ORDER_PAYMENT_KEY } from './get-order-payment.ts';
import { openGatewayWindow } from './open-payment.ts';

/** Opens where a payment is made: the gateway's page or its window. A UPI code is shown by the page that waits. */
export function useGoToCheckout(): (payment: PaymentView) => Promise<void> {
  const { show } = useToast();
  const queryClient = useQueryClient();
  return async (payment) => {
    const { checkout } = payment;
    if (checkout.kind === 'page') {
      if (payment.upi === null) window.location.assign(checkout.url);
      return;
    }
    const askAgain = () => void queryClient.invalidateQueries({ queryKey: [ORDER_PAYMENT_KEY] });
    try {
      await openGatewayWindow(payment, checkout, askAgain);
    } catch (error) {
      show({ text: error instanceof Error ? error.message : String(error), tone: 'error' });
    }
  };
}
