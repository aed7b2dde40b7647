import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import { letter } from '../../../messages/letter.ts';
import type { Mail } from '../../../messages/mailer.ts';
import { greetingTo } from '../../../messages/plain-words.ts';
import type { UserRow } from '../repository.ts';

/** Queues the welcome of somebody whose address has just been proven for the first time. */
export async function sendWelcome(
  tx: Database,
  deps: Deps,
  user: Pick<UserRow, 'id' | 'name'>,
  to: string,
): Promise<void> {
  await deps.jobs.enqueue(tx, 'send-mail', welcomeMail(user, to, deps.brand.name, deps.config.publicUrl));
}

/**
 * Welcomes the owner of a new account. It is sent when the address is proven, never before: nobody gets a name and a
 * welcome that somebody else typed.
 */
export function welcomeMail(
  { id, name }: Pick<UserRow, 'id' | 'name'>,
  to: string,
  brandName: string,
  publicUrl: string,
): Mail {
  return {
    id: `welcome ${id}`,
    kind: 'welcome',
    to,
    subject: `Welcome to ${brandName}`,
    ...letter({
      brandName,
      shopUrl: publicUrl,
      heading: `Welcome to ${brandName}`,
      greeting: greetingTo(name),
      paragraphs: [
        'Namaskaram, and thank you for joining us. Your account keeps your addresses, your wishlist and the way of every order.',
        'Tender coconut water, cold-pressed oil and a few things that we are fond of: have a look round.',
      ],
      button: { label: 'Look round the shop', url: `${publicUrl}/#/products` },
      notes: [`Your details are yours: see, change or delete them at ${publicUrl}/#/account.`],
    }),
  };
}
