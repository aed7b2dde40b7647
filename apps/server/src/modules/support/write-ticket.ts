import { statusAfterMessage } from '@ilaneer/domain/support/ticket';
import { ticketNumberFrom } from '@ilaneer/domain/support/ticket-number';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { type SecretDeps, tokenOf } from '../../deps/secrets.ts';
import { insertTicket, insertTicketMessage, type TicketRow } from './repository.ts';
import { shopMails } from './shop-mails.ts';
import { ticketOpenedMail } from './ticket-opened-mail.ts';

export type TicketOrder = {
  readonly id: string;
  readonly number: string;
  readonly lines: readonly { readonly variantId: string; readonly position: number; readonly name: string }[];
};

export type SupportDeps = SecretDeps & {
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
};

const NUMBERS_TRIED = 5;

/** Stores it and queues the mails to the shop (SUPPORT-7) and, with an address, the acknowledgement. */
export async function writeTicket(
  tx: Database,
  deps: Deps & SecretDeps,
  { message, isEmailProven, photos = 0, ...details }: NewTicket,
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
    await deps.jobs.enqueue(tx, 'send-mail', mail);
  }
  return ticket;
}

async function insertNumbered(
  tx: Database,
  { newId }: Deps,
  details: Omit<TicketRow, 'id' | 'number'>,
): Promise<TicketRow> {
  for (let tried = 0; tried < NUMBERS_TRIED; tried += 1) {
    const id = newId();
    const ticket = { ...details, id, number: ticketNumberFrom(id) };
    if (await insertTicket(tx, ticket)) return ticket;
  }
  throw new Error('no free ticket number was found');
}
