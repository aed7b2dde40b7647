import { CONSENT_TEXT_VERSION, consentText, isConsentPurpose } from '@ilaneer/domain/account/consents';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../../app-deps.ts';
import { transactAll } from '../../../db/transact.ts';
import type { Failure } from '../../../http/failure.ts';
import { lockUser } from '../repository.ts';
import { insertConsent, listConsents, withdrawConsents } from './repository.ts';

/**
 * Gives a consent to the text of today, or takes it back; doing so twice changes nothing. Errors: CONSENT_NOT_FOUND,
 * CONSENT_NEEDED.
 */
export async function changeConsent(
  env: Pick<AppDeps, 'db' | 'now' | 'newId' | 'brand'>,
  userId: string,
  { purpose, granted }: { readonly purpose: string; readonly granted: boolean },
): Promise<Result<null, Failure>> {
  if (!isConsentPurpose(purpose)) return err({ code: 'CONSENT_NOT_FOUND' });
  if (!granted && consentText(purpose, env.brand.name).isNeeded) return err({ code: 'CONSENT_NEEDED' });
  return transactAll(env.db, async (tx) => {
    await lockUser(tx, userId);
    const at = env.now();
    const history = await listConsents(tx, userId);
    const holding = history.find((one) => one.purpose === purpose && one.withdrawnAt === null);
    if (granted && holding?.textVersion === CONSENT_TEXT_VERSION) return ok(null);
    await withdrawConsents(tx, userId, purpose, at);
    if (granted) {
      const consent = { id: env.newId(), userId, purpose, textVersion: CONSENT_TEXT_VERSION };
      await insertConsent(tx, { ...consent, grantedAt: at });
    }
    return ok(null);
  });
}
