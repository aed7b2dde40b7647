import { type CustomerMark, customerMarksOf } from '@ilaneer/contract/message/customer-mark';
import type { TSchema } from 'typebox';

/** Customers in a reply, by their, order or return ids. */
export type ShownCustomers = Pick<CustomerMark, 'on' | 'by'> & { readonly ids: readonly string[] };

type Place = {
  readonly marks: readonly CustomerMark[];
  readonly items: Place | null;
  readonly properties: readonly (readonly [string, Place])[];
};

export function customerReader(
  schema: TSchema,
): ((reply: unknown, params: unknown) => ShownCustomers[]) | null {
  const top = placeOf(schema);
  if (top === null) return null;
  return (reply, params) => {
    const seen = new Map<CustomerMark, Set<string>>();
    collect(top, reply, (mark, value) => {
      const id = textOf(value, mark.property) ?? textOf(params, mark.param);
      if (id === null) return;
      const ids = seen.get(mark) ?? new Set();
      seen.set(mark, ids.add(id));
    });
    return [...seen].map(([{ on, by }, ids]) => ({ on, by, ids: [...ids] }));
  };
}

function placeOf(schema: unknown): Place | null {
  if (typeof schema !== 'object' || schema === null) return null;
  const parts = new Map<string, unknown>(Object.entries(schema));
  const choices = [parts.get('anyOf'), parts.get('allOf')].flat().flatMap((one) => placeOf(one) ?? []);
  const items = placeOf(parts.get('items'));
  const properties = Object.entries(parts.get('properties') ?? {}).flatMap(([name, inner]) => {
    const place = placeOf(inner);
    return place === null ? [] : [[name, place] as const];
  });
  const place = {
    marks: [...customerMarksOf(schema), ...choices.flatMap(({ marks }) => marks)],
    items: items ?? choices.find((one) => one.items !== null)?.items ?? null,
    properties: [...properties, ...choices.flatMap((one) => one.properties)],
  };
  return place.marks.length + place.properties.length > 0 || place.items !== null ? place : null;
}

function collect(place: Place, value: unknown, found: (mark: CustomerMark, value: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const mark of place.marks) {
    if (mark.ofKind === undefined || textOf(value, 'kind') === mark.ofKind) found(mark, value);
  }
  if (Array.isArray(value)) {
    if (place.items !== null) for (const item of value) collect(place.items, item, found);
    return;
  }
  const parts = new Map<string, unknown>(Object.entries(value));
  for (const [name, inner] of place.properties) collect(inner, parts.get(name), found);
}

function textOf(value: unknown, name: string | undefined): string | null {
  if (name === undefined || typeof value !== 'object' || value === null) return null;
  const text = new Map<string, unknown>(Object.entries(value)).get(name);
  return typeof text === 'string' ? text : null;
}
