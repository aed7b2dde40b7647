import { listOpenItems } from '@ilaneer/contract/staff/books/open-items';
import * as calls from '@ilaneer/contract/staff/books/remittances';
import { indiaDay } from '@ilaneer/domain/india-day';
import { OPEN_ITEM_ACCOUNTS } from '@ilaneer/domain/journal/open-items';
import { NO_PAISE, paiseFromRupees, rupeesFromPaise, sumPaise } from '@ilaneer/domain/money';
import { overdueBefore } from '@ilaneer/domain/remittance/remittance-differences';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { serveCall } from '../../http/serve-call.ts';
import { countRemittances, findRemittance, listRemittances } from '../../modules/remittance/remittance.ts';
import { type GivenRemittance, matchRemittance } from './match-remittance.ts';
import { findOverdueCash } from './owed-repository.ts';
import { readOpenItems } from './read-open-items.ts';
import { recordRemittance, reverseRemittance } from './record-remittance.ts';
import { toCheckedView, toOpenItemView, toOverdueView, toRemittanceView, toRowView } from './views.ts';

export function booksRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const overdueFrom = async (
    { source, payer }: Pick<GivenRemittance, 'source' | 'payer'>,
    named: readonly string[],
  ) => {
    if (source === 'gateway') return null;
    const today = indiaDay(deps.now());
    const cash = await findOverdueCash(db, payer, overdueBefore(payer, today), named);
    return toOverdueView(cash, payer, today);
  };

  serveCall(app, listOpenItems, async ({ query }) => {
    const { account = OPEN_ITEM_ACCOUNTS[0], upTo = null } = query;
    const place = readPlace(`${account} ${upTo}`, query.after);
    if (!place.ok) return place;
    const [since, key] = place.value ?? [];
    const after = since === undefined ? null : { since: String(since), key: String(key) };
    const filter = { account, upTo, search: query.search ?? '' };
    const read = await readOpenItems(db, filter, { after, limit: ROWS_TO_READ });
    const page = listPage(read.items, read.found, `${account} ${upTo}`, (item) => [item.since, item.key]);
    const today = upTo ?? indiaDay(deps.now());
    return ok({
      success: true,
      ...page,
      rows: page.rows.map((item) => toOpenItemView(item, today)),
      sums: read.sums.map(({ amount, ...sum }) => ({ ...sum, amount: rupeesFromPaise(amount) })),
      total: rupeesFromPaise(sumPaise(NO_PAISE, ...read.sums.map(({ amount }) => amount))),
      balance: rupeesFromPaise(read.balance),
    });
  });

  serveCall(app, calls.listRemittances, async ({ query }) => {
    const place = readPlace('newest', query.after);
    if (!place.ok) return place;
    const [receivedOn, id] = place.value ?? [];
    const after = receivedOn === undefined ? null : { receivedOn: String(receivedOn), id: String(id) };
    const filter = { source: query.source ?? null, search: query.search ?? '' };
    const rows = await listRemittances(db, { filter, after, limit: ROWS_TO_READ });
    const counted = await countRemittances(db, filter, ROWS_TO_COUNT);
    const page = listPage(rows, counted, 'newest', ({ remittance }) => [
      remittance.receivedOn,
      remittance.id,
    ]);
    return ok({ success: true, ...page, rows: page.rows.map(toRowView) });
  });

  serveCall(app, calls.getRemittance, async ({ params }) => {
    const found = await findRemittance(db, params.remittanceId);
    if (found === null) return err({ code: 'REMITTANCE_NOT_FOUND' });
    const overdue = await overdueFrom(found.remittance, []);
    return ok({ success: true, remittance: toRemittanceView(found, overdue) });
  });

  serveCall(app, calls.checkRemittance, async ({ body }) => {
    const matched = await matchRemittance(db, deps, toGiven(body));
    if (!matched.ok) return matched;
    const named = matched.value.lines.flatMap(({ owed }) => owed?.orderId ?? []);
    const overdue = await overdueFrom(matched.value, named);
    return ok({ success: true, remittance: toCheckedView(matched.value, overdue) });
  });

  serveCall(app, calls.recordRemittance, async ({ staff, body }) => {
    const recorded = await recordRemittance(deps, staff, toGiven(body));
    return recorded.ok ? ok({ success: true, remittanceId: recorded.value }) : recorded;
  });

  serveCall(app, calls.reverseRemittance, async ({ staff, params, body }) => {
    const back = await reverseRemittance(deps, staff, { ...params, reason: body.reason });
    return back.ok ? ok({ success: true }) : back;
  });
}

function toGiven(body: calls.RemittanceBody): GivenRemittance {
  const { net, charges, gst, ...given } = body;
  const paiseOrNull = (rupees: number | null) => (rupees === null ? null : paiseFromRupees(rupees));
  return { ...given, net: paiseFromRupees(net), charges: paiseOrNull(charges), gst: paiseOrNull(gst) };
}
