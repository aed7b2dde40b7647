import { maskIdentifier } from '@ilaneer/domain/verification/mask';
import type { MailDeps } from '../../../deps/deps.ts';
import { letter } from '../../../messages/letter.ts';
import type { Mail } from '../../../messages/mailer.ts';

export function mobileChangedMail(
  { brand, config, newId }: MailDeps,
  name: string,
  to: string,
  mobile: string,
): Mail {
  const masked = maskIdentifier({ kind: 'mobile', value: mobile });
  return {
    id: `mobile-changed ${newId()}`,
    kind: 'mobile-changed',
    to,
    subject: `Your ${brand.name} mobile number was changed`,
    ...letter({
      brand,
      shopUrl: config.publicUrl,
      heading: 'Your mobile number was changed',
      greeting: `Dear ${name},`,
      paragraphs: [
        `The mobile number of your ${brand.name} account is ${masked} from now on. It can be used to log in.`,
        'If this was not you, please change your password at once, and tell us.',
      ],
      button: { label: 'See my account', url: `${config.publicUrl}/#/account` },
      notes: [`Write to us at ${config.publicUrl}/#/contact-us.`],
    }),
  };
}
