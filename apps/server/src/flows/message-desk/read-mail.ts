import { createHash } from 'node:crypto';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { err, ok, type Result } from '@ilaneer/domain/result';
import {
  isAutomatic,
  messageIdsIn,
  type ReceivedMail,
  textOfHtml,
} from '@ilaneer/domain/support/ticket-mail';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import PostalMime, { type Address, addressParser, type Email } from 'postal-mime';
import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';

const Texts = Type.Union([Type.String(), Type.Array(Type.String(), { maxItems: 200 })]);

/** A mail as services hand it over; addresses may have names: 'Asha <asha@example.in>'. */
const MailJson = Type.Object({
  messageId: Type.String({ minLength: 1, maxLength: 1_000 }),
  inReplyTo: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  references: Type.Optional(Type.Union([Texts, Type.Null()])),
  from: Type.String(),
  to: Texts,
  subject: Type.Optional(Type.String()),
  text: Type.String(),
  date: Type.Optional(Type.String()),
  autoSubmitted: Type.Optional(Type.String()),
  precedence: Type.Optional(Type.String()),
  returnPath: Type.Optional(Type.String()),
  attachments: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
});

/** Errors: the field that is wrong. */
export function readJsonMail(body: Buffer): Result<ReceivedMail, FieldProblem> {
  const read = parsed(body.toString('utf8'));
  if (!Check(MailJson, read)) {
    const field = wrongField(read);
    return err({ field, message: `${field} is missing or not what a mail has` });
  }
  const from = mailbox(addressParser(read.from)[0]);
  return ok({
    messageId: messageIdsIn(read.messageId)[0] ?? ownIdOf(read),
    references: messageIdsIn(...[read.references ?? []].flat(), read.inReplyTo ?? ''),
    from,
    to: addresses([read.to].flat().flatMap((text) => addressParser(text))),
    subject: read.subject ?? '',
    text: read.text,
    attachments: read.attachments ?? 0,
    isAutomatic: isAutomatic({
      autoSubmitted: read.autoSubmitted ?? '',
      precedence: read.precedence ?? '',
      from: from.address,
      returnPath: read.returnPath ?? '',
    }),
  });
}

/** RFC 822, as a mail server pipes it. */
export async function readRawMail(body: Buffer): Promise<Result<ReceivedMail, FieldProblem>> {
  const mail = await PostalMime.parse(body, { forceRfc822Attachments: true, maxNestingDepth: 50 }).catch(
    () => null,
  );
  if (mail === null) return err({ field: 'body', message: 'The body is not a mail (RFC 822)' });
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const from = mailbox(mail.from);
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].map(header).filter((one) => one !== '');
  const isReport = /^multipart\/report\b/i.test(header('content-type').trim());
  return ok({
    messageId: messageIdsIn(mail.messageId ?? '')[0] ?? ownIdOf(mail),
    references: messageIdsIn(mail.references ?? '', mail.inReplyTo ?? ''),
    from,
    to: [...addresses([...(mail.to ?? []), ...(mail.cc ?? [])]), ...delivered],
    subject: mail.subject ?? '',
    text: textOf(mail),
    // Pictures of a signature belong to its HTML.
    attachments: mail.attachments.filter(({ related }) => related !== true).length,
    isAutomatic:
      isReport ||
      isAutomatic({
        autoSubmitted: header('auto-submitted'),
        precedence: header('precedence'),
        from: from.address,
        returnPath: header('return-path'),
      }),
  });
}

function textOf({ text = '', html = '' }: Email): string {
  return text.trim() === '' ? textOfHtml(html) : text;
}

function mailbox(address: Address | undefined): ReceivedMail['from'] {
  const one = address?.group === undefined ? address : address.group[0];
  return { address: typedEmail(one?.address ?? ''), name: one?.name ?? '' };
}

function addresses(found: readonly Address[]): string[] {
  return found.flatMap((one) => (one.group ?? [one]).map(({ address }) => address));
}

/** Of a mail without a Message-ID: the same mail has the same. */
function ownIdOf(mail: Static<typeof MailJson> | Email): string {
  const { from, date, subject, text } = mail;
  const digest = createHash('sha256')
    .update(JSON.stringify([from, date, subject, text]))
    .digest('hex');
  return `<${digest}@without-id>`;
}

function wrongField(read: unknown): string {
  const given = new Map<string, unknown>(Object.entries(Object(read)));
  const wrong = Object.entries(MailJson.properties).find(
    ([name, schema]) =>
      !Check(schema, given.get(name)) &&
      (given.get(name) !== undefined || MailJson.required.some((needed) => needed === name)),
  );
  return wrong?.[0] ?? 'body';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
