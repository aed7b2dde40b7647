import type { LookupKind } from '@ilaneer/domain/privacy/lookup';
import type { TSchema } from 'typebox';

/** Where a schema keeps its mark. Hidden like TypeBox's own marks: no keyword of JSON Schema. */
const MARK = '~customer';

/** On which occasion a reply shows a customer, and the id that says who: a property of the value, or a part of the path. */
export type CustomerMark = {
  readonly on: LookupKind;
  /** What the id is of. */
  readonly by: 'customer' | 'order' | 'return' | 'ticket';
  readonly property?: string;
  readonly param?: string;
  /** Only values of this `kind` show a customer. */
  readonly ofKind?: string;
};

/**
 * The same schema, marked: its values show a customer's name with an address, a number or what was ordered. `serveCall`
 * and `serveFile` note the lookup before such a reply of the staff app is sent (PRIVACY-17).
 */
export function showsCustomer<Schema extends TSchema>(
  schema: Schema,
  ...marks: readonly CustomerMark[]
): Schema {
  const own = Object.getOwnPropertyDescriptors(schema);
  return Object.create(Object.getPrototypeOf(schema), { ...own, [MARK]: { value: marks } });
}

/** The marks of a schema; none where it shows nobody. */
export function customerMarksOf(schema: object): readonly CustomerMark[] {
  return MARK in schema ? (schema[MARK] as readonly CustomerMark[]) : [];
}
