import { describe, expect, it } from 'vitest';
import { stepNamed, whyToDo } from './first-run-steps.ts';

describe('a step of the first run that was saved', () => {
  const step = stepNamed('support') ?? expect.fail('no step');
  const item = { id: 'support', title: 'Contacts', isRequired: true, page: null };

  it('says what the checklist still has against it', () => {
    const text = 'Still as in the sample shop: e-mail.';
    expect(whyToDo(step, { items: [{ ...item, isDone: false, text }] })).toBe(text);
    expect(whyToDo(step, { items: [{ ...item, isDone: true, text: 'Shoppers find them.' }] })).toBeNull();
    expect(whyToDo(step, { items: [] })).toBeNull();
  });
});
