import { type CallSession, openTransport } from '@ilaneer/client/transport';
import { endSession, expireSession, readToken } from './session.ts';

export const { request, sendForm, requestFile } = openTransport(readCallSession);

function readCallSession(): CallSession {
  const token = readToken();
  return {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    onRefusal: ({ status, reply }, path) => {
      // A wrong password does not end the session.
      if (status !== 401 || token === null || reply?.code === 'INVALID_CREDENTIALS') return;
      if (path === '/logout') endSession(token);
      else expireSession(token);
    },
  };
}
