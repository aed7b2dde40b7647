import type { LetterForm } from '@ilaneer/domain/letter/validate-letter';
import { asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { letterDeliveries, letters } from '../../db/schema/content/letter.ts';

export type LetterRow = typeof letters.$inferSelect;

export type LetterFigures = {
  readonly waiting: number;
  readonly sent: number;
  readonly refused: number;
  readonly left: number;
  readonly failed: number;
};

export type LetterWithFigures = { readonly row: LetterRow; readonly figures: LetterFigures };

/** Newest first. */
export function listLetters(db: Database, most: number): Promise<LetterWithFigures[]> {
  return selectLetters(db, undefined, most);
}

export async function findLetter(db: Database, id: string): Promise<LetterWithFigures | null> {
  const [found] = await selectLetters(db, eq(letters.id, id), 1);
  return found ?? null;
}

async function selectLetters(
  db: Database,
  where: SQL | undefined,
  most: number,
): Promise<LetterWithFigures[]> {
  const inState = (...states: readonly string[]) =>
    sql<number>`count(*) filter (where ${letterDeliveries.state} in (${sql.join(
      states.map((state) => sql`${state}`),
      sql`, `,
    )}))::int`;
  const figures = db
    .select({
      waiting: inState('waiting', 'sending').as('waiting'),
      sent: inState('sent').as('sent'),
      refused: inState('refused').as('refused'),
      left: inState('left').as('left_before'),
      failed: inState('failed').as('failed'),
    })
    .from(letterDeliveries)
    .where(eq(letterDeliveries.letterId, letters.id))
    .as('figures');
  const { waiting, sent, refused, left, failed } = figures;
  const rows = await db
    .select({ row: letters, waiting, sent, refused, left, failed })
    .from(letters)
    .crossJoinLateral(figures)
    .where(where)
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(most);
  return rows.map(({ row, ...counted }) => ({ row, figures: counted }));
}

export async function lockLetter(tx: Database, id: string): Promise<LetterRow | null> {
  const [row] = await tx.select().from(letters).where(eq(letters.id, id)).for('update');
  return row ?? null;
}

/** Those of which `sendAt` is past, in its order. */
export async function listDueLetters(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: letters.id })
    .from(letters)
    .where(sql`${eq(letters.state, 'scheduled')} and ${lte(letters.sendAt, now)}`)
    .orderBy(asc(letters.sendAt), asc(letters.id));
  return rows.map(({ id }) => id);
}

export async function listLettersInSending(db: Database): Promise<LetterRow[]> {
  return db
    .select()
    .from(letters)
    .where(eq(letters.state, 'sending'))
    .orderBy(asc(letters.startedAt), asc(letters.id));
}

export async function isInSending(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ state: letters.state }).from(letters).where(eq(letters.id, id));
  return row?.state === 'sending';
}

export async function insertLetter(
  tx: Database,
  { createdAt, ...values }: LetterForm & { readonly id: string; readonly createdAt: Date },
): Promise<LetterRow> {
  const [row] = await tx
    .insert(letters)
    .values({ ...values, createdAt, updatedAt: createdAt })
    .returning();
  if (row === undefined) throw new Error('an inserted letter did not return');
  return row;
}

export async function updateLetter(
  tx: Database,
  id: string,
  changes: Partial<Omit<LetterRow, 'id' | 'version' | 'createdAt'>> & Pick<LetterRow, 'updatedAt'>,
): Promise<LetterRow> {
  const [row] = await tx.update(letters).set(changes).where(eq(letters.id, id)).returning();
  if (row === undefined) throw new Error(`letter ${id} is gone though it is locked`);
  return row;
}
