import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { seal } from '../../deps/sealed.ts';
import { hashOfSecret, idOfToken, type SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { deleteJobsTo } from '../../jobs/personal-jobs-repository.ts';
import type { UserRow } from '../../modules/account/account.ts';
import { deleteEnquiries, listEnquiries } from '../../modules/contact/contact.ts';
import { insertWithheldMessages } from '../../modules/data-protection/data-protection.ts';
import { deleteQuotesOf, listQuotesOfTickets } from '../../modules/quote/quote.ts';
import {
  anonymiseGuestTickets,
  findGuestTicket,
  type GuestAsker,
  listGuestTickets,
  toTicketView,
} from '../../modules/support/support.ts';
import { deletedLoginName } from './withhold-account.ts';

/** PRIVACY-16. The link verifies the address; withholds for the statutory year. Errors: TICKET_NOT_FOUND. */
export function eraseGuestMessages(
  deps: Deps & SecretDeps,
  { link }: { readonly link: string },
): Promise<Result<number, Failure>> {
  return transactAll<Result<number, Failure>>(deps.db, async (tx) => {
    const ticket = await findGuestTicket(tx, { id: idOfToken(deps.keys, 'ticket', link) ?? '' });
    if (ticket === null || ticket.email === null)
      return err({ code: 'TICKET_NOT_FOUND', message: NOT_FOUND });
    const { email } = ticket;
    const at = deps.now();
    const asker = { email, phone: null };
    const held = await readGuestMessages(tx, asker);
    await insertWithheldMessages(tx, {
      id: deps.newId(),
      emailHash: hashOfSecret(deps.keys, deletedLoginName(email)),
      sealed: seal(deps.keys, 'deleted-account', JSON.stringify({ profile: { email }, ...held })),
      deletedAt: at,
    });
    await deleteGuestMessages(tx, asker, at);
    await deleteJobsTo(tx, email);
    return ok(held.tickets.length);
  });
}

const NOT_FOUND = 'This link is not valid, or its messages are erased already.';

export async function readGuestMessages(db: Database, asker: GuestAsker) {
  const tickets = await listGuestTickets(db, asker);
  const ids = tickets.map(({ id }) => id);
  const enquiries = await listEnquiries(db, ids);
  const quotes = await listQuotesOfTickets(db, ids);
  return {
    tickets: tickets.map((ticket) => ({
      ...toTicketView(ticket),
      writer: { name: ticket.name, email: ticket.email, phone: ticket.phone },
      enquiry: enquiries.find(({ ticketId }) => ticketId === ticket.id) ?? null,
      quotes: quotes.filter(({ ticketId }) => ticketId === ticket.id),
    })),
  };
}

export async function deleteGuestMessages(tx: Database, asker: GuestAsker, at: Date): Promise<void> {
  const ids = (await listGuestTickets(tx, asker)).map(({ id }) => id);
  await deleteEnquiries(tx, ids);
  await deleteQuotesOf(tx, ids);
  await anonymiseGuestTickets(tx, ids, at);
}

export function provenBy({ email, emailVerified, mobile }: UserRow): GuestAsker {
  return { email: emailVerified ? email : null, phone: mobile === null ? null : `+91${mobile}` };
}
