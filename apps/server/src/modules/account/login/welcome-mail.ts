import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import { letter } from '../../../messages/letter.ts';
import type { MailBrand } from '../../../messages/letter-content.ts';
import type { Mail } from '../../../messages/mailer.ts';
import { greetingTo } from '../../../messages/plain-words.ts';
import type { UserRow } from '../user/repository.ts';

const PASSWORD_REMOVED =
  'Somebody had signed up with this address before it was confirmed, and chosen a password. As that may not have been you, we have removed the password and logged out every device on which it was used.';

export async function sendWelcome(
  tx: Database,
  deps: Deps,
  user: Pick<UserRow, 'id' | 'name'>,
  to: string,
  { isReset }: { readonly isReset: boolean },
): Promise<void> {
  const { brand, config } = deps;
  await deps.jobs.enqueue(tx, 'send-mail', welcomeMail(user, to, brand, config.publicUrl, { isReset }));
}

/** After verification, so that no stranger's text is mailed. Mentions a removed password (ACCOUNT-41). */
export function welcomeMail(
  { id, name }: Pick<UserRow, 'id' | 'name'>,
  to: string,
  brand: MailBrand,
  publicUrl: string,
  { isReset }: { readonly isReset: boolean },
): Mail {
  return {
    id: `welcome ${id}`,
    kind: 'welcome',
    to,
    subject: `Welcome to ${brand.name}`,
    ...letter({
      brand,
      shopUrl: publicUrl,
      heading: `Welcome to ${brand.name}`,
      greeting: greetingTo(name),
      paragraphs: [
        ...(brand.letters.welcome === '' ? [] : [brand.letters.welcome]),
        'Your account keeps your addresses, your wishlist and the way of every order.',
        ...(isReset
          ? [`${PASSWORD_REMOVED} Set a new one on your account page: ${publicUrl}/#/account.`]
          : []),
      ],
      button: { label: 'Look round the shop', url: `${publicUrl}/#/products` },
      notes: [`Your details are yours: see, change or delete them at ${publicUrl}/#/account.`],
    }),
  };
}
