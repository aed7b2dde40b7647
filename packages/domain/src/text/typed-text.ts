import { asciiDigits } from './ascii-digits.ts';
import { withoutInvisible } from './invisible.ts';

const BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/g;
// U+2800, the empty Braille cell, is in no class of blanks.
const BLANK = /[\t\v\f\p{Zs}\u2800]/gu;
const BLANKS = /\s+/g;
const CONTROL = /\p{Cc}/gu;
const CONTROL_BUT_BREAK = /[^\P{Cc}\n]/gu;
const SHOWS = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Fast path for plain ASCII. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

const PLAIN_LINE = /^[ -~]*$/;

const DOMAIN = /^(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)(?:\.(?!-)[\p{L}\p{M}\p{N}-]+(?<!-))+$/u;

/** One line: NFC, visible characters; breaks and tabs become blanks. */
export function typedText(text: string): string {
  if (PLAIN.test(text)) return text;
  const line = text.replace(BREAK, ' ').replace(BLANK, ' ').replace(CONTROL, '');
  return withoutInvisible(line).trim();
}

export function typedLines(text: string): string {
  return PLAIN.test(text) ? text : visibleLines(text).trim();
}

/** Keeps outer blanks, for file cells where they matter. */
export function visibleLines(text: string): string {
  if (PLAIN_LINE.test(text)) return text;
  return withoutInvisible(text.replace(BREAK, '\n').replace(BLANK, ' ').replace(CONTROL_BUT_BREAK, ''));
}

export function typedName(text: string): string {
  const name = typedText(text).replace(BLANKS, ' ');
  return SHOWS.test(name) ? name : '';
}

/** PIN code, OTP, account number: without blanks. */
export function typedDigits(text: string): string {
  return asciiDigits(typedText(text)).replace(BLANKS, '');
}

/** SKU, coupon, GSTIN: plain letters without blanks, in the typed case. */
export function typedCode(text: string): string {
  return typedDigits(text.normalize('NFKC'));
}

/** Canonical address, one account per mailbox (ACCOUNT-4): lower case, domain in ASCII. */
export function typedEmail(text: string): string {
  const email = typedText(text).toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).normalize('NFKC').replaceAll('\u3002', '.');
  const mailbox = (email.slice(0, at) + domain).toLowerCase().normalize('NFC');
  const host = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  if (at === 0 || PLAIN_LINE.test(host)) return mailbox;
  return mailbox.slice(0, -host.length) + asciiDomain(host);
}

/** Punycode; unchanged if invalid. */
function asciiDomain(domain: string): string {
  const address = `http://${domain}`;
  return DOMAIN.test(domain) && URL.canParse(address) ? new URL(address).hostname : domain;
}
