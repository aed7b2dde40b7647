import * as calls from '@ilaneer/contract/support/support';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { paginationOf, windowOf } from '../../http/lists/paging.ts';
import { shopperOf } from '../../http/networks.ts';
import { serveCall } from '../../http/serve-call.ts';
import { addMessage } from './add-message.ts';
import { openTicket } from './open-ticket.ts';
import { pageTickets } from './repository.ts';
import { toTicketView } from './views.ts';
import type { SupportDeps } from './write-ticket.ts';

const HOUR_MS = 3_600_000;

export function supportRoutes(app: FastifyInstance, deps: Deps & SupportDeps): void {
  const limits = (name: string, max: number) => [
    app.limitAttempts({ name, max: max * 3, windowMs: HOUR_MS }),
    app.limitAttempts({ name: `${name}-account`, max, windowMs: HOUR_MS, keyOf: shopperOf }),
  ];

  serveCall(
    app,
    calls.openTicket,
    async ({ shopper, body }) => {
      const opened = await openTicket(deps, shopper, {
        orderId: body.orderId || null,
        line: body.line || null,
        message: body.message,
      });
      if (!opened.ok) return opened;
      const ticket = toTicketView(opened.value);
      return ok({ success: true, message: 'Support request submitted successfully', ticket });
    },
    { limits: limits('ticket', 10) },
  );

  serveCall(app, calls.getTickets, async ({ shopper, query }) => {
    const window = windowOf(query);
    const page = await pageTickets(deps.db, shopper.userId, window);
    const tickets = page.tickets.map(toTicketView);
    const pagination = paginationOf(window, page.total);
    return ok({ success: true, tickets, count: tickets.length, pagination });
  });

  serveCall(
    app,
    calls.addTicketMessage,
    async ({ shopper, params, body }) => {
      const added = await addMessage(deps, shopper, { ticketId: params.id, message: body.message });
      if (!added.ok) return added;
      return ok({ success: true, message: 'Message sent successfully', ticket: toTicketView(added.value) });
    },
    { limits: limits('ticket-message', 30) },
  );
}
