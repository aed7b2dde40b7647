import type { MailBrand } from '../../messages/letter-content.ts';
import type { Mail } from '../../messages/mailer.ts';
import { type LeaveLinks, newsletterMail } from '../newsletter/newsletter.ts';

/** NEWSLETTER-14. */
export function cartReminderMail(
  {
    id,
    to,
    goods,
    leave,
  }: Pick<Mail, 'id' | 'to'> & {
    readonly goods: readonly string[];
    readonly leave: LeaveLinks;
  },
  brand: MailBrand,
  publicUrl: string,
): Mail {
  return newsletterMail({
    id: `cart-reminder ${id}`,
    kind: 'cart-reminder',
    to,
    subject: `Your cart at ${brand.name}`,
    brand,
    shopUrl: publicUrl,
    heading: 'Your cart is still here',
    paragraphs: ['You put these goods into your cart. We have not put any aside.'],
    facts: goods.map((name) => ['Item', name] as const),
    button: { label: 'Open your cart', url: `${publicUrl}/#/cart` },
    notes: ['We write once about a cart, because you agreed to news and offers by email.'],
    leave,
  });
}
