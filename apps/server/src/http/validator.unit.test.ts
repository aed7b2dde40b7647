import { addAddress } from '@ilaneer/contract/address/address';
import { getProduct } from '@ilaneer/contract/catalogue/catalogue';
import { openClaim } from '@ilaneer/contract/staff/books/claims';
import { addToWishlist } from '@ilaneer/contract/wishlist';
import Type, { type TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { contractCalls } from '../../testing/contract-calls.ts';
import { InvalidInput, validatorOf } from './validator.ts';

type Fields = Readonly<Record<string, object>>;

/** Limited texts of the contract by call and part. */
const limited = contractCalls.flatMap((call) =>
  (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    if (schema === undefined) return [];
    return Object.entries(propertiesOf(schema)).flatMap(([field, property]) => {
      const limit = limitOf(property);
      return limit === null ? [] : [[`${call.path} ${field}`, { schema, part, field, limit }] as const];
    });
  }),
);

function propertiesOf(schema: object): Fields {
  const [list] = 'allOf' in schema && Array.isArray(schema.allOf) ? schema.allOf : [];
  if (list !== undefined) return propertiesOf(list);
  return 'properties' in schema ? (schema.properties as Fields) : {};
}

function limitOf(property: object): number | null {
  if ('maxLength' in property) return Number(property.maxLength);
  const members: object[] = 'anyOf' in property && Array.isArray(property.anyOf) ? property.anyOf : [];
  return members.map(limitOf).find((limit) => limit !== null) ?? null;
}

// Compilation is lazy: test that every schema compiles.
it.each(contractCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s can read every part of it',
  (_, call) => {
    for (const part of ['params', 'query', 'headers', 'body'] as const) {
      const schema = call[part];
      if (schema === undefined) continue;
      const read = validatorOf(schema, part);
      expect(read(undefined)).toSatisfy((checked: object) => 'value' in checked || 'error' in checked);
      // Bodies are objects or arrays.
      if (part === 'body') expect(read('a text')).toHaveProperty('error');
    }
  },
);

describe('a text that is too long', () => {
  it('is found all over the contract', () => {
    expect(limited.length).toBeGreaterThan(80);
  });

  it('names the limit and the field', () => {
    const tell = (schema: TSchema | undefined, part: string, input: object) => {
      const checked = validatorOf(schema ?? Type.Object({}), part)(input);
      return 'error' in checked ? checked.error.fields : [];
    };
    expect(tell(addAddress.body, 'body', { fullName: 'x'.repeat(1_001), city: 'x'.repeat(1_001) })).toEqual([
      { field: 'fullName', message: 'Full name must be at most 100 characters' },
      { field: 'city', message: 'City must be at most 100 characters' },
    ]);
    expect(tell(getProduct.params, 'params', { id: 'x'.repeat(120) })).toEqual([
      { field: 'id', message: 'Product ID must be at most 100 characters' },
    ]);
    expect(tell(addToWishlist.body, 'body', { productId: 'x'.repeat(101) })).toEqual([
      { field: 'productId', message: 'Product ID must be at most 100 characters' },
    ]);
  });

  it('is told from a number that is too large', () => {
    const amount = (given: number) => {
      const checked = validatorOf(openClaim.body, 'body')({ amount: given });
      return 'error' in checked ? checked.error.message : null;
    };
    expect(amount(10_000_000)).toBeNull();
    expect(amount(99_999_999)).toBe('Please enter at most ₹1,00,00,000');
    expect(amount(0)).toBe('Please enter an amount in rupees with at most 2 decimals');
    expect(amount(1.005)).toBe('Please enter an amount in rupees with at most 2 decimals');
  });

  it.each(limited)('%s: is not reported as missing', (_, { schema, part, field, limit }) => {
    const checked = validatorOf(schema, part)({ [field]: 'x'.repeat(limit + 1) });
    const problems = 'error' in checked && checked.error instanceof InvalidInput ? checked.error.fields : [];
    const message = problems.find((problem) => problem.field === field)?.message;
    expect(message).toMatch(
      / at most [\d,]+ characters$| must be | to \d+ characters$|valid|not complete|not found|expired|Please choose/,
    );
    expect(message).not.toMatch(/required|Please (enter|tell|type)(?! a valid| 4 digits)/);
  });
});
