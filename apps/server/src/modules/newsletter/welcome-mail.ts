import type { Mail } from '../../messages/mailer.ts';
import type { LeaveLinks } from './links.ts';
import { newsletterMail } from './newsletter-mails.ts';

/** Welcomes somebody who has confirmed that they want the newsletter. */
export function newsletterWelcomeMail(
  { id, to, leave }: Pick<Mail, 'id' | 'to'> & { leave: LeaveLinks },
  brandName: string,
  publicUrl: string,
): Mail {
  return newsletterMail({
    id: `newsletter-welcome ${id}`,
    kind: 'newsletter-welcome',
    to,
    subject: `Welcome to the ${brandName} newsletter`,
    brandName,
    shopUrl: publicUrl,
    heading: 'You are on our list',
    paragraphs: [
      'Thank you for confirming. We write when there is something to tell: a new season, a new flavour, an offer worth your while.',
    ],
    button: { label: 'Look round the shop', url: `${publicUrl}/#/products` },
    leave,
  });
}
