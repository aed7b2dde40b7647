import Type, { type Static, type TOptional, type TSchema, type TUnsafe } from 'typebox';
import { deprecated } from './aliases.ts';

declare const EARLIER: unique symbol;

type Earlier<Value> = Value & { readonly [EARLIER]: true };

/** A request field under an earlier name; readers prefer `of`. */
export function earlierField<Schema extends TSchema>(
  of: string,
  schema: Schema,
): TOptional<TUnsafe<Earlier<Static<Schema>>>> {
  return Type.Optional(Type.Unsafe<Earlier<Static<Schema>>>(deprecated(schema, of)));
}
