import { statusAfterMessage } from '@ilaneer/domain/support/ticket';
import { ticketNumberFrom } from '@ilaneer/domain/support/ticket-number';
import type { AppDeps } from '../../app-deps.ts';
import type { Database } from '../../db/connect.ts';
import { insertTicket, insertTicketMessage, type TicketRow } from './repository.ts';
import { ticketOpenedMail } from './ticket-opened-mail.ts';

/** What writing a ticket works with. */
export type TicketEnvironment = Pick<AppDeps, 'now' | 'newId' | 'jobs' | 'brand' | 'config'>;

/** What a new ticket is made of; the e-mail address and phone number in normal form. */
export type NewTicket = Pick<
  TicketRow,
  'kind' | 'userId' | 'orderId' | 'orderLinePosition' | 'name' | 'email' | 'phone' | 'country' | 'subject'
> & {
  readonly message: string;
  /** Whether the e-mail address is known to be the writer's. */
  readonly isEmailProven: boolean;
};

const NUMBERS_TRIED = 5;

/** Stores a ticket with its first message under a number of its own, and queues the acknowledgement if there is an address for it. */
export async function writeTicket(
  tx: Database,
  env: TicketEnvironment,
  { message, isEmailProven, ...details }: NewTicket,
  acknowledgeTo: string | null = details.email,
): Promise<TicketRow> {
  const at = env.now();
  const ticket = await insertNumbered(tx, env, {
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
  if (acknowledgeTo !== null) {
    const words = isEmailProven ? message : null;
    const mail = ticketOpenedMail(ticket, acknowledgeTo, words, env.brand.name, env.config.publicUrl);
    await env.jobs.enqueue(tx, 'send-mail', mail);
  }
  return ticket;
}

async function insertNumbered(
  tx: Database,
  { newId }: Pick<AppDeps, 'newId'>,
  details: Omit<TicketRow, 'id' | 'number'>,
): Promise<TicketRow> {
  for (let tried = 0; tried < NUMBERS_TRIED; tried += 1) {
    const id = newId();
    const ticket = { ...details, id, number: ticketNumberFrom(id) };
    if (await insertTicket(tx, ticket)) return ticket;
  }
  throw new Error('no free ticket number was found');
}
