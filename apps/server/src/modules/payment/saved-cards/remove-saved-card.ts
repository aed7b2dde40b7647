import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../../../http/failure.ts';
import type { PaymentEnvironment } from '../environment.ts';
import { GatewayUnavailable } from '../gateways/gateway.ts';
import { findCustomerId } from './gateway-customers-repository.ts';
import { deleteSavedCard, findSavedCard } from './repository.ts';

/** Removes a card of one's own, at the gateway first. Errors: SAVED_CARD_NOT_FOUND, GATEWAY_UNAVAILABLE. */
export async function removeSavedCard(
  env: PaymentEnvironment,
  userId: string,
  cardId: string,
): Promise<Result<void, Failure>> {
  const card = await findSavedCard(env.db, userId, cardId);
  if (card === null) return err({ code: 'SAVED_CARD_NOT_FOUND' });
  try {
    const customerId = await findCustomerId(env.db, userId, card.gateway);
    await env.gateways.named(card.gateway)?.forgetCard(customerId, card.token);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    return err({ code: 'GATEWAY_UNAVAILABLE' });
  }
  await deleteSavedCard(env.db, userId, cardId);
  return ok(undefined);
}
