import * as calls from '@ilaneer/contract/staff/orders/refunds-desk';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { ok } from '@ilaneer/domain/result';
import { isReturnLate, refundDueAt, refundsLateBefore } from '@ilaneer/domain/return/refund-clock';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { searchWords } from '../../http/lists/search-words.ts';
import { serveCall } from '../../http/serve-call.ts';
import { countOpenRefunds, listOpenRefunds } from '../../modules/payment/payment.ts';

const SORT = 'oldest';

/** Late and failed refunds (PAYMENT-22). */
export function refundDeskRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'now'>): void {
  serveCall(app, calls.listOpenRefunds, async ({ query }) => {
    const place = readPlace(SORT, query.after);
    if (!place.ok) return place;
    const [at, id] = place.value ?? [];
    const after = typeof at === 'number' && typeof id === 'string' ? { requestedAt: new Date(at), id } : null;
    const words = searchWords(query.search);
    if (!words.ok) return words;
    const now = deps.now();
    const filter = {
      requestedBefore: query.due === 'late' ? refundsLateBefore(now) : null,
      isFailed: query.due === 'failed',
      words: words.value,
    };
    const rows = await listOpenRefunds(deps.db, { filter, after, limit: ROWS_TO_READ });
    const counted = await countOpenRefunds(deps.db, filter, ROWS_TO_COUNT);
    const page = listPage(rows, counted, SORT, (row) => [row.requestedAt.getTime(), row.id]);
    return ok({
      success: true,
      ...page,
      rows: page.rows.map(({ amountPaise, requestedAt, failedAt, ...row }) => {
        const dueAt = refundDueAt(requestedAt);
        return {
          ...row,
          amount: rupeesFromPaise(paise(amountPaise)),
          requestedAt: requestedAt.toISOString(),
          failedAt: failedAt?.toISOString() ?? null,
          dueAt: dueAt.toISOString(),
          isLate: isReturnLate({ refundDueAt: dueAt, refundedAt: null }, now),
        };
      }),
    });
  });
}
