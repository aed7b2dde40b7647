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

/** Opens where a payment is made: the gateway's page or its window. A UPI code is shown by the page that waits. */
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

/**
 * Opens the gateway's window over the page; its script is loaded only now. What the window brings back goes to the
 * server, and `onBack` says that the server may know more. Throws when the script can't be had.
 */
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
        // Should this get lost, the gateway tells the server by itself, and the page finds out by polling.
        sendProof(brought).then(onBack, onBack);
      },
      modal: { confirm_close: true, ondismiss: onBack },
    },
  ]);
  if (!isOpenable(opened)) throw new Error(SCRIPT_FAILED);
  opened.open();
}

// The server asks the gateway itself (PAYMENT-7).
function sendProof(body: Proof) {
  return request<typeof verifyPayment>('POST', '/verify-payment', { body });
}

// The window asks for the consent to save a card itself, and offers the saved ones of this customer without its own login.
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
  // A failure is not cached: the next press tries again.
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
