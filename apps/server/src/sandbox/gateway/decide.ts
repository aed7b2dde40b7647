import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import {
  findSandboxCard,
  insertSandboxCard,
  insertSandboxPayment,
  listSandboxPayments,
  lockSandboxOrder,
  type SandboxCard,
  type SandboxOrder,
} from './ledger.ts';

export type Decision = {
  readonly approves: boolean;
  readonly cardNumber: string | null;
  readonly expiry: string | null;
};

export type DecisionError = 'UNKNOWN' | 'PAID_ALREADY' | 'CARD_NUMBER_INVALID' | 'CARD_GONE';

/** Records the decision and queues its webhook. Paid once; declined payments can be retried indefinitely. */
export function decide(
  deps: Pick<Deps, 'db' | 'jobs' | 'now' | 'newId'>,
  orderId: string,
  decision: Decision,
): Promise<Result<{ readonly paymentId: string }, DecisionError>> {
  return transact<{ readonly paymentId: string }, DecisionError>(deps.db, async (tx) => {
    const order = await lockSandboxOrder(tx, orderId);
    if (order === null) return err('UNKNOWN');
    const earlier = await listSandboxPayments(tx, orderId);
    if (earlier.some(({ status }) => status === 'captured')) return err('PAID_ALREADY');
    const card = await cardOf(tx, order, decision, deps.newId);
    if (!card.ok) return card;
    if (card.value !== null) await insertSandboxCard(tx, card.value);
    const paymentId = `sbx_pay_${deps.newId()}`;
    await insertSandboxPayment(tx, {
      id: paymentId,
      orderId,
      status: decision.approves ? 'captured' : 'failed',
      cardToken: card.value?.token ?? null,
      createdAt: deps.now(),
    });
    await deps.jobs.enqueue(tx, 'sandbox-webhook', { orderId, paymentId });
    return ok({ paymentId });
  });
}

async function cardOf(
  tx: Parameters<typeof findSandboxCard>[0],
  order: SandboxOrder,
  { approves, cardNumber, expiry }: Decision,
  newId: () => string,
): Promise<Result<SandboxCard | null, DecisionError>> {
  if (order.method === 'upi' || !approves) return ok(null);
  if (order.method === 'saved-card') {
    const stored = order.cardToken === null ? null : await findSandboxCard(tx, order.cardToken);
    return stored === null ? err('CARD_GONE') : ok(stored);
  }
  const digits = cardNumber?.replace(/\D/g, '') ?? '';
  if (!/^\d{12,19}$/.test(digits)) return err('CARD_NUMBER_INVALID');
  return ok({
    token: `sbx_card_${newId()}`,
    network: networkOf(digits),
    last4: digits.slice(-4),
    expiry: expiryOf(expiry),
  });
}

function expiryOf(typed: string | null): string | null {
  return typed !== null && /^(0[1-9]|1[0-2])\/\d{2}$/.test(typed) ? typed : null;
}

function networkOf(digits: string): string {
  if (digits.startsWith('4')) return 'Visa';
  if (/^5[1-5]|^2[2-7]/.test(digits)) return 'Mastercard';
  return /^(6|8[12])/.test(digits) ? 'RuPay' : 'Card';
}
