import type { LookupKind } from '@ilaneer/domain/privacy/lookup';
import type { TSchema } from 'typebox';

/** Hidden like TypeBox's own marks: no JSON Schema keyword. */
const MARK = '~customer';

export type CustomerMark = {
  readonly on: LookupKind;
  readonly by: 'customer' | 'order' | 'return' | 'ticket';
  readonly property?: string;
  readonly param?: string;
  /** Limits the mark to values of this `kind`. */
  readonly ofKind?: string;
};

/** `serveCall` and `serveFile` log the lookup before sending a staff reply (PRIVACY-17). */
export function showsCustomer<Schema extends TSchema>(
  schema: Schema,
  ...marks: readonly CustomerMark[]
): Schema {
  const own = Object.getOwnPropertyDescriptors(schema);
  return Object.create(Object.getPrototypeOf(schema), { ...own, [MARK]: { value: marks } });
}

export function customerMarksOf(schema: object): readonly CustomerMark[] {
  return MARK in schema ? (schema[MARK] as readonly CustomerMark[]) : [];
}
