import { describe, expect, it } from 'vitest';
import { smtpOptions } from './smtp-mailer.ts';

describe('the mail server', () => {
  it.each([
    ['smtp://user:p%40ss@mail.example:587', true],
    ['smtp://192.168.1.4:25', true],
    ['smtp://localhost.example:25', true],
    ['smtp://localhost:25', false],
    ['smtp://mail.localhost:25', false],
    ['smtp://127.0.0.1:25', false],
    ['smtp://[::1]:25', false],
    // TLS from the start.
    ['smtps://mail.example:465', false],
  ])('at %s must offer STARTTLS: %s', (url, requireTLS) => {
    expect(smtpOptions(url)).toEqual({ url, requireTLS });
  });

  it('is as strict as its address says', () => {
    expect(smtpOptions('smtp://mail.example:25?requireTLS=false')).toEqual({
      url: 'smtp://mail.example:25',
      requireTLS: false,
    });
    expect(smtpOptions('smtp://127.0.0.1:25?requireTLS=true&name=shop')).toEqual({
      url: 'smtp://127.0.0.1:25?name=shop',
      requireTLS: true,
    });
  });
});
