import { asciiDigits } from './ascii-digits.ts';
import { withoutInvisible } from './invisible.ts';

const BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/g;
// U+2800 is a Braille cell without dots: a blank that no class of blanks has.
const BLANK = /[\t\v\f\p{Zs}\u2800]/gu;
const BLANKS = /\s+/g;
const CONTROL = /\p{Cc}/gu;
const CONTROL_BUT_BREAK = /[^\P{Cc}\n]/gu;
const SHOWS = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Plain English as most people type it needs no work. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

const PLAIN_LINE = /^[ -~]*$/;

const DOMAIN = /^(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)(?:\.(?!-)[\p{L}\p{M}\p{N}-]+(?<!-))+$/u;

/** A text of one line as it shows: NFC, without characters that nobody sees; breaks and tabs are blanks. */
export function typedText(text: string): string {
  if (PLAIN.test(text)) return text;
  const line = text.replace(BREAK, ' ').replace(BLANK, ' ').replace(CONTROL, '');
  return withoutInvisible(line).trim();
}

/** The same of several lines: a break is `\n`. */
export function typedLines(text: string): string {
  return PLAIN.test(text) ? text : visibleLines(text).trim();
}

/** The same with the blanks at both ends, for a cell of a file, where they may be part of its notation. */
export function visibleLines(text: string): string {
  if (PLAIN_LINE.test(text)) return text;
  return withoutInvisible(text.replace(BREAK, '\n').replace(BLANK, ' ').replace(CONTROL_BUT_BREAK, ''));
}

/** A name with one blank between its words; empty where nothing of it shows. */
export function typedName(text: string): string {
  const name = typedText(text).replace(BLANKS, ' ');
  return SHOWS.test(name) ? name : '';
}

/** Digits and the signs between them, without blanks: a PIN code, an OTP, an account number. */
export function typedDigits(text: string): string {
  return asciiDigits(typedText(text)).replace(BLANKS, '');
}

/** A code without blanks and in plain letters, in the case in which it was typed: an SKU, a coupon, a GSTIN, a number. */
export function typedCode(text: string): string {
  return typedDigits(text.normalize('NFKC'));
}

/**
 * The form in which addresses are stored and compared, so that a mailbox has one account (ACCOUNT-4): lowercased, its
 * domain as name servers know it, in ASCII.
 */
export function typedEmail(text: string): string {
  const email = typedText(text).toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).normalize('NFKC').replaceAll('\u3002', '.');
  const mailbox = (email.slice(0, at) + domain).toLowerCase().normalize('NFC');
  const host = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  if (at === 0 || PLAIN_LINE.test(host)) return mailbox;
  return mailbox.slice(0, -host.length) + asciiDomain(host);
}

/** A lowercased domain in punycode; as it is where name servers know none of that name. */
function asciiDomain(domain: string): string {
  const address = `http://${domain}`;
  return DOMAIN.test(domain) && URL.canParse(address) ? new URL(address).hostname : domain;
}
