import type { PartOf } from '@ilaneer/contract/message/call';
import * as calls from '@ilaneer/contract/staff/orders/returns-desk';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { err, ok } from '@ilaneer/domain/result';
import type { Payout } from '@ilaneer/domain/return/payout';
import { isReturnLate } from '@ilaneer/domain/return/refund-clock';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { searchWords } from '../../http/lists/search-words.ts';
import { serveCall } from '../../http/serve-call.ts';
import { photoFile, serveFile } from '../../http/serve-file.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue.ts';
import {
  countReturnsForStaff,
  findAnyPhoto,
  findReturnById,
  listReturnsForStaff,
} from '../../modules/return/return.ts';
import type { TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';
import { exchangeOffers, readPayoutOf, transitionReturn } from '../returns/returns.ts';
import { readReturn } from './read-return.ts';

const SORT = 'oldest';

export function returnDeskRoutes(
  app: FastifyInstance,
  deps: Deps & TaxRateDeps & SecretDeps & { readonly catalogue: Pick<CatalogueCache, 'stockChanged'> },
): void {
  serveCall(app, calls.listStaffReturns, async ({ query }) => {
    const place = readPlace(SORT, query.after);
    if (!place.ok) return place;
    const [at, id] = place.value ?? [];
    const after = typeof at === 'number' && typeof id === 'string' ? { requestedAt: new Date(at), id } : null;
    const words = searchWords(query.search);
    if (!words.ok) return words;
    const now = deps.now();
    const lateAt = query.due === 'late' ? now : null;
    const filter = { state: query.state ?? null, words: words.value, lateAt };
    const rows = await listReturnsForStaff(deps.db, { filter, after, limit: ROWS_TO_READ });
    const counted = await countReturnsForStaff(deps.db, filter, ROWS_TO_COUNT);
    const page = listPage(rows, counted, SORT, (row) => [row.requestedAt.getTime(), row.id]);
    return ok({
      success: true,
      ...page,
      rows: page.rows.map(({ requestedAt, refundDueAt, refundedAt, reasons, ...row }) => ({
        ...row,
        refundDueAt: refundDueAt?.toISOString() ?? null,
        isLate: isReturnLate({ refundDueAt, refundedAt }, now),
        reasons: [...reasons],
        requestedAt: requestedAt.toISOString(),
      })),
    });
  });

  serveCall(app, calls.getStaffReturn, ({ params }) => replyWith(params.returnId));

  serveFile(app, calls.getStaffReturnPhoto, async ({ params }) => {
    const photo = await findAnyPhoto(deps.db, params);
    return photo === null ? err({ code: 'PHOTO_NOT_FOUND' }) : ok(photoFile(photo));
  });

  serveCall(app, calls.moveReturn, async ({ staff, params, headers, body }) => {
    const which = await whichReturn(params.returnId, matchedVersion(headers));
    if (!which.ok) return which;
    const moved = await transitionReturn(deps, staff, { ...which.value, ...stepOf(body) });
    return moved.ok ? replyWith(params.returnId) : moved;
  });

  serveCall(app, calls.refundReturn, async ({ staff, params, headers, body }) => {
    const which = await whichReturn(params.returnId, matchedVersion(headers));
    if (!which.ok) return which;
    const reference = body.reference || null;
    const refunded = await transitionReturn(deps, staff, { ...which.value, transition: 'refund', reference });
    return refunded.ok ? replyWith(params.returnId) : refunded;
  });

  serveCall(app, calls.getReturnPayout, async ({ staff, params }) => {
    const read = await readPayoutOf(deps, staff, params.returnId);
    if (!read.ok) return read;
    const payout = read.value === null ? null : toPayoutView(read.value);
    return ok({ success: true, payout });
  });

  serveCall(app, calls.getExchangeOffers, async ({ params }) => {
    const offers = await exchangeOffers(deps, params.returnId);
    return offers === null ? err<Failure>({ code: 'RETURN_NOT_FOUND' }) : ok({ success: true, offers });
  });

  serveCall(app, calls.exchangeReturn, async ({ staff, params, headers, body }) => {
    const which = await whichReturn(params.returnId, matchedVersion(headers));
    if (!which.ok) return which;
    const { goods = [], reference = '' } = body;
    const wish = { goods, reference: reference || null };
    const step = { ...which.value, ...wish, transition: 'exchange' } as const;
    const exchanged = await transitionReturn(deps, staff, step);
    return exchanged.ok ? replyWith(params.returnId) : exchanged;
  });

  async function whichReturn(returnId: string, version: number) {
    const request = await findReturnById(deps.db, returnId);
    if (request === null) return err<Failure>({ code: 'RETURN_NOT_FOUND' });
    return ok({ orderNumber: request.orderId, returnNumber: request.number, version });
  }

  async function replyWith(returnId: string) {
    const view = await readReturn(deps, returnId);
    return view === null
      ? err<Failure>({ code: 'RETURN_NOT_FOUND' })
      : ok({ success: true as const, return: view });
  }
}

function toPayoutView({ givenAt, ...payout }: Payout & { readonly givenAt: Date }) {
  const nothing = { upiId: null, holder: null, account: null, ifsc: null };
  return { ...nothing, ...payout, givenAt: givenAt.toISOString() };
}

function stepOf({ move, reason = '', restock = [] }: PartOf<typeof calls.moveReturn, 'body'>) {
  switch (move) {
    case 'approve':
    case 'pick-up':
      return { transition: move };
    case 'refuse':
      return { transition: move, reason };
    case 'receive':
      return { transition: move, restock };
  }
}
