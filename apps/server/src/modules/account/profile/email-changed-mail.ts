import type { MailDeps } from '../../../deps/deps.ts';
import { letter } from '../../../messages/letter.ts';
import type { Mail } from '../../../messages/mailer.ts';
import { greetingTo } from '../../../messages/plain-words.ts';

export function emailChangedMail({ brand, config, newId }: MailDeps, name: string, oldAddress: string): Mail {
  return {
    id: `email-changed ${newId()}`,
    kind: 'email-changed',
    to: oldAddress,
    subject: `Your ${brand.name} email address was changed`,
    ...letter({
      brand,
      shopUrl: config.publicUrl,
      heading: 'Your email address was changed',
      greeting: greetingTo(name),
      paragraphs: [
        `Your ${brand.name} account has a new email address from now on. We write there, and no more to this one.`,
        'If this was not you, please tell us at once, so that we can give you your account back.',
      ],
      button: { label: 'Write to us', url: `${config.publicUrl}/#/contact-us` },
    }),
  };
}
