import { describe, expect, it } from 'vitest';
import { toMail } from './newsletter-mail.ts';

const leave = {
  page: 'https://shop.example.in/#/leave?a=1&b=2',
  oneClick: 'https://shop.example.in/api/leave',
};
const mail = {
  id: 'mail-1',
  to: 'asha@example.in',
  subject: 'News',
  paragraphs: ['Coconut & <b>lime</b>'],
  action: { label: 'Look', url: 'https://shop.example.in/#/products' },
  brandName: 'Ilaneer',
  leave,
};

describe('a mail of the newsletter', () => {
  it('can be left with one click by its header (RFC 8058)', () => {
    expect(toMail(mail).headers).toEqual({
      'List-Unsubscribe': '<https://shop.example.in/api/leave>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('says the same as text and as HTML, where nothing of it is taken for markup', () => {
    const { text, html } = toMail(mail);
    for (const part of ['Coconut & <b>lime</b>', mail.action.url, leave.page]) expect(text).toContain(part);
    expect(html).toContain('<p>Coconut &amp; &lt;b>lime&lt;/b></p>');
    expect(html).toContain('href="https://shop.example.in/#/leave?a=1&amp;b=2"');
    expect(html).toContain(`href="${mail.action.url}"`);
  });
});
