import type { ConsentRecord } from '@ilaneer/contract/account/consents';
import type { ConsentPlace, ConsentPurpose } from '@ilaneer/domain/account/consents';
import type { NoticeLanguage } from '@ilaneer/domain/account/notice-language';
import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { consents, consentTexts } from '../../db/schema/account/account.ts';
import type { Deps } from '../../deps/deps.ts';

/** Grant or withdrawal, with its text if known. */
export type ConsentRow = typeof consents.$inferSelect & {
  readonly words: string | null;
  readonly language: string | null;
};

export async function insertConsent(db: Database, consent: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(consent);
}

type ShownWords = { readonly words: string; readonly language: NoticeLanguage };

/** Deduplicated; returns the hash. */
export async function storeWords(
  db: Database,
  { words, language }: ShownWords,
  firstUsedAt: Date,
): Promise<string> {
  const [made] = await db
    .insert(consentTexts)
    .values({ words, language, firstUsedAt })
    .onConflictDoNothing()
    .returning({ hash: consentTexts.hash });
  if (made !== undefined) return made.hash;
  const [known] = await db
    .select({ hash: consentTexts.hash })
    .from(consentTexts)
    .where(eq(consentTexts.words, words));
  if (known === undefined) throw new Error('words are neither new nor known');
  return known.hash;
}

export function listConsents(db: Database, userId: string): Promise<ConsentRow[]> {
  return db
    .select({ ...getTableColumns(consents), words: consentTexts.words, language: consentTexts.language })
    .from(consents)
    .leftJoin(consentTexts, eq(consentTexts.hash, consents.wordsHash))
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.happenedAt), desc(consents.seq));
}

export async function takeConsentsBack(
  tx: Database,
  deps: Pick<Deps, 'newId'>,
  { userId, purposes }: { readonly userId: string; readonly purposes: readonly ConsentPurpose[] },
  { place, device, at }: { readonly place: ConsentPlace; readonly device: string | null; readonly at: Date },
): Promise<void> {
  const newest = await tx
    .selectDistinctOn([consents.purpose], { purpose: consents.purpose, given: consents.given })
    .from(consents)
    .where(and(eq(consents.userId, userId), inArray(consents.purpose, [...purposes])))
    .orderBy(consents.purpose, desc(consents.happenedAt), desc(consents.seq));
  for (const { purpose, given } of newest) {
    if (!given) continue;
    const back = { id: deps.newId(), userId, purpose, given: false, place, device, happenedAt: at };
    await insertConsent(tx, back);
  }
}

export async function exportConsents(db: Database, userId: string): Promise<ConsentRecord[]> {
  const history = await listConsents(db, userId);
  return history.map((one) => ({
    purpose: one.purpose,
    given: one.given,
    at: one.happenedAt.toISOString(),
    place: one.place,
    device: one.device,
    textVersion: one.textVersion,
    words: one.words,
    language: one.language,
    terms: policyOf(one.termsVersion, one.termsHash),
    privacyPolicy: policyOf(one.privacyVersion, one.privacyHash),
  }));
}

function policyOf(version: number | null, hash: string | null): ConsentRecord['terms'] {
  return version === null || hash === null ? null : { version, hash };
}
