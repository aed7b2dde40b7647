import { errorText, partOf } from '@ilaneer/client/api-errors';
import { useOneAtATime } from '@ilaneer/client/use-one-at-a-time';
import type { startPayment } from '@ilaneer/contract/payment/payment';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { request } from '../../../lib/api-client.ts';
import { ORDER_PAYMENT_KEY } from './get-order-payment.ts';
import { useOpenPayment } from './open-payment.ts';
import type { GatewayChoice } from './payment-method.ts';

const TIMEOUT_MS = 30_000;

type Payable = {
  readonly orderId: string;
  readonly choice: GatewayChoice;
  readonly replaces: boolean;
};

/** Single-flight. Via the waiting page, for Back. Throws if not started; the order stays (PAYMENT-11). */
export function usePayOrder() {
  const start = useStartPayment();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const openPayment = useOpenPayment();
  const { show } = useToast();
  const oneAtATime = useOneAtATime();

  async function pay({ orderId, choice, replaces }: Payable): Promise<void> {
    const payment = await start.mutateAsync({ orderId, choice });
    void queryClient.invalidateQueries({ queryKey: [ORDER_PAYMENT_KEY] });
    await navigate(`/payment-pending?order=${encodeURIComponent(orderId)}`, { replace: replaces });
    const { checkout } = payment;
    if (choice.saveCard === true && checkout.kind === 'window' && !checkout.savesCard) {
      show({ text: 'Your card cannot be saved just now. You can pay with it all the same.' });
    }
    await openPayment(payment);
  }

  return { pay: (payable: Payable) => oneAtATime(() => pay(payable)), isStarting: start.isPending };
}

// After a failure.
function useStartPayment() {
  return useMutation({
    mutationFn: ({ orderId, choice }: { readonly orderId: string; readonly choice: GatewayChoice }) =>
      request<typeof startPayment>('POST', '/orders/:orderId/payments', {
        params: { orderId },
        body: choice,
        timeoutMs: TIMEOUT_MS,
      }).then(partOf('payment')),
  });
}

export function startPaymentProblem(error: Error): string {
  return errorText(error, 'Failed to start the payment. Please try again.');
}
