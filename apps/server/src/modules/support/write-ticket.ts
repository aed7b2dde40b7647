import { statusAfterMessage } from '@ilaneer/domain/support/ticket';
import { ticketNumberFrom } from '@ilaneer/domain/support/ticket-number';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { tokenOf } from '../../deps/secrets.ts';
import { type InboundDeps, threadOf } from './mail-thread.ts';
import { insertTicket, insertTicketMessage, type NewTicketRow, type TicketRow } from './repository.ts';
import { shopMails } from './shop-mails.ts';
import { ticketOpenedMail } from './ticket-opened-mail.ts';

export type TicketOrder = {
  readonly id: string;
  readonly number: string;
  readonly lines: readonly { readonly variantId: string; readonly position: number; readonly name: string }[];
};

export type SupportDeps = InboundDeps & {
  /** 404 for another shopper's. */
  readonly findOwnOrder: (db: Database, userId: string, orderId: string) => Promise<TicketOrder | null>;
};

/** Address and phone are normalised. */
export type NewTicket = Pick<
  TicketRow,
  'kind' | 'userId' | 'orderId' | 'orderLinePosition' | 'name' | 'email' | 'phone' | 'country' | 'subject'
> & {
  readonly message: string;
  readonly photos?: number;
  readonly isEmailProven: boolean;
  /** Message-ID, of one that came by mail. */
  readonly mailId?: string;
};

const NUMBERS_TRIED = 5;

/** Stores it and queues the mails to the shop (SUPPORT-7) and, with an address, the acknowledgement. */
export async function writeTicket(
  tx: Database,
  deps: Deps & InboundDeps,
  { message, isEmailProven, mailId, photos = 0, ...details }: NewTicket,
  acknowledgeTo: string | null = details.email,
): Promise<TicketRow> {
  const at = deps.now();
  const ticket = await insertNumbered(tx, deps, {
    ...details,
    status: statusAfterMessage('shopper'),
    createdAt: at,
    updatedAt: at,
  });
  await insertTicketMessage(tx, {
    ticketId: ticket.id,
    position: 1,
    author: 'shopper',
    body: message,
    writtenAt: at,
    mailId: mailId ?? null,
  });
  for (const mail of shopMails(ticket, { position: 1, message, photos }, deps)) {
    await deps.jobs.enqueue(tx, 'send-mail', mail);
  }
  if (acknowledgeTo !== null) {
    const words = isEmailProven ? message : null;
    const mail = ticketOpenedMail(ticket, acknowledgeTo, words, {
      brand: deps.brand,
      publicUrl: deps.config.publicUrl,
      trackLink: tokenOf(deps.keys, 'ticket', ticket.id),
    });
    const thread = threadOf(deps, ticket, mailId === undefined ? [] : [mailId]);
    await deps.jobs.enqueue(tx, 'send-mail', { ...mail, ...thread });
  }
  return ticket;
}

export async function insertNumbered(
  tx: Database,
  { newId }: Pick<Deps, 'newId'>,
  details: Omit<NewTicketRow, 'id' | 'number'>,
): Promise<TicketRow> {
  for (let tried = 0; tried < NUMBERS_TRIED; tried += 1) {
    const id = newId();
    const ticket = await insertTicket(tx, { ...details, id, number: ticketNumberFrom(id) });
    if (ticket !== null) return ticket;
  }
  throw new Error('no free ticket number was found');
}
