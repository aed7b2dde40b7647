import { buttonTarget, type LetterForm, paragraphsOf } from '@ilaneer/domain/letter/validate-letter';
import type { MailBrand } from '../../messages/letter-content.ts';
import type { Mail } from '../../messages/mailer.ts';
import { type LeaveLinks, newsletterMail } from '../newsletter/newsletter.ts';

/** NEWSLETTER-7. */
export function newsletterLetterMail(
  { id, to, leave }: Pick<Mail, 'id' | 'to'> & { readonly leave: LeaveLinks },
  letter: Omit<LetterForm, 'segmentId'>,
  brand: MailBrand,
  publicUrl: string,
): Mail {
  const { subject, heading, words, buttonLabel, buttonUrl } = letter;
  return newsletterMail({
    id: `newsletter-letter ${id}`,
    kind: 'newsletter-letter',
    to,
    subject,
    brand,
    shopUrl: publicUrl,
    heading,
    paragraphs: paragraphsOf(words),
    ...(buttonUrl !== '' && { button: { label: buttonLabel, url: buttonTarget(buttonUrl, publicUrl) } }),
    leave,
  });
}
