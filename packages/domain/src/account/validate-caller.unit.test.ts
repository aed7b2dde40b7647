import { expect, it } from 'vitest';
import { validateCaller } from './validate-caller.ts';

const CALLER = { name: 'Thankamma', phone: '+91 98470 55501', email: '' };

it('a caller has a name and a mobile number, and an e-mail address only if they have one (ORDER-38)', () => {
  expect(validateCaller(CALLER)).toEqual([]);
  const nobody = validateCaller({ name: ' ', phone: '12345', email: 'no address' });
  expect(nobody.map(({ field }) => field)).toEqual(['customer.name', 'customer.phone', 'customer.email']);
  const long = validateCaller({ ...CALLER, name: 'A'.repeat(101), email: `${'a'.repeat(250)}@example.in` });
  expect(long.map(({ field }) => field)).toEqual(['customer.name', 'customer.email']);
});
