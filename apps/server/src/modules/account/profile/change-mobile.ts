import { isMobile, normaliseMobile } from '@ilaneer/domain/account/mobile';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import {
  endLinks,
  lockRecipient,
  type SentOtp,
  sendOtp,
  takeOtp,
  wasCodeSent,
} from '../../verification/verification.ts';
import { confirmOwner, type OwnerProof } from '../credentials/confirm-owner.ts';
import type { AccountDeps } from '../session/session-check.ts';
import { findUser, findUserByLogin, type UserRow, updateUser } from '../user/repository.ts';
import { mobileChangedMail } from './mobile-changed-mail.ts';

type Changed = { readonly mobileNumber: string };

/** Resend without new confirmation. */
const RESEND_WITHIN_MS = 15 * 60_000;

/** The owner confirms first: later the OTP suffices. Errors: those of confirmOwner and sendOtp. */
export async function requestMobile(
  deps: Deps & AccountDeps,
  { userId }: ShopperActor,
  form: OwnerProof & Changed,
): Promise<Result<SentOtp, Failure>> {
  const mobile = readMobile(form.mobileNumber);
  if (!mobile.ok) return mobile;
  const user = await findUser(deps.db, userId);
  if (user === null) return err({ code: 'SESSION_REVOKED' });
  if (user.mobile === mobile.value) {
    return err(invalid([{ field: 'mobileNumber', message: 'This is already your mobile number.' }]));
  }
  const owner = { purpose: 'mobile' as const, recipient: mobile.value, userId };
  const since = new Date(deps.now().getTime() - RESEND_WITHIN_MS);
  if (!(await wasCodeSent(deps.db, owner, since))) {
    const confirmed = await confirmOwner(deps, user, form);
    if (!confirmed.ok) return confirmed;
  }
  return sendOtp(deps, { kind: 'mobile', value: mobile.value }, { purpose: 'mobile', userId });
}

/**
 * Invalidates reset links: the address may be compromised. Errors: bad fields, MOBILE_TAKEN and those of
 * takeOtp.
 */
export async function confirmMobile(
  deps: Deps & AccountDeps,
  { userId }: ShopperActor,
  form: Changed & { readonly otp: string },
): Promise<Result<UserRow, Failure>> {
  const mobile = readMobile(form.mobileNumber);
  if (!mobile.ok) return mobile;
  return transactAll<Result<UserRow, Failure>>(deps.db, async (tx) => {
    await lockRecipient(tx, mobile.value);
    const owner = { purpose: 'mobile' as const, recipient: mobile.value, userId };
    const taken = await takeOtp(tx, deps, owner, form.otp);
    if (!taken.ok) return taken;
    const holder = await findUserByLogin(tx, { kind: 'mobile', name: mobile.value });
    if (holder !== null && holder.id !== userId) return err({ code: 'MOBILE_TAKEN' });
    const at = deps.now();
    await updateUser(tx, userId, { mobile: mobile.value, updatedAt: at });
    await endLinks(tx, userId, 'reset-password', at);
    const user = await findUser(tx, userId);
    if (user === null) return err({ code: 'SESSION_REVOKED' });
    if (user.email !== null && user.emailVerified) {
      await deps.jobs.enqueue(tx, 'send-mail', mobileChangedMail(deps, user.name, user.email, mobile.value));
    }
    return ok(user);
  });
}

function readMobile(typed: string): Result<string, Failure> {
  const mobile = normaliseMobile(typed.trim());
  if (isMobile(mobile)) return ok(mobile);
  const message =
    typed.trim() === '' ? 'Mobile number is required' : 'Please enter a valid mobile number (10 digits)';
  return err(invalid([{ field: 'mobileNumber', message }]));
}
