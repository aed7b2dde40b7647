import type {
  requestPasskey,
  signInWithPasskey,
  unlockWithPasskey,
} from '@ilaneer/contract/staff/people/sign-in';
import { openSession } from '../session.ts';
import { requestNow } from '../transport.ts';

export async function presentPasskey(what: 'sign in' | 'unlock'): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { request } = await requestNow<typeof requestPasskey>('POST', '/staff/sign-in/passkey-request', {});
  const answer = await startAuthentication({ optionsJSON: request });
  const input = { body: { answer } };
  const { member, csrfToken } =
    what === 'sign in'
      ? await requestNow<typeof signInWithPasskey>('POST', '/staff/sign-in/passkey', input)
      : await requestNow<typeof unlockWithPasskey>('POST', '/staff/unlock/passkey', input);
  openSession(member, csrfToken);
}

export function isChangedMind(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
