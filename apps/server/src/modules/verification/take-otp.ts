import { err, ok, type Result } from '@ilaneer/domain/result';
import { blockOf, OTP, type OtpAsker } from '@ilaneer/domain/verification/otp';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { isOtpOf, type SecretDeps } from '../../deps/secrets.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import {
  type CodeOwner,
  countTry,
  listPastOtps,
  lockNewestCode,
  lockRecipient,
  useCode,
} from './repository.ts';

const NO_TRY_LEFT = 'This OTP is not right, and no try is left. Please wait a little and ask for another.';

const DIGITS = new RegExp(`^\\d{${OTP.digits}}$`);

/**
 * Only the device's newest OTP counts; without a cookie the newest of any device, with fewer tries, and never
 * one requested with a cookie. The transaction must commit on failure. Errors: OTP_INVALID (`triesLeft`,
 * `retryAfterSeconds`), OTP_EXPIRED, OTP_TRIES_EXCEEDED (`retryAfterSeconds`), a bad form.
 */
export async function takeOtp(
  tx: Database,
  deps: Pick<Deps, 'now'> & SecretDeps,
  owner: CodeOwner,
  digits: string,
  asker: OtpAsker = { kind: 'session' },
): Promise<Result<null, Failure>> {
  const checked = await checkOtp(tx, deps, owner, digits, asker);
  if (!checked.ok) return checked;
  await checked.value.use();
  return ok(null);
}

/** The OTP stays valid until `use`. */
export async function checkOtp(
  tx: Database,
  deps: Pick<Deps, 'now'> & SecretDeps,
  owner: CodeOwner,
  digits: string,
  asker: OtpAsker,
): Promise<Result<{ readonly use: () => Promise<void> }, Failure>> {
  if (!DIGITS.test(digits)) {
    return err(invalid([{ field: 'otp', message: 'Invalid OTP format. Please enter 4 digits.' }]));
  }
  const at = deps.now();
  // Devices share the daily limit.
  if (asker.kind !== 'session') await lockRecipient(tx, owner.recipient);
  const code = await lockNewestCode(tx, owner, asker.kind === 'device' ? asker.hash : null, at);
  const findBlock = async () => {
    const past = await listPastOtps(tx, [owner.recipient], new Date(at.getTime() - OTP.rememberedMs));
    return blockOf(
      past.filter(({ purpose }) => purpose === owner.purpose),
      asker,
      at,
    );
  };
  const blocked = await findBlock();
  if (blocked !== null) {
    return err({ code: blocked.code, data: { retryAfterSeconds: blocked.retryAfterSeconds } });
  }
  const counted = asker.kind === 'nameless' ? 'triesWithoutCookie' : 'tries';
  if (code === null || code.usedAt !== null || code.expiresAt <= at || code[counted] >= OTP[counted]) {
    return err({ code: 'OTP_EXPIRED' });
  }
  const isForAnother = asker.kind === 'nameless' && code.broughtCookie;
  if (isForAnother || !isOtpOf(deps.keys, code, digits)) {
    await countTry(tx, code.id, counted);
    const triesLeft = OTP[counted] - code[counted] - 1;
    if (triesLeft > 0) return err({ code: 'OTP_INVALID', data: { triesLeft } });
    const retryAfterSeconds = (await findBlock())?.retryAfterSeconds;
    return err({ code: 'OTP_INVALID', message: NO_TRY_LEFT, data: { triesLeft, retryAfterSeconds } });
  }
  return ok({ use: () => useCode(tx, code.id, at) });
}
