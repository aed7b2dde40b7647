import Type, { type Static, type TOptional, type TSchema, type TUnsafe } from 'typebox';
import { deprecated } from './aliases.ts';

declare const EARLIER: unique symbol;

/** A value that only earlier clients send: nothing of ours has this type, so a request of ours with it does not compile. */
type Earlier<Value> = Value & { readonly [EARLIER]: true };

/** A field of a request under a name that earlier clients send it by; whoever reads the request reads `of` first. */
export function earlierField<Schema extends TSchema>(
  of: string,
  schema: Schema,
): TOptional<TUnsafe<Earlier<Static<Schema>>>> {
  return Type.Optional(Type.Unsafe<Earlier<Static<Schema>>>(deprecated(schema, of)));
}
