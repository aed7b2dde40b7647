import type { requestNewPasskey } from '@ilaneer/contract/staff/people/passkeys';
import type { StaffProof } from '@ilaneer/contract/staff/people/proof';
import { request } from '../../session/staff-api.ts';

/** Throws device errors in our words. */
export async function makePasskey(proof: StaffProof) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const asked = await request<typeof requestNewPasskey>('POST', '/staff/passkeys/request', { body: proof });
  try {
    return await startRegistration({ optionsJSON: asked.request });
  } catch (error) {
    throw new Error(deviceText(error), { cause: error });
  }
}

/** Browser texts are technical. The code is used up. */
function deviceText(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This device has a passkey of yours already.';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return 'No passkey was added: your device was not unlocked for it in time. Try again with a new code.';
  }
  return 'No passkey was added: this device or browser can’t make one.';
}
