import { ApiError } from '@ilaneer/client/api-errors';
import { type CallSession, openTransport, type Transport } from '@ilaneer/client/transport';
import { lockSession, loseSession, memberNow, readSession, untilOpen } from './session.ts';

// Above the server's statement timeout of 15 s.
const ANSWER_WITHIN_MS = 30_000;

const transport = openTransport(readCallSession, ANSWER_WITHIN_MS);

/** Waits under the lock, then repeats. */
export const request: Transport['request'] = (method, path, input) =>
  withLockWaited(() => transport.request(method, path, input));

export const sendForm: Transport['sendForm'] = (path, input) =>
  withLockWaited(() => transport.sendForm(path, input));

export const requestFile: Transport['requestFile'] = (path, input) =>
  withLockWaited(() => transport.requestFile(path, input));

export const requestNow: Transport['request'] = transport.request;

async function withLockWaited<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  const asker = memberNow()?.id;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isBehindLock(error)) throw error;
      await untilOpen();
      // Never in another member's name.
      if (asker !== undefined && memberNow()?.id !== asker) throw error;
    }
  }
}

function isBehindLock(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.reply?.code === 'STAFF_LOCKED' || error.reply?.code === 'STAFF_SIGN_IN_NEEDED';
}

function readCallSession(): CallSession {
  const session = readSession();
  return {
    headers: session.state === 'open' ? { 'x-csrf-token': session.csrfToken } : {},
    onRefusal: ({ reply }) => {
      if (readSession() !== session) return;
      if (reply?.code === 'STAFF_LOCKED') lockSession();
      if (reply?.code === 'STAFF_SIGN_IN_NEEDED') loseSession();
    },
  };
}
