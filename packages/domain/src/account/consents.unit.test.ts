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
    ta: {
      terms: 'cfc662a02a0a43ef7e24f05dbb2e0a43dada750ecabbf95ef99d406b14461d66',
      emails: 'a2cb92468bbd339af71517f391961cb098f20130466825f68e1aa04ea724e950',
    },
    kn: {
      terms: '79b74c4e9e40343adee464b57e0fe7a93c9892b5c2c07af30efbfe52811bd02e',
      emails: '38a6a342c83c1affc81f64c7cbe4b640127fb32d75ca6c81e5352bd45ec3e623',
    },
    te: {
      terms: 'f21428a602093808dc4328519ca258d7a8e132f0081a695cf2ac09cf75daf6d1',
      emails: '755ac18127bc5e3741a2267c49e5ca10c7da91718ab9bc45297064b3c4df7f7c',
    },
    mr: {
      terms: '67a8af1a414a2bb71433ff028c68c89f044a5c6ed6064216cee48c261f55e5d8',
      emails: '3578a6606f00b7b151f92ed6ac4d3b91f276382604f7a8362e7ef5474736d0dc',
    },
    bn: {
      terms: 'ac9dedaacca959dd2c6268bd8eb0521bb65ecf447184b9c8b067e9ed11a583fc',
      emails: '1d28fe740897ef722f02cf694ed386121dd8a10c35c1712852662c48ede61337',
    },
    gu: {
      terms: '446c846c128f17b3afe08875e2d73be7841613c4dd5fb03c7e2f26341f2c9f1a',
      emails: 'cce3891e0fff1668918b15844daa3720e122ebcfcbfe5a569a78d74eaec7759c',
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
    ['ml', 'Malayalam'],
    ['hi', 'Devanagari'],
    ['ta', 'Tamil'],
    ['kn', 'Kannada'],
    ['te', 'Telugu'],
    ['mr', 'Devanagari'],
    ['bn', 'Bengali'],
    ['gu', 'Gujarati'],
  ] as const)(
    'in %s are of its own letters, and name brand, age, officer, board and both texts',
    (language, script) => {
      const terms = consentNotice('terms', 'Kera', language);
      const words = consentWords(terms);
      const foreign = new RegExp(`(?!\\p{Script=${script}}|\\p{Script=Latin})\\p{L}`, 'u');
      expect(words).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
      expect(words).not.toMatch(foreign);
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
