import { describe, expect, it } from 'vitest';
import { TEST_BRAND } from '../../testing/content-dir.ts';
import { letter } from './letter.ts';
import type { MailLogo } from './letter-content.ts';

const everything = {
  brand: TEST_BRAND,
  shopUrl: 'https://shop.example.in',
  heading: 'Your OTP',
  greeting: 'Dear Asha,',
  paragraphs: ['First words.', 'Second words.'],
  code: '0427',
  facts: [['Order', 'OD10001']],
  totals: [['Total', '₹ 472.00']],
  quote: 'My words,\nline by line.',
  button: { label: 'Open', url: 'https://shop.example.in/#/x?a=1&b=2' },
  notes: ['A note.'],
  leaveUrl: 'https://shop.example.in/#/leave?token=a&b=2',
} as const;

describe('a letter', () => {
  it('says the same in HTML and in plain text', () => {
    const { html, text } = letter(everything);
    for (const words of [
      'Dear Asha,',
      'First words.',
      'Second words.',
      '0427',
      'OD10001',
      'Total',
      '₹ 472.00',
      'My words,',
      'line by line.',
      'A note.',
      'Ilaneer',
    ]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect(text).toContain('Open:\nhttps://shop.example.in/#/x?a=1&b=2');
    expect(html).toContain('href="https://shop.example.in/#/x?a=1&amp;b=2"');
    expect(text).toContain('> My words,\n> line by line.');
    expect(html).toContain('My words,<br>line by line.');
    expect(text).toContain('https://shop.example.in/#/leave?token=a&b=2');
    expect(html).toContain('href="https://shop.example.in/#/leave?token=a&amp;b=2"');
  });

  it('fetches nothing from anywhere', () => {
    expect(letter(everything).html).not.toMatch(/<(?:script|link|iframe)|url\(|src="(?!cid:)/i);
  });

  it('shows a logo with the name as its text, on a ground on which it is seen', () => {
    const withLogo = (logo: MailLogo | null) => {
      const brand = { ...TEST_BRAND, letters: { ...TEST_BRAND.letters, logo } };
      const { html, logo: attached } = letter({ ...everything, brand });
      const sign = /<td style="padding:20px 28px;background:(#\w+)[^>]*>(.*?)<\/td>/.exec(html);
      return { attached, ground: sign?.[1], shown: sign?.[2]?.replace(/ width.*/, '') };
    };
    const { ink } = TEST_BRAND.letters.colours;
    const shown = '<img src="cid:logo" alt="Ilaneer"';
    const onDark = { file: 'photos/a-640.webp', isOnDark: true };
    expect(withLogo(onDark)).toEqual({ attached: onDark, ground: ink, shown });
    const onWhite = { file: 'photos/a-640.webp', isOnDark: false };
    expect(withLogo(onWhite)).toEqual({ attached: onWhite, ground: '#ffffff', shown });
    expect(withLogo(null)).toEqual({ attached: undefined, ground: ink, shown: 'Ilaneer' });
  });

  it.each([
    ['fraunces', 'Fraunces', 'Figtree'],
    ['playfair', 'Playfair Display', 'Inter'],
    ['bricolage', 'Bricolage Grotesque', 'Inter'],
    ['dm', 'DM Serif Display', 'DM Sans'],
    ['device', null, null],
  ] as const)(
    'names the typefaces of the pair %s, with those of the device (SETTING-21)',
    (fonts, display, text) => {
      const brand = { ...TEST_BRAND, letters: { ...TEST_BRAND.letters, fonts } };
      const families = letter({ ...everything, brand }).html.matchAll(/font-family:([^;"]+)/g);
      const named = new Set(Array.from(families, ([, family = '']) => family));
      const own = [...named].flatMap((family) => /'(?!Segoe|Times)([^']+)'/.exec(family)?.[1] ?? []);
      expect(own.toSorted()).toEqual([display, text].filter((one) => one !== null).toSorted());
      for (const family of named) expect(family).toMatch(/(Georgia,.*|Arial,sans-)serif$/);
    },
  );

  it('escapes HTML in all texts', () => {
    const evil = `<img src=x onerror="alert('1')">&`;
    const { html } = letter({
      brand: { ...TEST_BRAND, name: evil },
      shopUrl: evil,
      heading: evil,
      greeting: evil,
      paragraphs: [evil],
      code: evil,
      facts: [[evil, evil]],
      totals: [[evil, evil]],
      quote: evil,
      leaveUrl: evil,
      button: { label: evil, url: evil },
      notes: [evil],
    });
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('onerror="');
    const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;';
    expect(html).toContain(escaped);
    expect(html.replaceAll(escaped, '')).not.toContain('alert');
  });
});
