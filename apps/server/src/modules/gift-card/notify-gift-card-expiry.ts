import { CARD_ENDS_SOON_MS, formatLastDay } from '@ilaneer/domain/gift-card/expiry';
import { formatRupees, paise } from '@ilaneer/domain/money';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { letter } from '../../messages/letter.ts';
import type { MailBrand } from '../../messages/letter-content.ts';
import type { Mail } from '../../messages/mailer.ts';
import { greetingTo } from '../../messages/plain-words.ts';
import { findLastPayer, type GiftCardRow, lockEndingCards, markExpiryNotified } from './repository.ts';

const BATCH = 200;

/** Reminds the last payer (GIFT-CARD-12). */
export async function notifyGiftCardExpiry({ db, jobs, now, brand, config }: Deps): Promise<void> {
  const after = now();
  const until = new Date(after.getTime() + CARD_ENDS_SOON_MS);
  const names = { brand, shopUrl: config.publicUrl };
  let looked: number;
  do {
    looked = await transactAll(db, async (tx) => {
      const cards = await lockEndingCards(tx, { after, until }, BATCH);
      for (const card of cards) {
        const payer = await findLastPayer(tx, card.id);
        if (payer !== null) await jobs.enqueue(tx, 'send-mail', giftCardEndsMail(card, payer, names));
        await markExpiryNotified(tx, card.id, after);
      }
      return cards.length;
    });
  } while (looked === BATCH);
}

/** Balance and deadline; the card is named by its last characters. */
export function giftCardEndsMail(
  card: Pick<GiftCardRow, 'id' | 'last4' | 'balancePaise' | 'expiresAt'>,
  payer: { readonly name: string; readonly email: string },
  { brand, shopUrl }: { readonly brand: MailBrand; readonly shopUrl: string },
): Mail {
  const left = formatRupees(paise(card.balancePaise));
  const lastDay = formatLastDay(card.expiresAt);
  return {
    id: `gift-card-ends ${card.id} ${card.expiresAt.toISOString()}`,
    kind: 'gift-card-ends',
    to: payer.email,
    subject: `${left} is left on your gift card: use it by ${lastDay}`,
    ...letter({
      brand,
      shopUrl,
      heading: 'Your gift card ends soon',
      greeting: greetingTo(payer.name),
      paragraphs: [
        `You paid with a gift card whose code ends in ${card.last4}. There is money left on it, which can be used for whatever you like from ${brand.name}.`,
      ],
      facts: [
        ['Left on it', left],
        ['Valid until', lastDay],
      ],
      button: { label: 'Choose something', url: `${shopUrl}/#/products` },
      notes: ['You gave the card to somebody else? Then please tell them.'],
    }),
  };
}
