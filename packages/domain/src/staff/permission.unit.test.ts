import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beyondGranting, isPermission, PERMISSIONS } from './permission.ts';
import { PRESET_ROLES } from './role.ts';

const some = fc.uniqueArray(fc.constantFrom(...PERMISSIONS));

describe('permissions', () => {
  it('are granted only by members who have them (STAFF-2)', () => {
    fc.assert(
      fc.property(some, some, (held, wanted) => {
        const beyond = beyondGranting(held, wanted);
        expect(wanted.every((one) => held.includes(one) !== beyond.includes(one))).toBe(true);
      }),
    );
  });

  it('an owner may everything, a packer only pack (STAFF-3)', () => {
    expect(PRESET_ROLES.owner).toEqual(PERMISSIONS);
    expect(PRESET_ROLES.packer).toEqual(['orders.fulfil']);
    expect(PRESET_ROLES.manager).not.toContain('staff.manage');
  });

  it('support changes orders and answers messages, and moves no money (STAFF-15)', () => {
    expect(PRESET_ROLES.support).toEqual(
      expect.arrayContaining(['orders.edit', 'customers.read', 'returns.decide', 'messages.answer']),
    );
    const money = ['refunds.issue', 'prices.write', 'books.write'];
    expect(PRESET_ROLES.support.filter((one) => money.includes(one))).toEqual([]);
  });

  it('knows its own words only', () => {
    expect(PERMISSIONS.every(isPermission)).toBe(true);
    expect(isPermission('orders')).toBe(false);
  });
});
