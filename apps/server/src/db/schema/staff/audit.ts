import { ACTOR_KINDS } from '@ilaneer/domain/actor/actor';
import type { AuditedKind, Facts } from '@ilaneer/domain/audit/audited-act';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { actorColumns, bytes, createdAt, moment, oneOf } from '../columns.ts';

/** Staff actions, hash-chained. Append-only by triggers, for the shop's role too. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    happenedAt: moment('happened_at').notNull(),
    ...actorColumns,
    actorName: text('actor_name').notNull(),
    action: text().notNull(),
    objectKind: text('object_kind').$type<AuditedKind>().notNull(),
    objectId: text('object_id').notNull(),
    objectLabel: text('object_label').notNull(),
    before: jsonb().$type<Facts>(),
    after: jsonb().$type<Facts>(),
    /** Entries before `audit_reasons` only. */
    reason: text(),
    /** Salted hash of the words in `audit_reasons`, so that they can be erased while the chain stays valid. */
    reasonHash: bytes('reason_hash'),
    previousHash: bytes('previous_hash').notNull(),
    /** Key in `audit_keys`; null in old entries. */
    keyId: text('key_id'),
    hash: bytes().notNull(),
  },
  (table) => [
    unique('audit_entries_previous_hash_key').on(table.previousHash),
    index('audit_entries_object').on(table.objectKind, table.objectId, table.id),
    index('audit_entries_actor').on(table.actorId, table.id),
    index('audit_entries_happened_at').on(table.happenedAt),
    index('audit_entries_object_label').using('gin', sql`${table.objectLabel} gin_trgm_ops`),
    index('audit_entries_actor_name').using('gin', sql`${table.actorName} gin_trgm_ops`),
    check('audit_entries_actor_kind', oneOf(table.actorKind, ACTOR_KINDS)),
    check('audit_entries_action_given', sql`btrim(${table.action}) <> ''`),
  ],
);

/** Sealed (AUDIT-5): SQL alone can neither read nor forge the chain. */
export const auditKeys = pgTable(
  'audit_keys',
  { id: text().primaryKey(), sealed: bytes().notNull(), createdAt },
  (table) => [check('audit_keys_sealed', sql`octet_length(${table.sealed}) > 28`)],
);

export const auditReasons = pgTable(
  'audit_reasons',
  {
    /** No foreign key: it would need UPDATE permission on entries. */
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
    /** Prevents guessing the text from the hash. */
    salt: bytes(),
    words: text(),
    erasedAt: moment('erased_at'),
  },
  (table) => [
    check(
      'audit_reasons_erased',
      sql`(${table.words} is null) = (${table.erasedAt} is not null) and (${table.salt} is null) = (${table.words} is null)`,
    ),
  ],
);
