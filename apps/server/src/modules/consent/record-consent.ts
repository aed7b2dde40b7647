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

/** Where somebody agreed, and to which words. */
export type AgreedAt = {
  readonly place: ConsentPlace;
  /** Such as 'Chrome on Android'. */
  readonly device: string;
  /** What the app says that it showed; null where it doesn't say, as clients of others don't. */
  readonly notice: ShownNotice | null;
};

/**
 * Writes down that somebody agreed: the words that they saw, with the terms and the privacy policy as these are read at
 * this moment (ACCOUNT-45). Words that we can't know are not made up.
 */
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
