import * as calls from '@ilaneer/contract/staff/messages/messages';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { err, ok } from '@ilaneer/domain/result';
import { answerDueAt, answerUrgency, waitingWithin } from '@ilaneer/domain/support/ticket';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { searchWords } from '../../http/lists/search-words.ts';
import { serveCall } from '../../http/serve-call.ts';
import { photoFile, serveFile } from '../../http/serve-file.ts';
import {
  countTicketsForStaff,
  findAnyTicket,
  findTicketPhoto,
  findWaitingSince,
  type ListedTicket,
  listTicketsForStaff,
  markAnswered,
  type Ticket,
} from '../../modules/support/support.ts';

export function messageDeskRoutes(app: FastifyInstance, deps: Deps): void {
  serveCall(app, calls.listStaffMessages, async ({ query }) => {
    const { sort = 'newest', status = null, kind = null, clock } = query;
    const place = readPlace(sort, query.after);
    if (!place.ok) return place;
    const [at, id] = place.value ?? [];
    const after = typeof at === 'number' && typeof id === 'string' ? { createdAt: new Date(at), id } : null;
    const words = searchWords(query.search);
    if (!words.ok) return words;
    const waiting = clock && { waiting: waitingWithin(clock, deps.now()) };
    const filter = { status, kind, words: words.value, ...waiting };
    const rows = await listTicketsForStaff(deps.db, { filter, sort, after, limit: ROWS_TO_READ });
    const counted = await countTicketsForStaff(deps.db, filter, ROWS_TO_COUNT);
    const page = listPage(rows, counted, sort, (row) => [row.createdAt.getTime(), row.id]);
    return ok({ success: true, ...page, rows: page.rows.map((row) => toRow(row, deps.now())) });
  });

  serveCall(app, calls.getStaffMessage, async ({ params }) => {
    const ticket = await findAnyTicket(deps.db, params.messageId);
    if (ticket === null) return err<Failure>({ code: 'TICKET_NOT_FOUND' });
    return ok({ success: true, message: await toView(ticket) });
  });

  serveFile(app, calls.getStaffMessagePhoto, async ({ params }) => {
    const { messageId: ticketId, photoId } = params;
    const photo = await findTicketPhoto(deps.db, null, { ticketId, photoId });
    return photo === null ? err({ code: 'PHOTO_NOT_FOUND' }) : ok(photoFile(photo));
  });

  serveCall(app, calls.markMessageAnswered, async ({ staff, params, headers, body }) => {
    const which = { ticketId: params.messageId, version: matchedVersion(headers), by: body.by };
    const marked = await markAnswered(deps, staff, which);
    if (marked.ok) return ok({ success: true, message: await toView(marked.value) });
    const current = await findAnyTicket(deps.db, which.ticketId);
    if (marked.error.code !== 'VERSION_STALE' || current === null) return marked;
    const shows = [{ on: 'message', by: 'ticket', ids: [current.id] }] as const;
    return err<Failure>({ ...marked.error, data: { current: await toView(current) }, shows });
  });

  async function toView(ticket: Ticket): Promise<calls.StaffMessageView> {
    const waitingSince = await findWaitingSince(deps.db, ticket.id);
    const { photoIds, orderId, orderNumber, lineName, email, phone, country } = ticket;
    return {
      ...toRow({ ...ticket, photos: photoIds.length, waitingSince }, deps.now()),
      photos: photoIds.map((id) => ({ id })),
      email,
      phone,
      country,
      order: orderId === null ? null : { id: orderId, orderNumber: orderNumber ?? '', lineName },
      messages: ticket.messages.map(({ position, author, body, writtenAt }) => ({
        position,
        author,
        body,
        at: writtenAt.toISOString(),
      })),
      version: ticket.messages.length,
    };
  }
}

function toRow(row: Omit<ListedTicket, 'userId'>, now: Date): calls.StaffMessageRow {
  const { id, number, kind, status, subject, name, createdAt, waitingSince, photos } = row;
  return {
    id,
    ticketNumber: number,
    kind,
    status,
    subject,
    name,
    createdAt: createdAt.toISOString(),
    answerDueAt: waitingSince === null ? null : answerDueAt(waitingSince).toISOString(),
    urgency: answerUrgency(waitingSince, now),
    photos,
  };
}
