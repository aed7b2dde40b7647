import { createHash } from 'node:crypto';
import type { PasskeyView } from '@ilaneer/contract/staff/people/passkeys';
import type { StaffProof } from '@ilaneer/contract/staff/people/proof';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../../deps/deps.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import type { Failure } from '../../../http/failure.ts';
import type { StaffMember } from '../../../http/staff-access.ts';
import { withProof } from '../second-factor/confirm-member.ts';
import { noteOwn } from '../session/own-sessions.ts';
import { deletePasskey, listPasskeysOf, type PasskeyRow } from './repository.ts';

/** Own short id, since credential ids may have a thousand bytes. */
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

/** Errors: those of a proof, PASSKEY_NOT_FOUND. */
export function removeOwnPasskey(
  deps: Deps & SecretDeps,
  actor: StaffMember,
  id: string,
  proof: StaffProof,
): Promise<Result<null, Failure>> {
  return withProof<null>(deps, actor, proof, async (tx) => {
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
