import { randomBytes } from 'node:crypto';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import { hashOfToken } from './find-staff.ts';
import { insertSession } from './repository.ts';

/** A working day. */
export const SESSION_HOURS = 12;

export async function startStaffSession(
  tx: Database,
  { now, newId }: Pick<Deps, 'now' | 'newId'>,
  { memberId, device }: { readonly memberId: string; readonly device: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = now();
  await insertSession(tx, {
    id: newId(),
    memberId,
    tokenHash: hashOfToken(token),
    device,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(at.getTime() + SESSION_HOURS * 60 * 60_000),
  });
  return token;
}
