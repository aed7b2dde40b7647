import type { PartOf } from '@ilaneer/contract/message/call';
import type { PaymentView, verifyPayment } from '@ilaneer/contract/payment/payment';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { brand } from '../../../lib/content.ts';
import { readSession } from '../../../lib/session.ts';
import { ORDER_PAYMENT_KEY } from './get-order-payment.ts';

type WindowCheckout = Extract<PaymentView['checkout'], { kind: 'window' }>;
type Proof = PartOf<typeof verifyPayment, 'body'>;

const SCRIPT_FAILED = 'The payment window did not open. Please check your connection and try again.';
const scripts = new Map<string, Promise<void>>();

/** Gateway page or window; UPI codes are shown by the waiting page. */
export function useOpenPayment(): (payment: PaymentView) => Promise<void> {
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

/** Sends the result to the server, then calls `onBack`. Throws if the script fails. */
async function openGatewayWindow(
  payment: PaymentView,
  checkout: WindowCheckout,
  onBack: () => void,
): Promise<void> {
  await loadScript(checkout.script);
  const Window: unknown = Reflect.get(window, 'Razorpay');
  if (typeof Window !== 'function') throw new Error(SCRIPT_FAILED);
  const opened: unknown = Reflect.construct(Window, [
    {
      key: checkout.keyId,
      order_id: checkout.gatewayOrderId,
      amount: checkout.amountPaise,
      currency: 'INR',
      name: brand().name,
      description: `Order ${payment.orderNumber}`,
      prefill: prefillOf(payment),
      ...savedCardsOf(checkout),
      handler: (brought: unknown) => {
        if (!isProof(brought)) return onBack();
        // Otherwise webhooks and polling find out.
        sendProof(brought).then(onBack, onBack);
      },
      modal: { confirm_close: true, ondismiss: onBack },
    },
  ]);
  if (!isOpenable(opened)) throw new Error(SCRIPT_FAILED);
  opened.open();
}

// PAYMENT-7.
function sendProof(body: Proof) {
  return request<typeof verifyPayment>('POST', '/verify-payment', { body });
}

// The window handles consent and saved cards of this customer.
function savedCardsOf({ customerId, savesCard }: WindowCheckout) {
  if (customerId === null) return { remember_customer: false };
  return { customer_id: customerId, remember_customer: true, ...(savesCard ? { save: 1 } : {}) };
}

function prefillOf({ method }: PaymentView) {
  const { user } = readSession();
  return {
    method: method === 'upi' ? 'upi' : 'card',
    name: user?.name ?? '',
    email: user?.email ?? '',
    contact: user?.mobileNumber ?? '',
  };
}

function loadScript(src: string): Promise<void> {
  const loading = scripts.get(src) ?? appendScript(src);
  scripts.set(src, loading);
  // Failures are retried.
  return loading.catch((error: unknown) => {
    scripts.delete(src);
    throw error;
  });
}

function appendScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(SCRIPT_FAILED));
    };
    document.head.append(script);
  });
}

function isProof(brought: unknown): brought is Proof {
  return (
    typeof brought === 'object' &&
    brought !== null &&
    'razorpay_order_id' in brought &&
    'razorpay_payment_id' in brought &&
    'razorpay_signature' in brought
  );
}

function isOpenable(opened: unknown): opened is { open: () => void } {
  return (
    typeof opened === 'object' && opened !== null && 'open' in opened && typeof opened.open === 'function'
  );
}
