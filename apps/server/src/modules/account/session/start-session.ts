import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import { unguessable } from '../../../deps/secrets.ts';
import type { Device } from '../../../http/device-of-request.ts';
import { insertSession } from './repository.ts';

const SESSION_MS = 24 * 60 * 60 * 1_000;

export type NewSession = { readonly sessionId: string; readonly expiresAt: Date };

export async function startSession(
  db: Database,
  deps: Pick<Deps, 'now'>,
  user: { readonly id: string },
  device: Pick<Device, 'name' | 'hash'>,
): Promise<NewSession> {
  const at = deps.now();
  const session: NewSession = { sessionId: unguessable(), expiresAt: new Date(at.getTime() + SESSION_MS) };
  await insertSession(db, {
    id: session.sessionId,
    userId: user.id,
    device: device.name,
    deviceHash: device.hash,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: session.expiresAt,
  });
  return session;
}
