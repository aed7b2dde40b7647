import { usualExpiry } from '@ilaneer/domain/gift-card/expiry';
import { giftCardLast4, normaliseGiftCardCode } from '@ilaneer/domain/gift-card/gift-card';
import { paiseFromRupees } from '@ilaneer/domain/money';
import type { Database } from '../../db/connect.ts';
import { giftCards } from '../../db/schema/gift-card.ts';
import { codeHashOf } from '../../modules/gift-card/gift-card.ts';
import { readSampleGiftCards } from './content-files.ts';

const ISSUED_BY_SHOP = { issuedByKind: 'system', issuedById: 'shop' } as const;

/** Fills a shop that has no gift card, also a sandbox that is older than they are. */
export async function loadSampleGiftCards(
  tx: Database,
  contentDir: string,
  at: Date,
  secret: string,
): Promise<void> {
  if ((await tx.$count(giftCards)) > 0) return;
  const sample = await readSampleGiftCards(contentDir);
  await tx.insert(giftCards).values(
    sample.map(({ code, rupees }) => {
      const last4 = giftCardLast4(normaliseGiftCardCode(code) ?? '');
      const worth = paiseFromRupees(rupees);
      return {
        id: `gift-card-${last4.toLowerCase()}`,
        codeHash: codeHashOf(secret, code),
        last4,
        initialPaise: worth,
        balancePaise: worth,
        expiresAt: usualExpiry(at),
        active: true,
        ...ISSUED_BY_SHOP,
        createdAt: at,
      };
    }),
  );
}
