import { ApiError } from '@ilaneer/client/api-errors';
import type { Transport } from '@ilaneer/client/transport';
import { lockWhenIdle } from './idle-lock.ts';
import { memberNow, readSession, untilOpen } from './session.ts';
import { transport } from './transport.ts';

/** Waits under the lock. */
export const request: Transport['request'] = (method, path, input) =>
  withLockWaited(() => transport.request(method, path, input));

export const sendForm: Transport['sendForm'] = (path, input) =>
  withLockWaited(() => transport.sendForm(path, input));

export const requestFile: Transport['requestFile'] = (method, path, input) =>
  withLockWaited(() => transport.requestFile(method, path, input));

async function withLockWaited<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  const asker = memberNow()?.id;
  for (;;) {
    if (lockWhenIdle() || isShut()) await untilOpen();
    // Never in another member's name.
    if (asker !== undefined && memberNow()?.id !== asker) throw new ApiError(401, null);
    try {
      return await call();
    } catch (error) {
      if (!isBehindLock(error)) throw error;
    }
  }
}

function isShut(): boolean {
  const { state } = readSession();
  return state === 'locked' || state === 'ended';
}

function isBehindLock(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.reply?.code === 'STAFF_LOCKED' || error.reply?.code === 'STAFF_SIGN_IN_NEEDED';
}
