import type { Identifier } from '@ilaneer/domain/account/identifier';
import type { Result } from '@ilaneer/domain/result';
import type { Deps } from '../../../deps/deps.ts';
import type { Device } from '../../../http/device-of-request.ts';
import type { Failure } from '../../../http/failure.ts';
import { batchConcurrentFor } from '../../../jobs/batch-concurrent.ts';
import { type SentOtp, sendOtps, type VerificationDeps } from '../../verification/verification.ts';
import { otpAskersOf } from '../session/known-device.ts';
import { findLogins } from '../user/repository.ts';

type Asked = { readonly to: Identifier; readonly device: Device };

const AT_MOST = 250;
const sendTogether = batchConcurrentFor(AT_MOST, sendLoginOtps);

/** Batched, so timing does not reveal accounts and floods delay others briefly. Errors: those of sendOtps. */
export function sendLoginOtp(
  deps: Deps & VerificationDeps,
  to: Identifier,
  device: Device,
): Promise<Result<SentOtp, Failure>> {
  return sendTogether(deps, { to, device });
}

async function sendLoginOtps(
  deps: Deps & VerificationDeps,
  asked: readonly Asked[],
): Promise<Result<SentOtp, Failure>[]> {
  const logins = await findLogins(
    deps.db,
    asked.map(({ to }) => to),
  );
  const askers = await otpAskersOf(deps.db, asked);
  return sendOtps(
    deps,
    asked.flatMap(({ to, device }, index) => {
      const asker = askers[index];
      if (asker === undefined) throw new Error('this OTP has no recipient');
      const isStranger = !logins.has(to.value);
      const code = { purpose: 'login', userId: null, deviceHash: device.hash } as const;
      return [{ ...code, broughtCookie: device.isRecognised, to: { ...to, isStranger }, asker }];
    }),
  );
}
