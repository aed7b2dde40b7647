import { getDayClose } from '@ilaneer/contract/staff/books/day-close';
import { rupeesFromPaise, subtractPaise } from '@ilaneer/domain/money';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { closeDay } from './close-day.ts';

export function dayCloseRoutes(app: FastifyInstance, deps: Deps): void {
  serveCall(app, getDayClose, async ({ query }) => {
    const closed = await closeDay(deps, query.day ?? null);
    if (!closed.ok) return closed;
    const { day, ties } = closed.value;
    return ok({
      success: true,
      day,
      isTied: ties.every(({ broken }) => broken === 0),
      ties: ties.map(({ elsewhere, inBooks, first, ...tie }) => ({
        ...tie,
        elsewhere: rupeesFromPaise(elsewhere),
        inBooks: rupeesFromPaise(inBooks),
        difference: rupeesFromPaise(subtractPaise(inBooks, elsewhere)),
        first: first.map((row) => ({
          ...row,
          elsewhere: rupeesFromPaise(row.elsewhere),
          inBooks: rupeesFromPaise(row.inBooks),
        })),
      })),
    });
  });
}
