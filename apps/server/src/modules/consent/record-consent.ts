import {
  type ConsentPlace,
  type ConsentPurpose,
  consentNotice,
  consentWords,
  type ShownNotice,
} from '@ilaneer/domain/account/consents';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { readablePolicies } from '../content/content.ts';
import { insertConsent, storeWords } from './repository.ts';

export type AgreedAt = {
  readonly place: ConsentPlace;
  readonly device: string;
  /** Null if the client does not report it. */
  readonly notice: ShownNotice | null;
};

/** Stores the text shown with current terms and privacy policy (ACCOUNT-45); unknown texts stay unknown. */
export async function recordConsent(
  tx: Database,
  deps: Pick<Deps, 'newId' | 'now' | 'brand'>,
  { userId, purpose }: { readonly userId: string; readonly purpose: ConsentPurpose },
  { place, device, notice }: AgreedAt,
): Promise<void> {
  const happenedAt = deps.now();
  const policies = await readablePolicies(tx);
  const [terms, privacy] = [policies.get('terms-of-service'), policies.get('privacy-policy')];
  await insertConsent(tx, {
    id: deps.newId(),
    userId,
    purpose,
    given: true,
    textVersion: notice?.version ?? null,
    wordsHash:
      notice === null
        ? null
        : await storeNotice(tx, { purpose, notice, brandName: deps.brand.name }, happenedAt),
    termsVersion: terms?.number ?? null,
    termsHash: terms?.hash ?? null,
    privacyVersion: privacy?.number ?? null,
    privacyHash: privacy?.hash ?? null,
    place,
    device,
    happenedAt,
  });
}

function storeNotice(
  tx: Database,
  {
    purpose,
    notice: { language, version },
    brandName,
  }: { readonly purpose: ConsentPurpose; readonly notice: ShownNotice; readonly brandName: string },
  at: Date,
): Promise<string> {
  const words = consentWords(consentNotice(purpose, brandName, language, version));
  return storeWords(tx, { words, language }, at);
}
