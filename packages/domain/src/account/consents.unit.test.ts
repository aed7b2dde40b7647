import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  CONSENT_PURPOSES,
  consentNotice,
  consentWords,
  NOTICE_VERSION,
  NOTICE_VERSIONS,
} from './consents.ts';
import { NAMED_TEXTS, NOTICE_LANGUAGES } from './notice-language.ts';

/** A changed text fails here and needs a new version (ACCOUNT-45). */
const HASHES = {
  '2026-11-23': {
    en: {
      terms: '2982f1f2c3c67554eb675b33d8afd26004351d2b4048461a105a90e8aa96236c',
      emails: 'b0e2fc3a627e3c20b04e5f60cbfad5af19e0ad699be13cd53030a775d6fbeb58',
    },
    ml: {
      terms: 'c813985caf5a4b1b2482dbf7639c4f2e426e305f9cb61f977dd954178ab962ab',
      emails: '9bdfabf0c600196150041cd9b8ca9a3a3d245558660c1dd2a60c57a6fcf034d3',
    },
    hi: {
      terms: '409e419ce022faa3cdfcb7161e875df4559c58c71c274c5acffc21a6cdb1dc43',
      emails: 'a36336f12dc4facf5a126e4feaf9625d2d20df27ac0604c9988f87afd0889507',
    },
  },
} as const;

describe('the words of a consent', () => {
  it.each(NOTICE_VERSIONS)('of version %s stay as they are, in every language', (version) => {
    for (const language of NOTICE_LANGUAGES) {
      for (const purpose of CONSENT_PURPOSES) {
        const words = consentWords(consentNotice(purpose, 'Ilaneer', language, version));
        expect(createHash('sha256').update(words).digest('hex')).toBe(HASHES[version][language][purpose]);
      }
    }
  });

  it.each([
    ['ml', /\p{Script=Malayalam}/u, /\p{Script=Devanagari}/u],
    ['hi', /\p{Script=Devanagari}/u, /\p{Script=Malayalam}/u],
  ] as const)(
    'in %s are of its own letters, and name brand, age, officer, board and both texts',
    (language, own, other) => {
      const terms = consentNotice('terms', 'Kera', language);
      const words = consentWords(terms);
      expect(words).toMatch(own);
      expect(words).not.toMatch(other);
      const named = ['Kera', '18', 'Grievance Officer', 'Data Protection Board of India'];
      for (const part of [...named, ...Object.values(NAMED_TEXTS[language])]) expect(words).toContain(part);
      expect(terms.isNeeded).toBe(true);
      const emails = consentNotice('emails', 'Kera', language);
      expect(emails.isNeeded).toBe(false);
      expect(consentWords(emails)).toContain('Kera');
    },
  );

  it('are those of the newest version', () => {
    expect(NOTICE_VERSION).toBe(NOTICE_VERSIONS.at(-1));
  });

  it('say what for, which rights, and that the buyer is old enough', () => {
    const words = consentWords(consentNotice('terms', 'Kera'));
    for (const part of ['Terms and Conditions', 'Privacy Policy', 'Kera', '18 or older', 'guardian agrees']) {
      expect(words).toContain(part);
    }
    for (const right of ['see, correct, download and erase', 'take back', 'Data Protection Board of India']) {
      expect(words).toContain(right);
    }
    expect(consentWords(consentNotice('emails', 'Kera'))).toContain('take this back at any time');
  });
});
