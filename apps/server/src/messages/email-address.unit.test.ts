import { isEmail } from '@ilaneer/domain/account/email';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import fc from 'fast-check';
import addressparser from 'nodemailer/lib/addressparser';
import { describe, expect, it } from 'vitest';

const part = fc.oneof(
  fc.constantFrom(
    ...'abz09.+-_\'@<>()[],;:"\\ \t\r\n\u0000\u200b',
    'victim@site.example',
    'a@b.example',
    '=?',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const anything = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
// Near misses.
const nearly = fc.tuple(anything, anything).map(([before, after]) => `${before}x@y.example${after}`);

describe('an address that the shop takes', () => {
  it('is read by the mailer as this one address, without a name or a group', () => {
    fc.assert(
      fc.property(fc.oneof(anything, nearly), (typed) => {
        const email = typedEmail(typed);
        if (!isEmail(email)) return;
        expect(addressparser(email)).toEqual([{ address: email, name: '' }]);
      }),
      { numRuns: 5_000 },
    );
  });
});
