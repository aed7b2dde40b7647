import { isEmail } from '@ilaneer/domain/account/email';
import { endOfIndiaDay } from '@ilaneer/domain/gift-card/expiry';
import { GIFT_CARD_WORTH } from '@ilaneer/domain/gift-card/gift-card';
import { GIFT_CARD_PAYERS, type GiftCardPayer } from '@ilaneer/domain/journal/promise-entries';
import { formatRupees, type Paise, paiseFromRupees } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import { readWords } from './read-words.ts';

export type WantedGiftCard = {
  readonly worth: Paise;
  readonly expiresAt: Date | null;
  readonly to: string | null;
  /** Paid or given away, for the books (JOURNAL-11). */
  readonly paidBy: GiftCardPayer;
};

export type GiftCardCommand =
  | { readonly does: 'issue'; readonly wanted: WantedGiftCard }
  | { readonly does: 'stop'; readonly idOrLast4: string };

export const GIFT_CARD_COMMAND_USAGE = `npm run gift-cards -- issue <rupees> [--expires YYYY-MM-DD] [--to <email address>] [--paid-by bank|none]
npm run gift-cards -- stop <last four characters of the code, or ID>`;

export function readGiftCardCommand(words: readonly string[], now: Date): Result<GiftCardCommand, string> {
  const read = readWords(words, {
    expires: { type: 'string' },
    to: { type: 'string' },
    'paid-by': { type: 'string' },
  });
  if (!read.ok) return read;
  const { positionals, values } = read.value;
  const [does = '', what = '', ...more] = positionals;
  if (does !== 'issue' && does !== 'stop')
    return err(does === '' ? 'The command is missing: issue or stop.' : `Unknown command: ${does}`);
  if (more.length > 0) return err(`One gift card at a time. Unexpected: ${more.join(' ')}`);
  const { expires, to, 'paid-by': payer = 'none' } = values;
  if (does === 'stop') {
    if (what === '') return err('The gift card is missing: its last four characters, or its ID.');
    if (Object.keys(values).length > 0) return err('stop takes no options.');
    return ok({ does, idOrLast4: what.trim() });
  }
  const worth = readWorth(what);
  if (worth === null) {
    const { least, most } = GIFT_CARD_WORTH;
    return err(`A gift card is worth ${formatRupees(least)} to ${formatRupees(most)}, not '${what}'.`);
  }
  const expiresAt = expires === undefined ? null : endOfIndiaDay(expires);
  if (expires !== undefined && (expiresAt === null || expiresAt <= now)) {
    return err(`--expires takes a future date such as 2027-12-31, not '${expires}'.`);
  }
  const address = to === undefined ? null : typedEmail(to);
  if (address !== null && !isEmail(address)) return err(`'${to}' is not an email address.`);
  const paidBy = GIFT_CARD_PAYERS.find((one) => one === payer);
  if (paidBy === undefined) return err(`--paid-by takes bank or none, not '${payer}'.`);
  return ok({ does, wanted: { worth, expiresAt, to: address, paidBy } });
}

function readWorth(text: string): Paise | null {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return null;
  const worth = paiseFromRupees(Number(text));
  return worth >= GIFT_CARD_WORTH.least && worth <= GIFT_CARD_WORTH.most ? worth : null;
}
