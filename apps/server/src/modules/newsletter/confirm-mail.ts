import { CONFIRM_WITHIN_DAYS } from '@ilaneer/domain/newsletter/subscription';
import type { Mail } from '../../messages/mailer.ts';
import type { LeaveLinks } from './links.ts';
import { newsletterMail } from './newsletter-mails.ts';

/** Asks the owner of an address whether they want the newsletter. */
export function confirmMail(
  { id, to, confirmUrl, leave }: Pick<Mail, 'id' | 'to'> & { confirmUrl: string; leave: LeaveLinks },
  brandName: string,
  publicUrl: string,
): Mail {
  return newsletterMail({
    id: `newsletter-confirm ${id}`,
    kind: 'newsletter-confirm',
    to,
    subject: `Please confirm: news from ${brandName}`,
    brandName,
    shopUrl: publicUrl,
    heading: 'Please confirm your subscription',
    paragraphs: [
      `Somebody, we hope you, asked for the ${brandName} newsletter at this address. Please confirm that it was you: the link works for ${CONFIRM_WITHIN_DAYS} days.`,
    ],
    button: { label: 'Confirm my subscription', url: confirmUrl },
    notes: ['It was not you? Then do nothing, and we will not write again.'],
    leave,
  });
}
