import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps, MailDeps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { letter } from '../../messages/letter.ts';
import type { Mail } from '../../messages/mailer.ts';
import {
  type AccountDeps,
  confirmationMissing,
  confirmByOtp,
  confirmByPassword,
  findUser,
  lockUser,
  type OwnerProof,
  type UserRow,
} from '../../modules/account/account.ts';
import type { PrivacyDeps } from './personal-data.ts';
import { withholdAccount } from './withhold-account.ts';

/** By password or OTP. Errors: bad fields, PASSWORD_WRONG and those of consumeOtp. */
export async function deleteAccount(
  deps: Deps & AccountDeps & PrivacyDeps,
  { userId }: ShopperActor,
  form: OwnerProof,
): Promise<Result<null, Failure>> {
  const known = await findUser(deps.db, userId);
  if (known === null) return err({ code: 'SESSION_REVOKED' });
  const { password = '', otp = '' } = form;
  if (password === '' && otp === '') return err(confirmationMissing('password', known));
  if (password !== '') {
    const confirmed = await confirmByPassword(known, password);
    if (!confirmed.ok) return confirmed;
  }
  return transactAll<Result<null, Failure>>(deps.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === null || user.deactivatedAt !== null) return err({ code: 'ACCOUNT_DEACTIVATED' });
    if (password !== '' && user.passwordHash !== known.passwordHash) return err({ code: 'PASSWORD_WRONG' });
    const confirmed = password === '' ? await confirmByOtp(tx, deps, user, otp) : ok(null);
    if (!confirmed.ok) return confirmed;
    await eraseAccount(tx, deps, user);
    return ok(null);
  });
}

/** Withholds statutory data first (PRIVACY-2). An anonymous row stays; open orders follow hourly. */
export async function eraseAccount(
  tx: Database,
  deps: Deps & PrivacyDeps & SecretDeps,
  user: UserRow,
): Promise<void> {
  const at = deps.now();
  await withholdAccount(tx, deps, user, at);
  for (const { erase } of deps.personalData) await erase?.(tx, user, at);
  if (user.email !== null) await deps.jobs.enqueue(tx, 'send-mail', accountDeletedMail(deps, user.email));
}

export function accountDeletedMail({ brand, config, newId }: MailDeps, to: string): Mail {
  return {
    id: `account-deleted ${newId()}`,
    kind: 'account-deleted',
    to,
    subject: `Your ${brand.name} account has been deleted`,
    ...letter({
      brand,
      shopUrl: config.publicUrl,
      heading: 'Your account has been deleted',
      paragraphs: [
        `Your ${brand.name} account is gone, with your profile, addresses, cart, wishlist and coins.`,
        'Your name is taken off your orders; one that is still on its way keeps it until it reaches you. The law makes us keep the invoices as they were issued, with your name: only those who keep the books see them, and they are erased when their time is over. What else the law asks us to hold for a year is locked away until then, and erased.',
        'Thank you for having been with us. You are always welcome again.',
      ],
      button: { label: 'How we treat your data', url: `${config.publicUrl}/#/privacy-policy` },
    }),
  };
}
