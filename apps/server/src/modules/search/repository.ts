import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { searchSynonyms } from '../../db/schema/catalogue/search.ts';

export type SynonymRow = typeof searchSynonyms.$inferSelect;

export function listSynonyms(db: Database): Promise<Pick<SynonymRow, 'term' | 'meaning'>[]> {
  return db
    .select({ term: searchSynonyms.term, meaning: searchSynonyms.meaning })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.term), asc(searchSynonyms.meaning));
}

export function listSynonymRows(db: Database): Promise<SynonymRow[]> {
  return db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.meaning), asc(searchSynonyms.term));
}

export async function insertSynonyms(
  tx: Database,
  synonyms: readonly (typeof searchSynonyms.$inferInsert)[],
): Promise<SynonymRow[]> {
  return tx
    .insert(searchSynonyms)
    .values([...synonyms])
    .onConflictDoNothing()
    .returning();
}

export async function lockSynonym(tx: Database, id: string): Promise<SynonymRow | null> {
  const [synonym] = await tx.select().from(searchSynonyms).where(eq(searchSynonyms.id, id)).for('update');
  return synonym ?? null;
}

export async function updateSynonym(
  tx: Database,
  id: string,
  changed: Pick<SynonymRow, 'term' | 'meaning'>,
): Promise<void> {
  await tx.update(searchSynonyms).set(changed).where(eq(searchSynonyms.id, id));
}

/** Besides the one of the id. */
export async function hasSynonym(
  tx: Database,
  { term, meaning }: Pick<SynonymRow, 'term' | 'meaning'>,
  id: string,
): Promise<boolean> {
  const same = and(eq(searchSynonyms.term, term), eq(searchSynonyms.meaning, meaning));
  return (await tx.$count(searchSynonyms, and(same, ne(searchSynonyms.id, id)))) > 0;
}

export async function removeSynonym(tx: Database, id: string): Promise<void> {
  await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id));
}

// Prefixes are not typos. Otherwise few edits, fewer in short words, with a minimum trigram similarity; only
// words with hits.
const CORRECT_WORDS = `
  select asked.word as typed, meant.word as meant
  from unnest($1::text[]) as asked (word)
  cross join lateral (
    select known.word
    from search_vocabulary known
    cross join lateral (
      select levenshtein(known.word, asked.word) as edits, similarity(known.word, asked.word) as likeness
    ) distance
    where char_length(asked.word) >= 3
      and (
        (left(known.word, 1) = left(asked.word, 1)
          and edits <= case when char_length(asked.word) < 5 then 1 when char_length(asked.word) < 9 then 2 else 3 end)
        or likeness >= 0.45
      )
      and (
        exists (select from search_documents where lexemes @@ to_tsquery('simple', known.word || ':*'))
        or exists (select from search_synonyms where known.word = any (string_to_array(term, ' ')))
      )
    order by edits, likeness desc, known.word
    limit 1
  ) meant
  where not exists (select from search_vocabulary where starts_with(search_vocabulary.word, asked.word))`;

/** Corrections; correct or unknown words are omitted. */
export async function correctWords(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.$client.query<{ typed: string; meant: string }>({
    name: 'search_correct_words',
    text: CORRECT_WORDS,
    values: [words],
  });
  return new Map(rows.map(({ typed, meant }) => [typed, meant]));
}
