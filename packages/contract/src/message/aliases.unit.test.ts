import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { addAliases } from './add-aliases.ts';
import { derived, withAliases, within } from './aliases.ts';

const Line = withAliases(
  Type.Object({
    name: Type.String(),
    price: Type.Number({ description: 'rupees' }),
    note: Type.Optional(Type.String()),
    details: Type.Object({ text: Type.String() }),
  }),
  {
    productName: 'name',
    remark: 'note',
    currentPrice: 'price',
    details: within({ name: 'name' }),
    shortName: derived('name', Type.Optional(Type.String()), ({ name }: { readonly name: string }) =>
      name === '' ? undefined : name.slice(0, 2),
    ),
  },
);

const line = { name: 'Water', price: 285, details: { text: 'Cold' } };
const sent = {
  ...line,
  productName: 'Water',
  currentPrice: 285,
  details: { text: 'Cold', name: 'Water' },
  shortName: 'Wa',
};

describe('a message with aliases', () => {
  it('marks them in its schema, with the limits of their originals', () => {
    expect(JSON.parse(JSON.stringify(Line))).toMatchObject({
      required: ['name', 'price', 'details', 'productName', 'currentPrice'],
      properties: {
        name: { type: 'string' },
        productName: { type: 'string', deprecated: true, description: 'Alias of name.' },
        currentPrice: { type: 'number', deprecated: true, description: 'Alias of price.' },
        details: { required: ['text', 'name'], properties: { name: { deprecated: true } } },
      },
    });
    expect(JSON.stringify(Line)).not.toContain('~aliases');
  });

  it('refuses a name that the message has, and one of nothing', () => {
    const message = Type.Object({ name: Type.String(), list: Type.Array(Type.String()) });
    expect(() => withAliases(message, { name: 'list' })).toThrow('says name itself');
    expect(() => withAliases(message, { list: within({ first: 'name' }) })).toThrow('no object');
  });
});

describe('the alias plan of a reply', () => {
  const added = (schema: object, message: unknown) => addAliases(schema)?.(message);

  it('is every alias, and nothing where there is nothing to say', () => {
    expect(added(Line, line)).toEqual(sent);
    expect(added(Line, { ...line, note: 'ripe' })).toEqual({ ...sent, note: 'ripe', remark: 'ripe' });
    const { shortName: _, ...unnamed } = {
      ...sent,
      name: '',
      productName: '',
      details: { text: 'Cold', name: '' },
    };
    expect(added(Line, { ...line, name: '' })).toEqual(unnamed);
  });

  it('is added to lists, nested objects, and optional or null values', () => {
    const Reply = Type.Object({
      lines: Type.Array(Line),
      cart: Type.Object({ first: Type.Union([Line, Type.Null()]), last: Type.Optional(Line) }),
      total: Type.Number(),
    });
    expect(added(Reply, { lines: [line, line], cart: { first: line }, total: 2 })).toEqual({
      lines: [sent, sent],
      cart: { first: sent },
      total: 2,
    });
    expect(added(Reply, { lines: [], cart: { first: null, last: line }, total: 0 })).toEqual({
      lines: [],
      cart: { first: null, last: sent },
      total: 0,
    });
  });

  it('comes from each part of an intersection', () => {
    const Named = withAliases(Type.Object({ name: Type.String() }), { label: 'name' });
    expect(added(Type.Intersect([Line, Named]), line)).toEqual({ ...sent, label: 'Water' });
  });

  it('repeats a message with its own aliases', () => {
    const Reply = withAliases(Type.Object({ line: Line }), {
      data: derived('line', Line, (reply: { readonly line: typeof line }) => reply.line),
    });
    expect(added(Reply, { line })).toEqual({ line: sent, data: sent });
  });

  it('leaves the message unchanged, and costs nothing without aliases', () => {
    const kept = structuredClone(line);
    added(Type.Array(Line), [line]);
    expect(line).toEqual(kept);
    expect(addAliases(Type.Object({ lines: Type.Array(Type.String()) }))).toBeNull();
  });

  it('refuses ambiguous messages', () => {
    expect(() => addAliases(Type.Union([Line, Type.Object({})]))).toThrow('one of several');
  });
});
