import { randomUUID } from 'node:crypto';
import { paise } from '@ilaneer/domain/money';
import { connect } from '@ilaneer/server/db/connect';
import { openQueue } from '@ilaneer/server/jobs/jobs';
import { sign } from '@ilaneer/server/modules/payment/gateways/signature';
import { SANDBOX_WEBHOOK_PATH } from '@ilaneer/server/sandbox/gateway/send-webhook';
import {
  SANDBOX_SIGNATURE,
  sandboxSecret,
  writeSandboxWebhook,
} from '@ilaneer/server/sandbox/gateway/webhook';
import { TEST_KEYS } from '@ilaneer/server/testing/test-secret';
import type { SaidPayment } from './record.ts';
import { anyOf, type Moment, type World } from './world.ts';

export function webhookOf(
  event: string,
  { gatewayOrderId, gatewayPaymentId, amountPaise }: SaidPayment,
  report: 'captured' | 'authorised' | 'failed',
  secret = sandboxSecret(TEST_KEYS),
) {
  const amount = paise(amountPaise);
  const raw = writeSandboxWebhook(event, {
    ...{ gatewayOrderId, gatewayPaymentId, report, amount },
    failureReason: report === 'failed' ? 'The bank declined the payment.' : null,
    paidWith: null,
    card: null,
  });
  return {
    method: 'POST' as const,
    path: SANDBOX_WEBHOOK_PATH,
    raw,
    headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: sign(raw, secret) },
  };
}

/** Late, duplicated, renamed. */
export async function repeatWebhook({ caller, record }: World, { chance, id }: Moment): Promise<void> {
  const payment = anyOf(record.payments, chance);
  if (payment === undefined) return;
  const event = chance.next() < 0.5 ? payment.gatewayPaymentId : id;
  const webhook = webhookOf(event, payment, 'captured');
  await Promise.all([caller.call(webhook), caller.call(webhook)]);
}

/** Outdated event. */
export async function webhookOutOfOrder({ caller, record }: World, { chance, id }: Moment): Promise<void> {
  const payment = anyOf(record.payments.slice(-5), chance);
  if (payment === undefined) return;
  await caller.call(webhookOf(`${id}-1`, payment, 'authorised'));
  await caller.call(webhookOf(`${id}-2`, payment, 'failed'));
}

const JOBS = [
  'hear-of-payments',
  'expire-coins',
  'expire-gift-cards',
  'draw-documents',
  'tidy-accounts',
  'keep-catalogue',
  'tell-of-restock',
  'tell-of-expiry',
  'retire-batches',
] as const;

/** As after a restart. */
export async function queueJobsTwice(world: World, { chance }: Moment): Promise<void> {
  const url = await world.databaseUrl();
  if (url === null) return;
  const { db, close } = connect(url, () => undefined, 1);
  try {
    const queue = await openQueue(url, () => undefined);
    try {
      const job = chance.pick(JOBS);
      await Promise.all([queue.enqueue(db, job, {}), queue.enqueue(db, job, {})]);
    } finally {
      await queue.stop();
    }
  } catch {
    // Database down; the schedule repeats.
  } finally {
    await close();
  }
}

export function neverPaid(): SaidPayment {
  return { gatewayOrderId: `sbx_order_${randomUUID()}`, gatewayPaymentId: randomUUID(), amountPaise: 100 };
}
