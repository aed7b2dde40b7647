import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedEmail } from '../text/typed-text.ts';
import { isEmail } from './email.ts';

describe('an email address', () => {
  it.each([
    'asha@example.in',
    'asha.menon+shop@mail.example.co.in',
    "o'brien_1@x-y.example",
    'ആശ@ഉദാഹരണം.ഭാരതം',
    'a@b.c',
  ])('may be %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    'x1<victim@site.example>',
    '=?utf-8?q?victim=40site.example=3e=20?=@x.example',
    '(c)victim@site.example',
    'grp:victim@site.example;',
    'victim@site.example>',
    'a;b@c.example',
    'a,b@c.example',
    '"a"@c.example',
    'a\\b@c.example',
    'a@[127.0.0.1].example',
    'a@b@c.example',
    'a..b@c.example',
    '.a@c.example',
    'a.@c.example',
    'a@c..example',
    'a@-c.example',
    'a@example',
    'a b@c.example',
    'a\u0000@c.example',
    'a\u200b@c.example',
    'a@c.example\u202e',
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('takes no long time over a text that is none', () => {
    const texts = fc.stringMatching(/^[a-c.@-]{200,255}$/);
    fc.assert(fc.property(texts, (text) => isEmail(text) === isEmail(typedEmail(text))));
  });
});

describe('a typed email address (ACCOUNT-4)', () => {
  it.each([
    [' Asha@Example.IN\u200b ', 'asha@example.in'],
    ['asha@exam\u00adple.in', 'asha@example.in'],
    ['asha@cafe\u0301.example', 'asha@xn--caf-dma.example'],
    ['asha@CAF\u00c9.example', 'asha@xn--caf-dma.example'],
    ['Asha@XN--CAF-dma.example', 'asha@xn--caf-dma.example'],
    ['asha@പത്രം.ഭാരതം', 'asha@xn--rvc1eraz8l.xn--rvc1e0am3e'],
    // Not valid host names: refused as typed.
    ['asha@caf\u00e9/x.example', 'asha@caf\u00e9/x.example'],
    ['asha@caf\u00e9:25.example', 'asha@caf\u00e9:25.example'],
    ['asha@-caf\u00e9.example', 'asha@-caf\u00e9.example'],
    ['asha@\uff45xample.in', 'asha@example.in'],
    ['asha@example\u3002in', 'asha@example.in'],
  ])('%j names the mailbox %s', (typed, email) => expect(typedEmail(typed)).toBe(email));

  it('is one mailbox, however its domain is written', () => {
    const letters = fc.constantFrom(...'abzéüñßøŁΩжאकषिमേളനം漢字');
    const name = fc.array(letters, { minLength: 1, maxLength: 12 }).map((some) => some.join(''));
    fc.assert(
      fc.property(name, name, (one, other) => {
        const [unicode, ascii] = [`${one}.${other}`, domainToASCII(`${one}.${other}`)];
        fc.pre(ascii !== '' && isEmail(`asha@${unicode}`));
        const mailbox = typedEmail(`asha@${ascii}`);
        expect(mailbox).toBe(`asha@${ascii}`);
        const spellings = [unicode, unicode.normalize('NFD'), unicode.toUpperCase(), ascii.toUpperCase()];
        // Capitals of these are different names.
        const written = /[ßΩ]/.test(unicode) ? [unicode, ascii.toUpperCase()] : spellings;
        for (const domain of written) expect(typedEmail(` Asha@${domain} `)).toBe(mailbox);
        expect(typedEmail(mailbox)).toBe(mailbox);
        expect(isEmail(mailbox)).toBe(true);
      }),
    );
  });

  it('leaves anything but an address alone: a mobile number in other digits, half an address', () => {
    expect(typedEmail('९८४७०१२३४५')).toBe('९८४७०१२३४५');
    expect(typedEmail('asha@')).toBe('asha@');
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof typedEmail(text) === 'string'));
  });
});
