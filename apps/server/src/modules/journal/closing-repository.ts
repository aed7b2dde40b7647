import { createHash } from 'node:crypto';
import type { Actor } from '@ilaneer/domain/actor/actor';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { monthClosingFiles, monthClosings } from '../../db/schema/balance/month-closing.ts';
import { storedActor } from '../../db/schema/columns.ts';

export type MonthClosing = typeof monthClosings.$inferSelect;
export type ClosingFile = { readonly name: string; readonly bytes: Buffer };
export type StoredClosingFile = ClosingFile & { readonly sha256: string };
export type ArchiveSum = { readonly documents: number; readonly bytes: number; readonly sha256: string };

/** `month`: YYYY-MM throughout. */
export async function findClosing(db: Database, month: string): Promise<MonthClosing | null> {
  const [row] = await db
    .select()
    .from(monthClosings)
    .where(eq(monthClosings.month, firstDayOf(month)));
  return row ?? null;
}

/** False if there is one. */
export async function insertClosing(tx: Database, actor: Actor, month: string, at: Date): Promise<boolean> {
  const made = await tx
    .insert(monthClosings)
    .values({ month: firstDayOf(month), requestedAt: at, ...storedActor(actor) })
    .onConflictDoNothing()
    .returning({ month: monthClosings.month });
  return made.length === 1;
}

/** Once; a second finish changes nothing. */
export async function finishClosing(tx: Database, month: string, sum: ArchiveSum, at: Date): Promise<void> {
  await tx
    .update(monthClosings)
    .set({
      finishedAt: at,
      documents: sum.documents,
      archiveBytes: sum.bytes,
      archiveSha256: sum.sha256,
    })
    .where(and(eq(monthClosings.month, firstDayOf(month)), isNull(monthClosings.finishedAt)));
}

/** First writer wins, with all of its files. */
export async function insertClosingFiles(
  tx: Database,
  month: string,
  files: readonly ClosingFile[],
): Promise<void> {
  await tx
    .select()
    .from(monthClosings)
    .where(eq(monthClosings.month, firstDayOf(month)))
    .for('update');
  if (await hasClosingFiles(tx, month)) return;
  for (const [index, { name, bytes }] of files.entries()) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = { month: firstDayOf(month), position: index + 1, name, bytes, sha256 };
    await tx.insert(monthClosingFiles).values(file);
  }
}

export async function hasClosingFiles(db: Database, month: string): Promise<boolean> {
  return (await db.$count(monthClosingFiles, eq(monthClosingFiles.month, firstDayOf(month)))) > 0;
}

export function listClosingFiles(db: Database, month: string): Promise<StoredClosingFile[]> {
  const { name, bytes, sha256 } = monthClosingFiles;
  return db
    .select({ name, bytes, sha256 })
    .from(monthClosingFiles)
    .where(eq(monthClosingFiles.month, firstDayOf(month)))
    .orderBy(asc(monthClosingFiles.position));
}

/** With the documents of their year (TAX-DOCUMENT-11). Returns the months. */
export async function deleteOverdueClosings(tx: Database): Promise<readonly string[]> {
  const overdue = sql`make_date(extract(year from ${monthClosings.month} + interval '9 months')::integer + 6, 12, 31) < current_date`;
  const rows = await tx.select({ month: monthClosings.month }).from(monthClosings).where(overdue);
  const months = rows.map(({ month }) => month);
  if (months.length === 0) return [];
  await tx.delete(monthClosingFiles).where(inArray(monthClosingFiles.month, months));
  await tx.delete(monthClosings).where(inArray(monthClosings.month, months));
  return months;
}

function firstDayOf(month: string): string {
  return `${month}-01`;
}
