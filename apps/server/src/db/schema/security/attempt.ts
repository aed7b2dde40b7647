import { ATTACK_KINDS, type AttackFigures, type AttackKind } from '@ilaneer/domain/security/attack';
import { ATTEMPT_KINDS, type AttemptKind } from '@ilaneer/domain/security/attempt';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../columns.ts';

/** Keyed hashes (SECURITY-4). Unlogged: empty after a database crash. */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('attempt_counts_ends_at').on(table.endsAt),
    check('attempt_counts_attempts', sql`${table.attempts} >= 0`),
  ],
);

/** Recent login and code attempts for attack detection (SECURITY-6); hashes only. */
export const guardedAttempts = pgTable(
  'guarded_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<AttemptKind>().notNull(),
    succeeded: boolean().notNull(),
    networkHash: text('network_hash').notNull(),
    subjectHash: text('subject_hash').notNull(),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [
    index('guarded_attempts_tried_at').on(table.triedAt, table.kind),
    check('guarded_attempts_kind', oneOf(table.kind, ATTEMPT_KINDS)),
  ],
);

export const attacks = pgTable(
  'attacks',
  {
    id: text().primaryKey(),
    kind: text().$type<AttackKind>().notNull(),
    beganAt: moment('began_at').notNull(),
    lastAt: moment('last_at').notNull(),
    figures: jsonb().$type<AttackFigures>().notNull(),
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    index('attacks_last_at').on(table.lastAt, table.id),
    check('attacks_kind', oneOf(table.kind, ATTACK_KINDS)),
    check('attacks_end', sql`${table.lastAt} >= ${table.beganAt}`),
  ],
);
