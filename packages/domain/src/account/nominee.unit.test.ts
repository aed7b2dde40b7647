import { expect, it } from 'vitest';
import { readNominee } from './nominee.ts';

it('a nominee has a name and a way to be reached, in normal form', () => {
  expect(readNominee({ name: ' Ravi Nair ', contact: '+91 98470 12345' })).toEqual({
    ok: true,
    value: { name: 'Ravi Nair', contact: '9847012345' },
  });
  expect(readNominee({ name: 'Ravi', contact: ' Ravi@Example.in' })).toMatchObject({
    value: { contact: 'ravi@example.in' },
  });
});

it('a nominee is checked field by field', () => {
  expect(readNominee({ name: ' ', contact: '98' })).toEqual({
    ok: false,
    error: [
      { field: 'name', message: 'Name must be at least 2 characters' },
      { field: 'contact', message: 'Please enter a valid mobile number (10 digits)' },
    ],
  });
});
