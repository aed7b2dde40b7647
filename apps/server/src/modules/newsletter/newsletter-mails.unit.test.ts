import { describe, expect, it } from 'vitest';
import { TEST_BRAND } from '../../../testing/content-dir.ts';
import { newsletterMail } from './newsletter-mails.ts';

const leave = {
  page: 'https://shop.example.in/#/leave?a=1&b=2',
  oneClick: 'https://shop.example.in/api/leave',
};
const mail = newsletterMail({
  id: 'mail-1',
  kind: 'newsletter-welcome',
  to: 'asha@example.in',
  subject: 'News',
  brand: TEST_BRAND,
  shopUrl: 'https://shop.example.in',
  heading: 'News',
  paragraphs: ['Coconut & lime'],
  button: { label: 'Look', url: 'https://shop.example.in/#/products' },
  leave,
});

describe('a mail of the newsletter', () => {
  it('can be left with one click by its header (RFC 8058)', () => {
    expect(mail.headers).toEqual({
      'List-Unsubscribe': '<https://shop.example.in/api/leave>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('can be left by its own link, as text and as HTML', () => {
    expect(mail.text).toMatch(/Leave with one click:\nhttps:\/\/shop\.example\.in\/#\/leave\?a=1&b=2$/);
    expect(mail.html).toContain('href="https://shop.example.in/#/leave?a=1&amp;b=2"');
  });
});
