import { CONSENT_TEXT_VERSION, consentText, isConsentPurpose } from '@ilaneer/domain/account/consents';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { lockUser } from '../user/repository.ts';
import { insertConsent, listConsents, withdrawConsents } from './repository.ts';

/**
 * Gives a consent to the text of today, or takes it back; doing so twice changes nothing. Errors: CONSENT_NOT_FOUND,
 * CONSENT_NEEDED.
 */
export async function changeConsent(
  deps: Deps,
  { userId }: ShopperActor,
  { purpose, granted }: { readonly purpose: string; readonly granted: boolean },
): Promise<Result<null, Failure>> {
  if (!isConsentPurpose(purpose)) return err({ code: 'CONSENT_NOT_FOUND' });
  if (!granted && consentText(purpose, deps.brand.name).isNeeded) return err({ code: 'CONSENT_NEEDED' });
  return transactAll(deps.db, async (tx) => {
    await lockUser(tx, userId);
    const at = deps.now();
    const history = await listConsents(tx, userId);
    const holding = history.find((one) => one.purpose === purpose && one.withdrawnAt === null);
    if (granted && holding?.textVersion === CONSENT_TEXT_VERSION) return ok(null);
    await withdrawConsents(tx, userId, purpose, at);
    if (granted) {
      const consent = { id: deps.newId(), userId, purpose, textVersion: CONSENT_TEXT_VERSION };
      await insertConsent(tx, { ...consent, grantedAt: at });
    }
    return ok(null);
  });
}
