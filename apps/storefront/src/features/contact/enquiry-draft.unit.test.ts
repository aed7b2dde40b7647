import { validateEnquiry } from '@ilaneer/domain/contact/validate-enquiry';
import { describe, expect, it } from 'vitest';
import { newDraft, toEnquiry } from './enquiry-draft.ts';

describe('an enquiry in the making', () => {
  const draft = {
    ...newDraft({ name: 'Asha Menon', mobileNumber: null, email: 'asha@example.in' }),
    phone: '98470 12345',
    purpose: 'Gift',
  };

  it("starts with the shopper's known data, or empty", () => {
    expect(draft).toMatchObject({ name: 'Asha Menon', email: 'asha@example.in' });
    expect(new Set(Object.values(newDraft(null)))).toEqual(new Set(['']));
  });

  it('reads quantities as people write them', () => {
    expect(toEnquiry({ ...draft, quantity: '1,00,000' }, '').quantity).toBe(100_000);
    expect(toEnquiry({ ...draft, quantity: ' 250 ' }, '').quantity).toBe(250);
    expect(toEnquiry(draft, '').quantity).toBeNull();
  });

  it('leaves a quantity that is no number to the rules, which refuse it', () => {
    for (const quantity of ['many', '1.5', '-3', '0']) {
      expect(validateEnquiry(toEnquiry({ ...draft, quantity }, ''), '2026-01-01')).toEqual([
        { field: 'quantity', message: 'Quantity must be a positive number' },
      ]);
    }
    expect(validateEnquiry(toEnquiry({ ...draft, quantity: '250' }, ''), '2026-01-01')).toEqual([]);
  });

  it('says which choice of the product is meant', () => {
    expect(toEnquiry(draft, 'White, M').message).toBe('Choice: White, M');
  });
});
