import { letter } from '../../messages/letter.ts';
import type { Letter } from '../../messages/letter-content.ts';
import type { Mail } from '../../messages/mailer.ts';
import type { LeaveLinks } from './links.ts';

type NewsletterMail = Pick<Mail, 'id' | 'kind' | 'to' | 'subject'> &
  Omit<Letter, 'greeting' | 'leaveUrl'> & { readonly leave: LeaveLinks };

/** A mail of the newsletter: like every one of them it can be left with one click, in it or by its header (RFC 8058). */
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
