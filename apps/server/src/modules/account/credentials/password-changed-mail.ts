import type { MailDeps } from '../../../deps/deps.ts';
import { letter } from '../../../messages/letter.ts';
import type { Mail } from '../../../messages/mailer.ts';
import { greetingTo } from '../../../messages/plain-words.ts';

export function passwordChangedMail({ brand, config, newId }: MailDeps, name: string, to: string): Mail {
  return {
    id: `password-changed ${newId()}`,
    kind: 'password-changed',
    to,
    subject: `Your ${brand.name} password was changed`,
    ...letter({
      brand,
      shopUrl: config.publicUrl,
      heading: 'Your password was changed',
      greeting: greetingTo(name),
      paragraphs: [
        `The password of your ${brand.name} account was changed just now. Your other devices have been logged out.`,
        'If this was not you, please choose "Forgot password" in the login window at once, and tell us.',
      ],
      button: { label: 'See my account', url: `${config.publicUrl}/#/account` },
    }),
  };
}
