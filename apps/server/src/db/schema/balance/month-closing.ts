import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, bytes, moment } from '../columns.ts';

/** A month whose files are asked for; finished once, with the sum of its archive (JOURNAL-35). */
export const monthClosings = pgTable(
  'month_closings',
  {
    month: date({ mode: 'string' }).primaryKey(),
    requestedAt: moment('requested_at').notNull(),
    ...actorColumns,
    finishedAt: moment('finished_at'),
    documents: integer(),
    archiveBytes: bigint('archive_bytes', { mode: 'number' }),
    archiveSha256: text('archive_sha256'),
  },
  (table) => [
    check('month_closings_first_day', sql`extract(day from ${table.month}) = 1`),
    check(
      'month_closings_finished',
      sql`num_nulls(${table.finishedAt}, ${table.documents}, ${table.archiveBytes}, ${table.archiveSha256}) in (0, 4)`,
    ),
    check(
      'month_closings_archive',
      sql`${table.archiveSha256} ~ '^[0-9a-f]{64}$' and ${table.archiveBytes} > 0 and ${table.documents} >= 0`,
    ),
    ...actorChecks('month_closings', table),
  ],
);

/** Returns, registers and books of a closed month, as they were. The PDFs of its documents are stored with them. */
export const monthClosingFiles = pgTable(
  'month_closing_files',
  {
    month: date({ mode: 'string' })
      .notNull()
      .references(() => monthClosings.month),
    position: integer().notNull(),
    name: text().notNull(),
    bytes: bytes().notNull(),
    sha256: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.position] }),
    check('month_closing_files_position', sql`${table.position} > 0`),
    check('month_closing_files_name', sql`${table.name} ~ '^[A-Za-z0-9][A-Za-z0-9./-]*$'`),
    check('month_closing_files_sha256', sql`${table.sha256} = encode(sha256(${table.bytes}), 'hex')`),
  ],
);
