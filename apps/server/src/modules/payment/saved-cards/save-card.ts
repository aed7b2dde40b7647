import type { Database } from '../../../db/connect.ts';
import type { PaymentEnvironment } from '../environment.ts';
import type { GatewayReport } from '../gateways/gateway.ts';
import type { Payment } from '../repository.ts';
import { holdCustomerId } from './gateway-customers-repository.ts';
import { insertSavedCard } from './repository.ts';

/**
 * Keeps the card of a captured payment, when its shopper asked for that and the gateway keeps it for this shopper and
 * nobody else.
 */
export async function keepCard(
  env: Pick<PaymentEnvironment, 'now' | 'newId'>,
  tx: Database,
  { userId, gateway, savesCard, gatewayCustomerId }: Payment,
  card: GatewayReport['card'],
): Promise<void> {
  if (card === null || !savesCard || card.customerId !== gatewayCustomerId) return;
  if ((await holdCustomerId(tx, userId, gateway)) !== gatewayCustomerId) return;
  const { token, network, last4 } = card;
  await insertSavedCard(tx, {
    id: env.newId(),
    userId,
    gateway,
    token,
    network,
    last4,
    createdAt: env.now(),
  });
}
