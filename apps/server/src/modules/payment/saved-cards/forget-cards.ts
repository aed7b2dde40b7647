import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import type { JobData } from '../../../jobs/job-data.ts';
import { GatewayUnavailable } from '../gateways/gateway.ts';
import type { PaymentDeps } from '../gateways/registry.ts';
import {
  deleteCustomersOf,
  deleteSavedCard,
  deleteSavedCardsOf,
  findCustomerId,
  findSavedCard,
  listCustomers,
  listSavedCards,
} from './repository.ts';

/** At the gateway first. Errors: SAVED_CARD_NOT_FOUND, GATEWAY_UNAVAILABLE. */
export async function removeSavedCard(
  deps: Pick<Deps, 'db'> & PaymentDeps,
  { userId }: ShopperActor,
  cardId: string,
): Promise<Result<void, Failure>> {
  const card = await findSavedCard(deps.db, userId, cardId);
  if (card === null) return err({ code: 'SAVED_CARD_NOT_FOUND' });
  try {
    const customerId = await findCustomerId(deps.db, userId, card.gateway);
    await deps.gateways.named(card.gateway)?.savedCards?.forget(customerId, card.token);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    return err({ code: 'GATEWAY_UNAVAILABLE' });
  }
  await deleteSavedCard(deps.db, userId, cardId);
  return ok(undefined);
}

/** Here at once, at gateways when reachable. */
export async function eraseCards(tx: Database, { jobs }: Pick<Deps, 'jobs'>, userId: string): Promise<void> {
  const cards = await listSavedCards(tx, userId);
  const customers = await listCustomers(tx, userId);
  for (const gateway of new Set([...cards, ...customers].map((one) => one.gateway))) {
    await jobs.enqueue(tx, 'forget-cards', {
      gateway,
      customerId: customers.find((one) => one.gateway === gateway)?.customerId ?? null,
      tokens: cards.filter((one) => one.gateway === gateway).map(({ token }) => token),
    });
  }
  await deleteSavedCardsOf(tx, userId);
  await deleteCustomersOf(tx, userId);
}

export async function forgetCards(
  { gateways, log }: Pick<Deps, 'log'> & PaymentDeps,
  { gateway: name, customerId, tokens }: JobData['forget-cards'],
): Promise<void> {
  const cards = gateways.named(name)?.savedCards ?? null;
  if (cards === null) {
    log.error(
      { gateway: name },
      'cards of a gateway that is not set up any more have to be forgotten there by hand',
    );
    return;
  }
  const stored = await cards.list(customerId, tokens);
  for (const token of new Set([...tokens, ...stored.map((card) => card.token)])) {
    await cards.forget(customerId, token);
  }
}
