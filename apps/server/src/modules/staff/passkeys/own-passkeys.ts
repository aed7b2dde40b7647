import { createHash } from 'node:crypto';
import type { PasskeyView } from '@ilaneer/contract/staff/people/passkeys';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import type { StaffMember } from '../../../http/staff-access.ts';
import { noteOwn } from '../session/own-sessions.ts';
import { deletePasskey, listPasskeysOf, type PasskeyRow } from './repository.ts';

/** A passkey as its member sees it. Its id is shorter than a credential's, which may have a thousand bytes. */
export function toPasskeyView({
  credentialId,
  name,
  backedUp,
  createdAt,
  lastUsedAt,
}: PasskeyRow): PasskeyView {
  return {
    id: shortId(credentialId),
    name,
    synced: backedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** Removes a passkey of the member who asks. Errors: PASSKEY_NOT_FOUND. */
export function removeOwnPasskey(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: StaffMember,
  id: string,
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const own = await listPasskeysOf(tx, actor.id);
    const passkey = own.find(({ credentialId }) => shortId(credentialId) === id);
    if (passkey === undefined || !(await deletePasskey(tx, passkey)))
      return err({ code: 'PASSKEY_NOT_FOUND' });
    noteOwn(tx, deps, actor, { action: 'removed a passkey', after: { passkey: passkey.name } });
    return ok(null);
  });
}

function shortId(credentialId: string): string {
  return createHash('sha256').update(credentialId).digest('base64url');
}
