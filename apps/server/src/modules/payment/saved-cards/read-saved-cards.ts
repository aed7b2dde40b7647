import type { PaymentEnvironment } from '../environment.ts';
import { GatewayUnavailable } from '../gateways/gateway.ts';
import { listNotedCards, refreshSavedCards, type SavedCardNow } from './refresh-saved-cards.ts';

/** A shopper's saved cards; as the shop has noted them while the gateway cannot be asked. */
export async function readSavedCards(
  env: Pick<PaymentEnvironment, 'db' | 'gateways' | 'now' | 'newId' | 'log'>,
  userId: string,
): Promise<SavedCardNow[]> {
  try {
    return await refreshSavedCards(env, userId);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    env.log.warn({ err: error }, 'saved cards could not be asked about');
    const cards = await listNotedCards(env, userId);
    return cards.map((card) => ({ ...card, expiry: null }));
  }
}
