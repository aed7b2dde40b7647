import { TYPED_AS } from '@ilaneer/contract/message/fields';
import fc from 'fast-check';
import Type, { type TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { contractCalls } from '../../testing/contract-calls.ts';
import { compileCleaner } from './typed-input.ts';
import { validatorOf } from './validator.ts';

type Node = Readonly<Record<string, unknown>>;

/** All text fields of all calls, each as a schema alone. */
const fields = contractCalls.flatMap((call) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    textsIn(call[part], '').map(({ path, schema }) => ({
      name: `${call.method} ${call.path} ${part}${path}`,
      kind: String(schema[TYPED_AS] ?? 'text'),
      part,
      schema,
    })),
  ),
);

function textsIn(node: unknown, path: string): { readonly path: string; readonly schema: Node }[] {
  if (!isNode(node)) return [];
  if (node.type === 'string' || Array.isArray(node.enum)) return [{ path, schema: node }];
  const named = isNode(node.properties) ? Object.entries(node.properties) : [];
  const members = [node.allOf, node.anyOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return [
    ...named.flatMap(([name, member]) => textsIn(member, `.${name}`)),
    ...textsIn(node.items, path),
    ...members.flatMap((member) => textsIn(member, path)),
  ];
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

const INVISIBLE = [
  '\u200b',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u00ad',
  '\u0007',
];
const texts = fc.oneof(
  fc.constantFrom(
    '673001',
    '98470 12345',
    'anu@example.in',
    'OD10001',
    'SAVE10',
    '15131900',
    '2026-12-24',
    'Home',
  ),
  fc.constantFrom(
    'Anu Thomas',
    'അനു',
    'ILN-TEE-BWR-BLU-S',
    '11223344556677',
    '8901030865275',
    '32AAPFU0939F1ZV',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
);
const added = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...INVISIBLE)), { minLength: 1, maxLength: 5 });

describe('every text of the contract', () => {
  it('is known', () => expect(fields.length).toBeGreaterThan(200));

  it.each(fields.filter(({ kind }) => kind !== 'raw').map((field) => [field.name, field] as const))(
    '%s comes in the same with characters that nobody sees',
    (_, { schema, part }) => {
      const read = reader(schema, part);
      fc.assert(
        fc.property(texts, added, (text, signs) => {
          expect(read(withSigns(text, signs))).toEqual(read(text));
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each(
    fields
      .filter(({ kind }) => kind === 'digits' || kind === 'code' || kind === 'search')
      .map((field) => [field.name, field] as const),
  )('%s comes in the same in digits of other scripts', (_, { schema, part }) => {
    const read = reader(schema, part);
    for (const digits of ['673001', '15131900', '1234', '8901030865275', '11223344556677', 'OD10001']) {
      for (const zero of [0x966, 0xd66, 0x6f0, 0xff10])
        expect(read(inScript(digits, zero))).toEqual(read(digits));
    }
  });

  it('stays as it is where it is a secret', () => {
    const secrets = fields.filter(({ name }) => /password$/i.test(name));
    expect(secrets.length).toBeGreaterThan(5);
    for (const { schema, part } of secrets) {
      expect(reader(schema, part)(' e\u0301\u200bclair ')).toEqual({
        value: { field: ' e\u0301\u200bclair ' },
      });
    }
  });
});

describe('a text at the door', () => {
  const clean = compileCleaner(
    Type.Object({
      name: Type.String(),
      note: Type.Union([Type.String({ [TYPED_AS]: 'lines' }), Type.Null()]),
      tags: Type.Array(Type.String()),
      options: Type.Record(Type.String(), Type.String()),
    }),
  );

  it('is cleaned by its field, in lists and under any name', () => {
    expect(
      clean({
        name: ' Anu\r\nThomas\u202e',
        note: 'One\r\ntwo',
        tags: ['a\u200b', 'b'],
        options: { 'Si\u200bze': '1 L\u2060' },
        other: ' a ',
      }),
    ).toEqual({
      name: 'Anu Thomas',
      note: 'One\ntwo',
      tags: ['a', 'b'],
      options: { Size: '1 L' },
      other: ' a ',
    });
  });

  it('is not copied where nothing changes', () => {
    const value = { name: 'Anu', note: null, tags: ['a'], options: { Size: '1 L' } };
    expect(clean(value)).toBe(value);
  });
});

function reader(schema: Node, part: 'params' | 'query' | 'body') {
  const whole: TSchema = Type.Object({ field: Type.Unsafe(schema) });
  const read = validatorOf(whole, part);
  return (field: string) => read({ field });
}

function withSigns(text: string, signs: readonly (readonly [number, string])[]): string {
  const all = [...text];
  for (const [at, sign] of signs) all.splice(at % (all.length + 1), 0, sign);
  return all.join('');
}

function inScript(digits: string, zero: number): string {
  return digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}
