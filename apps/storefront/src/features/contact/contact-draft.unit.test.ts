import { describe, expect, it } from 'vitest';
import { parseDraft } from './contact-draft.ts';

const blank = { firstName: 'Asha', country: 'IN', phone: '', email: 'asha@example.in', message: '' };

describe('the draft of the contact form', () => {
  it('is read back as stored', () => {
    const draft = { ...blank, firstName: '', phone: '98765 43210', message: 'Do you' };
    expect(parseDraft(JSON.stringify(draft), blank)).toEqual(draft);
  });

  it.each([null, '', 'null', '[]', '{"message":7}', '"text"'])('starts afresh from %s', (text) => {
    expect(parseDraft(text, blank)).toEqual(blank);
  });
});
