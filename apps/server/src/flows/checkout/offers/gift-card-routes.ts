import { checkGiftCard as checkGiftCardCall } from '@ilaneer/contract/gift-card';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { checkGiftCard } from './check-gift-card.ts';

/** Gift cards, as shoppers call them. */
export function giftCardRoutes(app: FastifyInstance, deps: AppDeps): void {
  serveCall(
    app,
    checkGiftCardCall,
    async ({ shopper, body }) => {
      const checked = await checkGiftCard(deps, shopper.userId, body.code);
      if (!checked.ok) return checked;
      const { last4, balancePaise, expiresAt } = checked.value;
      const giftCard = {
        last4,
        balance: rupeesFromPaise(paise(balancePaise)),
        expiresAt: expiresAt.toISOString(),
      };
      return ok({ success: true, message: 'This gift card can be used.', giftCard });
    },
    {
      // Codes can't be found out by trying, whoever tries and from wherever.
      limits: [
        app.limitAttempts({ name: 'gift-card', max: 30, windowMs: 600_000 }),
        app.limitAttempts({
          name: 'gift-card-account',
          max: 10,
          windowMs: 600_000,
          keyOf: ({ shopper }) => shopper?.userId ?? '',
        }),
      ],
    },
  );
}
