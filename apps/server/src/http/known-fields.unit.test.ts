import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { compilePruner } from './known-fields.ts';

describe('compilePruner', () => {
  const prune = compilePruner(
    Type.Object({
      name: Type.String(),
      lines: Type.Array(Type.Object({ id: Type.String() })),
      variant: Type.Optional(Type.Union([Type.Object({ id: Type.String() }), Type.Null()])),
      address: Type.Intersect([Type.Object({ city: Type.String() }), Type.Object({ email: Type.String() })]),
    }),
  );

  it('drops unknown fields at every depth and keeps the known ones', () => {
    expect(
      prune({
        name: 'Asha',
        role: 'admin',
        lines: [{ id: 'a', price: 1 }],
        variant: { id: 'v', price: 1 },
        address: { city: 'Kochi', email: 'a@b.in', userId: 'u' },
      }),
    ).toEqual({
      name: 'Asha',
      lines: [{ id: 'a' }],
      variant: { id: 'v' },
      address: { city: 'Kochi', email: 'a@b.in' },
    });
  });

  it('leaves nothing of an object that pretends to be a prototype', () => {
    const pruned = prune(JSON.parse('{"name":"Asha","__proto__":{"isAdmin":true},"constructor":1}'));
    expect(pruned).toEqual({ name: 'Asha' });
    expect(Object.getPrototypeOf(pruned)).toBe(Object.prototype);
  });

  it('passes values other than objects', () => {
    expect(prune(null)).toBeNull();
    expect(compilePruner(Type.String())('text')).toBe('text');
    expect(prune({ name: 'Asha', lines: [], variant: null, address: null })).toMatchObject({ variant: null });
  });
});
