import { CONFIRM_WITHIN_DAYS } from '@ilaneer/domain/newsletter/subscription';
import { letter } from '../../messages/letter.ts';
import type { Letter, MailBrand } from '../../messages/letter-content.ts';
import type { Mail } from '../../messages/mailer.ts';
import type { LeaveLinks } from './links.ts';

type NewsletterMail = Pick<Mail, 'id' | 'kind' | 'to' | 'subject'> &
  Omit<Letter, 'greeting' | 'leaveUrl'> & { readonly leave: LeaveLinks };

/** With one-click unsubscribe in body and header (RFC 8058). */
export function newsletterMail({ id, kind, to, subject, leave, ...words }: NewsletterMail): Mail {
  return {
    id,
    kind,
    to,
    subject,
    ...letter({ ...words, greeting: 'Namaskaram,', leaveUrl: leave.page }),
    headers: {
      'List-Unsubscribe': `<${leave.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

export function confirmMail(
  { id, to, confirmUrl, leave }: Pick<Mail, 'id' | 'to'> & { confirmUrl: string; leave: LeaveLinks },
  brand: MailBrand,
  publicUrl: string,
): Mail {
  return newsletterMail({
    id: `newsletter-confirm ${id}`,
    kind: 'newsletter-confirm',
    to,
    subject: `Please confirm: news from ${brand.name}`,
    brand,
    shopUrl: publicUrl,
    heading: 'Please confirm your subscription',
    paragraphs: [
      `A request for the ${brand.name} newsletter was made with this address. Please confirm that it was yours: the link works for ${CONFIRM_WITHIN_DAYS} days.`,
    ],
    button: { label: 'Confirm my subscription', url: confirmUrl },
    notes: ['It was not you? Then do nothing, and we will not write again.'],
    leave,
  });
}

export function newsletterWelcomeMail(
  { id, to, leave }: Pick<Mail, 'id' | 'to'> & { leave: LeaveLinks },
  brand: MailBrand,
  publicUrl: string,
): Mail {
  return newsletterMail({
    id: `newsletter-welcome ${id}`,
    kind: 'newsletter-welcome',
    to,
    subject: `Welcome to the ${brand.name} newsletter`,
    brand,
    shopUrl: publicUrl,
    heading: 'You are on our list',
    paragraphs: [
      'Thank you for confirming. We write when there is something to tell: a new season, a new flavour, an offer worth your while.',
    ],
    button: { label: 'Look round the shop', url: `${publicUrl}/#/products` },
    leave,
  });
}
