import { ACTOR_KINDS, type Actor, actorId, SYSTEM_NAMES } from '@ilaneer/domain/actor/actor';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}

export const createdAt = moment('created_at').notNull();

export const updatedAt = moment('updated_at').notNull();

/** Incremented by a trigger on staff edits. */
export const version = integer().notNull().default(1);

export function paiseColumn(name: string) {
  return bigint(name, { mode: 'number' });
}

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** CHECK from the domain's list, so that the two cannot diverge. */
export function oneOf(column: AnyPgColumn | SQLWrapper, words: readonly string[]): SQL {
  return sql`${column} in (${listOf(words)})`;
}

export function listOf(words: readonly string[]): SQL {
  return sql.raw(words.map((word) => `'${word}'`).join(', '));
}

export const actorColumns = {
  actorKind: text('actor_kind').$type<Actor['kind']>().notNull(),
  actorId: text('actor_id').notNull(),
};

export function storedActor(actor: Actor): { readonly actorKind: Actor['kind']; readonly actorId: string } {
  return { actorKind: actor.kind, actorId: actorId(actor) };
}

export function actorChecks(
  name: string,
  { actorKind, actorId: id }: { readonly actorKind: AnyPgColumn; readonly actorId: AnyPgColumn },
) {
  return [
    check(`${name}_actor_kind`, oneOf(actorKind, ACTOR_KINDS)),
    check(`${name}_actor_given`, sql`btrim(${id}) <> ''`),
    check(`${name}_system_known`, sql`${actorKind} <> 'system' or ${oneOf(id, SYSTEM_NAMES)}`),
  ];
}
