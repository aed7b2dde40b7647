import { typedEmail, typedLines } from '../text/typed-text.ts';

/** A mail to the shop as a server or a service hands it over (SUPPORT-11). */
export type ReceivedMail = {
  readonly messageId: string;
  /** Message-IDs of the mails that it answers, oldest first. */
  readonly references: readonly string[];
  readonly from: { readonly address: string; readonly name: string };
  /** To, Cc and the address of delivery. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly attachments: number;
  readonly isAutomatic: boolean;
};

/** `reply+<token>@…`: upper and lower case are one to mail servers. */
export function replyAddress(inbound: string, token: string): string {
  const at = inbound.lastIndexOf('@');
  return `${inbound.slice(0, at)}+${token}${inbound.slice(at)}`;
}

export function replyTokenIn(recipients: readonly string[], inbound: string): string | null {
  const at = inbound.lastIndexOf('@');
  const [begin, end] = [`${inbound.slice(0, at)}+`.toLowerCase(), inbound.slice(at).toLowerCase()];
  for (const recipient of recipients) {
    const typed = typedEmail(recipient);
    if (typed.startsWith(begin) && typed.endsWith(end)) return typed.slice(begin.length, -end.length);
  }
  return null;
}

const MESSAGE_ID = /<[^<>\s]{3,250}>/g;

/** From In-Reply-To and References; the last ones, of a long thread. */
export function messageIdsIn(...headers: readonly string[]): string[] {
  const found = headers.flatMap((header) => header.match(MESSAGE_ID) ?? []);
  return [...new Set(found)].slice(-MOST_REFERENCES);
}

const MOST_REFERENCES = 50;

/** RFC 3834 and its forerunners: an answer to an automatic mail could go round for ever. */
export function isAutomatic(headers: {
  readonly autoSubmitted: string;
  readonly precedence: string;
  readonly from: string;
  /** `<>`: a bounce. Empty: not given. */
  readonly returnPath: string;
}): boolean {
  const submitted = headers.autoSubmitted.trim().toLowerCase();
  const sender = headers.from.trim().toLowerCase();
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)\b/i.test(headers.precedence.trim()) ||
    headers.returnPath.trim() === '<>' ||
    sender === '' ||
    /^(?:mailer-daemon|postmaster)@/.test(sender)
  );
}

export type CutMail = { readonly words: string; readonly quoted: string };

const ON_WROTE = /^(?:>\s*)?(?:on|am|le|el)\b.{3,400}(?:wrote|schrieb|a écrit|escribió)\s*:$/i;
const SEPARATOR =
  /^(?:-{2,}\s*(?:original message|forwarded message|reply above this line)\s*-{2,}|_{20,})$/i;
const HEADER_LINE = /^\*?(?:from|sent|date|to|subject)\s*:\*?\s*\S/i;

/** The words of an answer, without the mail below it; all of it where nothing would be left. */
export function withoutQuote(text: string): CutMail {
  const lines = typedLines(text).split('\n');
  const at = lines.findIndex((_, index) => quoteBegins(lines, index));
  const cut = at < 0 ? lines.length : at;
  const words = lines.slice(0, cut).join('\n').trim();
  return words === ''
    ? { words: lines.join('\n'), quoted: '' }
    : { words, quoted: lines.slice(cut).join('\n').trim() };
}

function quoteBegins(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trim();
  if (SEPARATOR.test(line)) return true;
  // 'On … wrote:' is often wrapped.
  if (/^(?:>\s*)?(?:on|am|le|el)\b/i.test(line)) {
    for (const length of [1, 2, 3]) {
      const joined = lines
        .slice(index, index + length)
        .map((one) => one.trim())
        .join(' ');
      if (ON_WROTE.test(joined)) return true;
    }
  }
  // Outlook's block of headers.
  if (HEADER_LINE.test(line) && /^\*?from/i.test(line)) {
    const next = lines.slice(index + 1, index + 5).filter((one) => HEADER_LINE.test(one.trim()));
    if (next.length >= 2) return true;
  }
  // Quoted to the end; a quote between the words stays.
  return line.startsWith('>') && lines.slice(index).every((one) => /^\s*(?:>|$)/.test(one));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Words of a mail that has HTML alone. The result is text: nothing in it is markup any more. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(head|style|script|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^>]*>|<\/(?:p|div|tr|li|h[1-6]|blockquote)\s*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return point > 0x10ffff || (point >= 0xd800 && point < 0xe000) ? '' : String.fromCodePoint(point);
    })
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
