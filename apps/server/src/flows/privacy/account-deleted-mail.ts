import type { AppDeps } from '../../app-deps.ts';
import { letter } from '../../messages/letter.ts';
import type { Mail } from '../../messages/mailer.ts';

/** Says good-bye to somebody whose account is gone, and what of it the law keeps. */
export function accountDeletedMail(
  { brand, config, newId }: Pick<AppDeps, 'brand' | 'config' | 'newId'>,
  to: string,
): Mail {
  return {
    id: `account-deleted ${newId()}`,
    kind: 'account-deleted',
    to,
    subject: `Your ${brand.name} account has been deleted`,
    ...letter({
      brandName: brand.name,
      shopUrl: config.publicUrl,
      heading: 'Your account has been deleted',
      paragraphs: [
        `Your ${brand.name} account is gone, with your profile, addresses, cart, wishlist and coins.`,
        'The law makes us keep the figures of your orders and invoices; your name is taken off them. An order that is still on its way keeps it until it reaches you.',
        'Thank you for having been with us. You are always welcome again.',
      ],
      button: { label: 'How we treat your data', url: `${config.publicUrl}/#/privacy-policy` },
    }),
  };
}
