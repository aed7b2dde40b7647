import { deleteSavedCard, getPaymentOptions, type SavedCardView } from '@ilaneer/contract/payment/payment';
import { shopperActor } from '@ilaneer/domain/actor/actor';
import { rupeesFromPaise } from '@ilaneer/domain/money';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { serveCall } from '../../../http/serve-call.ts';
import type { PaymentDeps } from '../gateways/registry.ts';
import { removeSavedCard } from './delete-cards.ts';
import { readSavedCards, type SavedCardNow } from './read-saved-cards.ts';
import { canSaveCards } from './save-cards.ts';

export function savedCardRoutes(app: FastifyInstance, deps: Deps & PaymentDeps): void {
  serveCall(app, getPaymentOptions, async ({ shopper }) => {
    const actor = shopperActor(shopper.userId);
    const savedCards = (await readSavedCards(deps, actor)).map(toSavedCardView);
    const canSaveCard = await canSaveCards(deps, actor);
    const { current } = deps.gateways;
    const asksForCard = current?.asksForCard ?? false;
    const { roundsCash } = deps.config;
    const { cashFee } = deps.delivery;
    return ok({
      ...{ success: true, online: current !== null, canSaveCard, asksForCard, roundsCash, savedCards },
      ...(cashFee > 0 && { cashFee: rupeesFromPaise(cashFee) }),
    });
  });

  serveCall(app, deleteSavedCard, async ({ shopper, params }) => {
    const removed = await removeSavedCard(deps, shopperActor(shopper.userId), params.cardId);
    return removed.ok ? ok({ success: true, message: 'The card has been removed.' }) : removed;
  });
}

export function toSavedCardView({ id, network, last4, expiry, createdAt }: SavedCardNow): SavedCardView {
  return { id, network, last4, expiry, savedAt: createdAt.toISOString() };
}
