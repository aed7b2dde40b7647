import { type CallSession, openTransport } from '@ilaneer/client/transport';
import { lockSession, loseSession, readSession } from './session.ts';

// Above the server's statement timeout of 15 s.
const ANSWER_WITHIN_MS = 30_000;

/** Sends at once, locked or not. */
export const transport = openTransport(readCallSession, ANSWER_WITHIN_MS);

export const requestNow = transport.request;

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
