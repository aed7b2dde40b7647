import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { badInputs, JARGON } from '../../testing/bad-input.ts';
import { wordsOf } from './plain-problem.ts';
import { type InvalidInput, validatorOf } from './validator.ts';

// Read literally by earlier clients (ORDER-23).
const EARLIER_TEXTS = ['Feedback must be a string'];

function problemsOf(schema: Parameters<typeof validatorOf>[0], part: string, input: unknown) {
  const checked = validatorOf(schema, part)(input);
  return 'error' in checked ? (checked.error as InvalidInput).fields : [];
}

describe('bad input to any call', () => {
  it('is made for all of the contract', () => {
    expect(badInputs.length).toBeGreaterThan(250);
    expect(badInputs.flatMap(({ inputs }) => inputs).length).toBeGreaterThan(5_000);
  });

  it.each(badInputs.map((bad) => [`${bad.call.method} ${bad.call.path} ${bad.part}`, bad] as const))(
    '%s: is told by the name of its field, in plain English',
    (_, { schema, part, inputs }) => {
      const validate = validatorOf(schema, part);
      const known = Object.keys('properties' in schema ? Object(schema.properties) : {});
      for (const input of inputs) {
        const checked = validate(input);
        if (!('error' in checked)) continue;
        const { fields } = checked.error;
        expect(fields.length).toBeGreaterThan(0);
        for (const { field, message } of fields) {
          const [first = ''] = field.split('.');
          if (known.length > 0) expect([...known, 'body']).toContain(first);
          if (!EARLIER_TEXTS.includes(message)) expect(message).not.toMatch(JARGON);
          expect(message).toMatch(/^[A-Za-z].{6,}/);
        }
      }
    },
  );
});

describe('the error of a field without its own text', () => {
  const Form = Type.Object({
    tags: Type.Array(Type.String({ minLength: 2 }), { minItems: 1, maxItems: 2, uniqueItems: true }),
    kind: Type.Union([Type.Literal('home'), Type.Literal('office')]),
    size: Type.Enum(['S', 'M']),
    count: Type.Integer({ minimum: 1, maximum: 100_000 }),
    at: Type.String({ format: 'date-time' }),
    isGift: Type.Boolean(),
    shape: Type.String({ pattern: '^[a-z]+$' }),
  });
  const right = {
    tags: ['ab'],
    kind: 'home',
    size: 'S',
    count: 1,
    at: '2026-12-24T09:30:00Z',
    isGift: true,
    shape: 'round',
  };

  it.each([
    [{ tags: ['a'] }, 'tags.0', 'Tags must be at least 2 characters'],
    [{ tags: [] }, 'tags', 'Tags must have at least 1 entry'],
    [{ tags: ['ab', 'cd', 'ef'] }, 'tags', 'Tags must have at most 2 entries'],
    [{ tags: ['ab', 'ab'] }, 'tags', 'Tags must not have the same entry twice'],
    [{ tags: 'ab' }, 'tags', 'Tags must be a list'],
    [{ kind: 'barn' }, 'kind', 'Kind must be one of: home, office'],
    [{ size: 'XXS' }, 'size', 'Size must be one of: S, M'],
    [{ count: 'many' }, 'count', 'Count must be a whole number'],
    [{ count: 0 }, 'count', 'Count must be at least 1'],
    [{ count: 100_001 }, 'count', 'Count must be at most 1,00,000'],
    [{ at: 'tomorrow' }, 'at', 'At must be a date and time, such as 2026-12-24T09:30:00Z'],
    [{ isGift: 'yes' }, 'isGift', 'Is gift must be true or false'],
    [{ shape: '7' }, 'shape', 'Shape is not valid'],
    [{ shape: null }, 'shape', 'Shape must be text'],
  ])('%j: %s', (wrong, field, message) => {
    expect(problemsOf(Form, 'body', { ...right, ...wrong })).toEqual([{ field, message }]);
  });

  it('names the missing field, at the top level or nested', () => {
    const Order = Type.Object({ note: Type.String(), to: Type.Object({ pinCode: Type.String() }) });
    expect(problemsOf(Order, 'body', { to: {} })).toEqual([
      { field: 'note', message: 'Note is required' },
      { field: 'to.pinCode', message: 'Pin code is required' },
    ]);
  });

  it('names a field as a person would', () => {
    expect(wordsOf('items.0.productId')).toBe('Product ID');
    expect(wordsOf('razorpay_order_id')).toBe('Razorpay order ID');
    expect(wordsOf('lines.3')).toBe('Lines');
  });
});
