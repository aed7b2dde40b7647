import type { Provider, SignInFailure } from '@ilaneer/contract/account/social-login';
import { isEmail } from '@ilaneer/domain/account/email';
import { nameForNewAccount, usableName } from '@ilaneer/domain/account/name-for';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import {
  type AccountDeps,
  accountOfProvenEmail,
  createAccount,
  findUser,
  findUserByLogin,
  type OpenedAccount,
  type UserRow,
} from '../account/account.ts';
import { endLinks, sendVerifyLink } from '../verification/verification.ts';
import type { Person } from './provider.ts';
import { findUserIdOf, insertIdentity } from './repository.ts';

type Found = Pick<OpenedAccount, 'user' | 'isNewUser' | 'isAccountReset'>;

/** Existing identity, else verified address, else a new account. */
export async function accountOfPerson(
  tx: Database,
  deps: Deps & AccountDeps,
  provider: Provider,
  person: Person,
): Promise<Result<Found, SignInFailure>> {
  const knownId = await findUserIdOf(tx, { provider, subject: person.subject });
  const known = knownId === null ? null : await findUser(tx, knownId);
  if (known !== null) return accepted({ user: known, isNewUser: false, isAccountReset: false });
  const email = typedEmail(person.email ?? '');
  if (!isEmail(email)) return err('email_missing');

  const proven = person.emailVerified ? await accountOfProvenEmail(tx, deps, email) : null;
  const holder = person.emailVerified
    ? (proven?.user ?? null)
    : await findUserByLogin(tx, { kind: 'email', name: email });
  if (holder !== null && !person.emailVerified) return err('email_in_use');
  if (holder !== null && holder.deactivatedAt !== null) return err('deactivated');
  const made = holder ?? (await createAccountFor(tx, deps, person, email));
  if (made === null) return err('failed');
  await insertIdentity(tx, { provider, subject: person.subject, userId: made.id, createdAt: deps.now() });
  // A new login invalidates reset links.
  await endLinks(tx, made.id, 'reset-password', deps.now());
  const user = await findUser(tx, made.id);
  if (user === null) return err('failed');
  return accepted({ user, isNewUser: holder === null, isAccountReset: proven?.isReset === true });
}

function accepted(found: Found): Result<Found, SignInFailure> {
  return found.user.deactivatedAt === null ? ok(found) : err('deactivated');
}

async function createAccountFor(
  tx: Database,
  deps: Deps & AccountDeps,
  person: Person,
  email: string,
): Promise<UserRow | null> {
  const user = await createAccount(tx, deps, {
    name: usableName(person.name) ?? nameForNewAccount({ kind: 'email', value: email }),
    email,
    emailVerified: person.emailVerified,
    mobile: null,
    passwordHash: null,
    // Terms are asked afterwards.
    agreed: null,
  });
  if (user !== null && !person.emailVerified) await sendVerifyLink(tx, deps, user.id, email);
  return user;
}
