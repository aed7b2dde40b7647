import type { Identifier } from '@ilaneer/domain/account/identifier';
import { mobileOfLogin } from '@ilaneer/domain/account/validate-login';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import type { OtpAsker } from '@ilaneer/domain/verification/otp';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import { type Device, deviceHashOf } from '../../../http/device-of-request.ts';
import { listKnownDevices, wasLoggedInOn } from './repository.ts';

export async function otpAskerOf(
  db: Database,
  { kind, value }: Identifier,
  { hash, isRecognised }: Device,
): Promise<OtpAsker> {
  if (!isRecognised) return { kind: 'nameless' };
  return { kind: 'device', hash, isKnown: await wasLoggedInOn(db, { kind, name: value }, hash) };
}

export async function otpAskersOf(
  db: Database,
  asked: readonly { readonly to: Identifier; readonly device: Device }[],
): Promise<OtpAsker[]> {
  const recognised = asked.filter(({ device }) => device.isRecognised);
  const known = await listKnownDevices(
    db,
    recognised.map(({ to, device }) => ({ name: to.value, deviceHash: device.hash })),
  );
  return asked.map(({ to, device: { hash, isRecognised } }): OtpAsker => {
    if (!isRecognised) return { kind: 'nameless' };
    const isKnown = known.some(({ name, deviceHash }) => name === to.value && deviceHash === hash);
    return { kind: 'device', hash, isKnown };
  });
}

/** Target account; `knownDevice` if it logged in there before, else null. */
type LoginAttempt = { readonly account: string; readonly knownDevice: string | null };

/** Strangers per network and in total, known devices apart: guessing can't lock the owner out. */
export async function loginAttemptOf(
  deps: Deps & SecretDeps,
  request: FastifyRequest,
): Promise<LoginAttempt> {
  const { kind, name: account } = accountOf(request);
  const device = deviceHashOf(deps, request);
  if (device === null) return { account, knownDevice: null };
  const isKnown = await wasLoggedInOn(deps.db, { kind, name: account }, device);
  return { account, knownDevice: isKnown ? device : null };
}

function accountOf({ body }: FastifyRequest): { readonly kind: 'mobile' | 'email'; readonly name: string } {
  const typed =
    typeof body === 'object' && body !== null && 'email' in body ? typedEmail(String(body.email)) : '';
  // One account for all spellings.
  const mobile = mobileOfLogin(typed);
  if (mobile !== null) return { kind: 'mobile', name: mobile };
  return { kind: 'email', name: typedEmail(typed).slice(0, 255) };
}
