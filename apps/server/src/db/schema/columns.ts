import { ACTOR_KINDS, type Actor, actorId, SYSTEM_NAMES } from '@ilaneer/domain/actor/actor';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}

/** When a row was written first; the application says when, so that tests can. */
export const createdAt = moment('created_at').notNull();

/** When a row was written last. */
export const updatedAt = moment('updated_at').notNull();

/** Version of a row that staff edit, counted by a trigger. */
export const version = integer().notNull().default(1);

/** An amount in paise; sums may pass 2^31. */
export function paiseColumn(name: string) {
  return bigint(name, { mode: 'number' });
}

/** Bytes, as Buffers. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The condition that a column holds one of the domain's words, so that the two lists cannot come apart. */
export function oneOf(column: AnyPgColumn | SQLWrapper, words: readonly string[]): SQL {
  return sql`${column} in (${listOf(words)})`;
}

/** The domain's words as a list between brackets. */
export function listOf(words: readonly string[]): SQL {
  return sql.raw(words.map((word) => `'${word}'`).join(', '));
}

/** Who acted: of what kind, and who of them (a shopper's user id, the id of a member of staff, the part of the shop). */
export const actorColumns = {
  actorKind: text('actor_kind').$type<Actor['kind']>().notNull(),
  actorId: text('actor_id').notNull(),
};

/** What a row stores of who acted. */
export function storedActor(actor: Actor): { readonly actorKind: Actor['kind']; readonly actorId: string } {
  return { actorKind: actor.kind, actorId: actorId(actor) };
}

/** That two columns name an actor whom the domain knows; `name` begins the names of the constraints. */
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
