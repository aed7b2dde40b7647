import type { ConsentView } from '@ilaneer/contract/account/consents';
import { CONSENT_PURPOSES, CONSENT_TEXT_VERSION, consentText } from '@ilaneer/domain/account/consents';
import type { ConsentRow } from './repository.ts';

/** Every purpose with where it stands; `history` is newest first. */
export function toConsentViews(history: readonly ConsentRow[], brandName: string): ConsentView[] {
  return CONSENT_PURPOSES.map((purpose) => {
    const ofPurpose = history.filter((one) => one.purpose === purpose);
    const latest = ofPurpose.find((one) => one.withdrawnAt === null) ?? ofPurpose[0];
    const { title, text, isNeeded } = consentText(purpose, brandName);
    return {
      purpose,
      title,
      text,
      textVersion: CONSENT_TEXT_VERSION,
      needed: isNeeded,
      granted: latest !== undefined && latest.withdrawnAt === null,
      grantedAt: latest?.grantedAt.toISOString() ?? null,
      grantedTextVersion: latest?.textVersion ?? null,
      withdrawnAt: latest?.withdrawnAt?.toISOString() ?? null,
    };
  });
}
