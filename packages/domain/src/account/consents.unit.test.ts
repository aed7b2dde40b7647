import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  CONSENT_PURPOSES,
  consentNotice,
  consentWords,
  NOTICE_VERSION,
  NOTICE_VERSIONS,
} from './consents.ts';

/** What each version says, by its hash: who changes a word sees this fail, and makes a new version (ACCOUNT-45). */
const HASHES = {
  '2026-11-23': {
    terms: '2982f1f2c3c67554eb675b33d8afd26004351d2b4048461a105a90e8aa96236c',
    emails: 'b0e2fc3a627e3c20b04e5f60cbfad5af19e0ad699be13cd53030a775d6fbeb58',
  },
} as const;

describe('the words of a consent', () => {
  it.each(NOTICE_VERSIONS)('of version %s stay as they are', (version) => {
    for (const purpose of CONSENT_PURPOSES) {
      const words = consentWords(consentNotice(purpose, 'Ilaneer', version));
      expect(createHash('sha256').update(words).digest('hex')).toBe(HASHES[version][purpose]);
    }
  });

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
