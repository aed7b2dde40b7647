import type { requestNewPasskey } from '@ilaneer/contract/staff/people/passkeys';
import type { StaffProof } from '@ilaneer/contract/staff/people/proof';
import { request } from '../../session/staff-api.ts';

/** Has this device make a passkey, once its owner has proven who they are. Throws in our words what the device refused. */
export async function makePasskey(proof: StaffProof) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const asked = await request<typeof requestNewPasskey>('POST', '/staff/passkeys/request', { body: proof });
  try {
    return await startRegistration({ optionsJSON: asked.request });
  } catch (error) {
    throw new Error(deviceText(error), { cause: error });
  }
}

/** The browser's own sentences are for programmers. The code is used up by then, whatever the device did. */
function deviceText(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This device has a passkey of yours already.';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return 'No passkey was added: your device was not unlocked for it in time. Try again with a new code.';
  }
  return 'No passkey was added: this device or browser can’t make one.';
}
