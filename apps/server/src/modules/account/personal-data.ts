import type { AccountData } from '@ilaneer/contract/account/account-data';
import { CONSENT_PURPOSES } from '@ilaneer/domain/account/consents';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { exportConsents, takeConsentsBack } from '../consent/consent.ts';
import { deleteNominee, findNominee } from './profile/nominee-repository.ts';
import { endSessions } from './session/end-sessions.ts';
import { deleteSessionsOf, listAllSessions } from './session/repository.ts';
import type { AccountDeps } from './session/session-check.ts';
import { deleteIdentities, listIdentities, type UserRow, updateUser } from './user/repository.ts';
import { toUserView } from './user/views.ts';

type HeldByAccount = Pick<AccountData, 'profile' | 'nominee' | 'consents' | 'sessions' | 'signInWith'>;

export async function exportAccount(
  { db }: { readonly db: Database },
  user: UserRow,
): Promise<HeldByAccount> {
  const consents = await exportConsents(db, user.id);
  const sessions = await listAllSessions(db, user.id);
  const identities = await listIdentities(db, user.id);
  return {
    profile: toUserView(user),
    nominee: await findNominee(db, user.id),
    consents,
    sessions: sessions.map((session) => ({
      device: session.device,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      revokedAt: session.revokedAt?.toISOString() ?? null,
    })),
    signInWith: identities.map(({ provider, createdAt }) => ({
      provider,
      linkedAt: createdAt.toISOString(),
    })),
  };
}

/** Raised to reprocess deleted accounts (PRIVACY-14). 1: two-step erasure and queued mails. */
export const ERASURE_LEVEL = 1;

/** Keeps an empty row for its orders. */
export async function eraseAccountRow(
  tx: Database,
  deps: Pick<Deps, 'now' | 'newId'> & Pick<AccountDeps, 'sessions'>,
  { id, deactivatedAt, deletedAt }: UserRow,
  at: Date,
): Promise<void> {
  await endSessions(tx, deps, id);
  await deleteSessionsOf(tx, id);
  await deleteIdentities(tx, id);
  await deleteNominee(tx, id);
  const ended = { place: 'deletion', device: null, at } as const;
  await takeConsentsBack(tx, deps, { userId: id, purposes: CONSENT_PURPOSES }, ended);
  await updateUser(tx, id, {
    name: 'Deleted account',
    email: null,
    emailVerified: false,
    mobile: null,
    claimedMobile: null,
    passwordHash: null,
    deactivatedAt: deactivatedAt ?? at,
    deletedAt: deletedAt ?? at,
    erasureLevel: ERASURE_LEVEL,
    updatedAt: at,
  });
}
