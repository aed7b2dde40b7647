import {
  type ConsentPlace,
  consentNotice,
  isConsentPurpose,
  type ShownNotice,
} from '@ilaneer/domain/account/consents';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { listConsents, recordConsent, withdrawConsents } from '../../consent/consent.ts';
import { lockUser, updateUser } from '../user/repository.ts';

type ConsentChange = {
  readonly purpose: string;
  readonly granted: boolean;
  readonly notice: ShownNotice | null;
  readonly place: ConsentPlace;
  readonly device: string;
};

/** Each change is an entry (ACCOUNT-45); idempotent. Errors: CONSENT_NOT_FOUND, CONSENT_NEEDED. */
export async function changeConsent(
  deps: Deps,
  { userId }: ShopperActor,
  { purpose, granted, notice, place, device }: ConsentChange,
): Promise<Result<null, Failure>> {
  if (!isConsentPurpose(purpose)) return err({ code: 'CONSENT_NOT_FOUND' });
  if (!granted && consentNotice(purpose, deps.brand.name).isNeeded) return err({ code: 'CONSENT_NEEDED' });
  return transactAll(deps.db, async (tx) => {
    const user = await lockUser(tx, userId);
    const at = deps.now();
    if (!granted) {
      await withdrawConsents(tx, deps, { userId, purposes: [purpose] }, { place, device, at });
      return ok(null);
    }
    const newest = (await listConsents(tx, userId)).find((one) => one.purpose === purpose);
    if (newest?.given === true && newest.textVersion === (notice?.version ?? null)) return ok(null);
    await recordConsent(tx, deps, { userId, purpose }, { place, device, notice });
    // Missing on accounts made by staff or a provider.
    if (purpose === 'terms' && user?.agreedToTermsAt === null) {
      await updateUser(tx, userId, { agreedToTermsAt: at, updatedAt: at });
    }
    return ok(null);
  });
}
