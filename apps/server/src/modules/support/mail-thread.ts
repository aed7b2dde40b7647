import { replyAddress } from '@ilaneer/domain/support/ticket-mail';
import type { Deps } from '../../deps/deps.ts';
import { mailTokenOf, type SecretDeps } from '../../deps/secrets.ts';
import { type Mail, messageIdOf } from '../../messages/mailer.ts';
import type { Ticket, TicketRow } from './repository.ts';
import { openedMailId } from './ticket-opened-mail.ts';

/** Null: replies go to the mailbox of the support address (SUPPORT-10). */
type InboundMail = { readonly address: string; readonly secret: string };

export type InboundDeps = SecretDeps & { readonly config: { readonly inboundMail: InboundMail | null } };

/** Earlier mails, oldest first; replies find the ticket by its address or by them. */
export function threadOf(
  { keys, config, brand }: Pick<Deps, 'brand'> & InboundDeps,
  { number }: Pick<TicketRow, 'number'>,
  references: readonly string[],
): Pick<Mail, 'replyTo' | 'headers'> {
  const { inboundMail } = config;
  const last = references.at(-1);
  return {
    replyTo:
      inboundMail === null
        ? brand.seller.email
        : replyAddress(inboundMail.address, mailTokenOf(keys, 'reply', number.slice(-6).toLowerCase())),
    ...(last !== undefined && {
      headers: { 'In-Reply-To': last, References: references.join(' ') },
    }),
  };
}

/** With the acknowledgement after the first message. */
export function mailsOf(
  { brand }: Pick<Deps, 'brand'>,
  { id, messages }: Pick<Ticket, 'id' | 'messages'>,
  before: number,
): string[] {
  const acknowledged = messageIdOf(openedMailId(id), brand.seller.email);
  return messages
    .filter(({ position }) => position < before)
    .flatMap(({ position, mailId }) => [
      ...(mailId === null ? [] : [mailId]),
      ...(position === 1 ? [acknowledged] : []),
    ]);
}
