import { describe, expect, it } from 'vitest';
import type { addToCart, CartLineView } from '../cart/cart.ts';
import { addAliases } from '../message/add-aliases.ts';
import { aliasPlan } from '../message/aliases.ts';
import type { PartOf, ReplyOf } from '../message/call.ts';
import type { placeOrder } from '../order/order.ts';
import { ERROR_DATA } from './error-data.ts';
import { NAMED_CALLS } from './named-calls.ts';
import { NAMED_SCHEMAS } from './named-schemas.ts';

function marked(schema: object): { readonly fields: string[]; readonly aliases: string[] } {
  const fields: string[] = [];
  const aliases: string[] = [];
  const look = (node: unknown, at: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('deprecated' in node) fields.push(at);
    for (const name of aliasPlan(node)?.names ?? []) aliases.push(`${at}.${name}`);
    const { properties, items, allOf, anyOf } = Object.assign(
      { properties: undefined, items: undefined, allOf: undefined, anyOf: undefined },
      node,
    );
    for (const [name, field] of Object.entries(properties ?? {})) look(field, `${at}.${name}`);
    for (const part of [items ?? [], allOf ?? [], anyOf ?? []].flat()) look(part, at);
  };
  look(schema, '');
  return { fields: fields.toSorted(), aliases: aliases.toSorted() };
}

describe('the aliases of the contract', () => {
  it.each([...NAMED_CALLS].map(([call, name]) => [name, call] as const))(
    'of %s all come from a table',
    (_, { reply }) => {
      const { fields, aliases } = marked(reply);
      expect(fields).toEqual(aliases);
      expect(addAliases(reply) === null).toBe(aliases.length === 0);
    },
  );

  it('are in no type, so that code using one does not compile', () => {
    // @ts-expect-error: it is `price`.
    const read = (line: CartLineView) => line.sellingPrice;
    // @ts-expect-error: it is `order`.
    const readDeeper = (reply: ReplyOf<typeof placeOrder>) => reply.data;
    // @ts-expect-error: it is `variantId`.
    const body: PartOf<typeof addToCart, 'body'> = { productId: 'a', quantity: 1, variantCombination: {} };
    expect([read, readDeeper, body]).toHaveLength(3);
  });

  it('are not added to the details of an error, which are sent as they are', () => {
    expect(Object.values(ERROR_DATA).filter((schema) => addAliases(schema) !== null)).toEqual([]);
  });

  it('are found again under the names that are published', () => {
    const { fields } = marked(NAMED_SCHEMAS.CartLine);
    expect(fields).toContain('.productDetails.name');
    expect(fields).toContain('.currentPrice');
  });
});
