import { readTypedChoice } from '@ilaneer/contract/order/attempt-link';
import * as deliveryCalls from '@ilaneer/contract/staff/messages/failed-deliveries';
import * as calls from '@ilaneer/contract/staff/messages/messages';
import { fillSavedReplies } from '@ilaneer/contract/staff/messages/saved-replies';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { indiaDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { waitingWithin } from '@ilaneer/domain/support/ticket';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { searchWords } from '../../http/lists/search-words.ts';
import { serveCall } from '../../http/serve-call.ts';
import { photoFile, serveFile } from '../../http/serve-file.ts';
import {
  answerTicket,
  assignTicket,
  closeTicket,
  countTicketsForStaff,
  findAnyTicket,
  findAssignees,
  findTicketPhoto,
  type InboundDeps,
  listTicketsForStaff,
  markAnswered,
  monthlyFigures,
  type Ticket,
  undoAnswer,
} from '../../modules/support/support.ts';
import { answerForShopper, markTold } from '../deliveries/deliveries.ts';
import { fillReplies } from './fill-replies.ts';
import { toRows, toView } from './views.ts';
import { ordersOfWriter } from './writer-orders.ts';

type At = { readonly ticketId: string; readonly version: number };

export function messageDeskRoutes(app: FastifyInstance, deps: Deps & InboundDeps): void {
  serveCall(app, calls.listStaffMessages, async ({ staff, query }) => {
    const { sort = 'newest', status = null, kind = null, assignee, clock } = query;
    const place = readPlace(sort, query.after);
    if (!place.ok) return place;
    const [at, id] = place.value ?? [];
    const after = typeof at === 'number' && typeof id === 'string' ? { createdAt: new Date(at), id } : null;
    const words = searchWords(query.search);
    if (!words.ok) return words;
    const waiting = clock && { waiting: waitingWithin(clock, deps.now()) };
    const assigneeId = assignee === undefined ? null : assignee === 'me' ? staff.id : '';
    const filter = { status, kind, assigneeId, words: words.value, ...waiting };
    const rows = await listTicketsForStaff(deps.db, { filter, sort, after, limit: ROWS_TO_READ });
    const counted = await countTicketsForStaff(deps.db, filter, ROWS_TO_COUNT);
    const page = listPage(rows, counted, sort, (row) => [row.createdAt.getTime(), row.id]);
    return ok({ success: true, ...page, rows: await toRows(deps, page.rows) });
  });

  serveCall(app, calls.getStaffMessage, async ({ params }) => {
    const ticket = await findAnyTicket(deps.db, params.messageId);
    if (ticket === null) return err<Failure>({ code: 'TICKET_NOT_FOUND' });
    return ok({ success: true, message: await toView(deps, ticket) });
  });

  serveFile(app, calls.getStaffMessagePhoto, async ({ params }) => {
    const { messageId: ticketId, photoId } = params;
    const photo = await findTicketPhoto(deps.db, null, { ticketId, photoId });
    return photo === null ? err({ code: 'PHOTO_NOT_FOUND' }) : ok(photoFile(photo));
  });

  serveCall(app, calls.listMessageAssignees, async () =>
    ok({ success: true, people: await findAssignees(deps.db) }),
  );

  serveCall(app, calls.listWriterOrders, async ({ staff, params }) => {
    const ticket = await findAnyTicket(deps.db, params.messageId);
    if (ticket === null) return err<Failure>({ code: 'TICKET_NOT_FOUND' });
    const mayRead = staff.permissions.includes('orders.read');
    return ok({ success: true, orders: mayRead ? await ordersOfWriter(deps.db, ticket) : [] });
  });

  serveCall(app, fillSavedReplies, async ({ staff, params }) => {
    const ticket = await findAnyTicket(deps.db, params.messageId);
    if (ticket === null) return err<Failure>({ code: 'TICKET_NOT_FOUND' });
    return ok({ success: true, replies: await fillReplies(deps, staff, ticket) });
  });

  serveCall(app, calls.answerMessage, async ({ staff, params, headers, body }) => {
    const at = placeOf(params, headers);
    return written(at, await answerTicket(deps, staff, { ...at, message: body.message }));
  });

  serveCall(app, calls.undoAnswer, async ({ staff, params, headers }) => {
    const at = placeOf(params, headers);
    return written(at, await undoAnswer(deps, staff, { ...at, position: params.position }));
  });

  serveCall(app, calls.assignMessage, async ({ staff, params, headers, body }) => {
    const at = placeOf(params, headers);
    return written(at, await assignTicket(deps, staff, { ...at, memberId: body.memberId }));
  });

  serveCall(app, calls.closeMessage, async ({ staff, params, headers }) => {
    const at = placeOf(params, headers);
    return written(at, await closeTicket(deps, staff, at));
  });

  serveCall(app, calls.getMessageFigures, async () => {
    const months = await monthlyFigures(deps.db, startOfYearOfMonths(deps.now()));
    return ok({
      success: true,
      months: months.map((one) => ({ ...one, oldestOpenAt: one.oldestOpenAt?.toISOString() ?? null })),
    });
  });

  serveCall(app, calls.markMessageAnswered, async ({ staff, params, headers, body }) => {
    const at = placeOf(params, headers);
    return written(at, await markAnswered(deps, staff, { ...at, by: body.by }));
  });

  serveCall(app, deliveryCalls.answerForShopper, async ({ staff, params, headers, body }) => {
    const at = placeOf(params, headers);
    const typed = readTypedChoice(body);
    return settled(at, (parcelId) =>
      answerForShopper(deps, staff, { ...at, attempt: body.attempt, typed }, parcelId),
    );
  });

  serveCall(app, deliveryCalls.markCourierTold, async ({ staff, params, headers }) => {
    const at = placeOf(params, headers);
    return settled(at, (parcelId) => markTold(deps, staff, at, parcelId));
  });

  /** Of a failed delivery. */
  async function settled(at: At, act: (parcelId: string) => Promise<Result<null, Failure>>) {
    const ticket = await findAnyTicket(deps.db, at.ticketId);
    if (ticket === null) return err<Failure>({ code: 'TICKET_NOT_FOUND' });
    if (ticket.parcelId === null) return err<Failure>({ code: 'ATTEMPT_CLOSED' });
    const done = await act(ticket.parcelId);
    const after = await findAnyTicket(deps.db, at.ticketId);
    return written(at, done.ok ? ok(after ?? ticket) : done);
  }

  /** The slower of two sees the other's message. */
  async function written({ ticketId }: At, outcome: Result<Ticket, Failure>) {
    if (outcome.ok) return ok({ success: true as const, message: await toView(deps, outcome.value) });
    const current = await findAnyTicket(deps.db, ticketId);
    if (outcome.error.code !== 'VERSION_STALE' || current === null) return outcome;
    const shows = [{ on: 'message', by: 'ticket', ids: [current.id] }] as const;
    return err<Failure>({ ...outcome.error, data: { current: await toView(deps, current) }, shows });
  }
}

/** Twelve months with the present one, in India. */
function startOfYearOfMonths(now: Date): Date {
  const [year = 0, month = 1] = indiaDay(now).split('-').map(Number);
  return startOfIndiaDay(new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10));
}

function placeOf(
  { messageId }: { readonly messageId: string },
  headers: Parameters<typeof matchedVersion>[0],
): At {
  return { ticketId: messageId, version: matchedVersion(headers) };
}
