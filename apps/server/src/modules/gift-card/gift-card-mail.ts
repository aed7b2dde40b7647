import { formatLastDay } from '@ilaneer/domain/gift-card/expiry';
import { formatRupees, paise } from '@ilaneer/domain/money';
import { letter } from '../../messages/letter.ts';
import type { MailBrand } from '../../messages/letter-content.ts';
import type { Mail } from '../../messages/mailer.ts';
import type { GiftCardRow } from './repository.ts';

/** Contains the code: must not be queued. */
export function giftCardMail(
  {
    card,
    code,
  }: { readonly card: Pick<GiftCardRow, 'id' | 'initialPaise' | 'expiresAt'>; readonly code: string },
  to: string,
  { brand, shopUrl }: { readonly brand: MailBrand; readonly shopUrl: string },
): Mail {
  return {
    id: `gift-card ${card.id}`,
    kind: 'gift-card',
    to,
    subject: `Your ${brand.name} gift card over ${formatRupees(paise(card.initialPaise))}`,
    ...letter({
      brand,
      shopUrl,
      heading: 'A gift card for you',
      greeting: 'Hello,',
      paragraphs: [
        `${brand.letters.giftCard || 'A present waits for you: this card pays for whatever you like'} from ${brand.name}.`,
        'Choose Gift Card when you pay and type in the code. It pays all of an order or a part of it, and what is left stays on the card.',
      ],
      facts: [
        ['Code', code],
        ['Worth', formatRupees(paise(card.initialPaise))],
        ['Valid until', formatLastDay(card.expiresAt)],
      ],
      button: { label: 'Choose something', url: `${shopUrl}/#/products` },
      notes: ['Whoever has the code can spend it, so please keep this mail to yourself.'],
    }),
  };
}
