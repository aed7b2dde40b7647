import type { PartOf } from '@ilaneer/contract/call';
import type { verifyPayment } from '@ilaneer/contract/payment';
import { request } from '../../../lib/api-client.ts';

/** Hands the server what the gateway's window brought back; the server asks the gateway itself. */
export function sendPaymentProof(body: PartOf<typeof verifyPayment, 'body'>) {
  return request<typeof verifyPayment>('POST', '/verify-payment', { body });
}
