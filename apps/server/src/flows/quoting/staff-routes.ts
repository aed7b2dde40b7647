import * as calls from '@ilaneer/contract/staff/messages/quotes';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { indianStateNamed } from '@ilaneer/domain/address/indian-states';
import { normaliseGstin } from '@ilaneer/domain/contact/gstin';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paiseFromRupees } from '@ilaneer/domain/money';
import { quoteMoneyProblems } from '@ilaneer/domain/quote/quote-form';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { type Failure, invalid } from '../../http/failure.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { searchWords } from '../../http/lists/search-words.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveFile } from '../../http/serve-file.ts';
import { countQuotesForStaff, findQuote, listQuotesForStaff, type Quote } from '../../modules/quote/quote.ts';
import { changeQuote, type DraftDeps, makeQuote, reviseQuote, wantedLines } from './draft-quote.ts';
import { figuresOfQuote, quotedLines } from './price-quote.ts';
import type { At } from './quote-acts.ts';
import { fileOfQuote, type QuoteFileDeps } from './quote-file.ts';
import { type SendDeps, sendQuote, withdrawQuote } from './send-quote.ts';
import { toRow, toStaffView, toTotalsView } from './views.ts';

export function quoteDeskRoutes(app: FastifyInstance, deps: DraftDeps & SendDeps & QuoteFileDeps): void {
  serveCall(app, calls.listQuotes, async ({ query }) => {
    const { sort = 'newest', state } = query;
    const place = readPlace(sort, query.after);
    if (!place.ok) return place;
    const [at, id] = place.value ?? [];
    const after = typeof at === 'number' && typeof id === 'string' ? { createdAt: new Date(at), id } : null;
    const words = searchWords(query.search);
    if (!words.ok) return words;
    const today = indiaDay(deps.now());
    const filter = { states: state === undefined ? [] : [state], words: words.value };
    const rows = await listQuotesForStaff(deps.db, { filter, today, sort, after, limit: ROWS_TO_READ });
    const counted = await countQuotesForStaff(deps.db, filter, today, ROWS_TO_COUNT);
    const page = listPage(rows, counted, sort, (row) => [row.createdAt.getTime(), row.id]);
    return ok({ success: true, ...page, rows: page.rows.map(toRow) });
  });

  serveCall(app, calls.getQuote, async ({ params }) => {
    const quote = await find(params.quoteId);
    return quote.ok ? ok({ success: true, quote: await toStaffView(deps, quote.value) }) : quote;
  });

  serveFile(app, calls.getQuoteFile, async ({ params }) => {
    const quote = await find(params.quoteId);
    return quote.ok ? fileOfQuote(deps, quote.value) : quote;
  });

  serveCall(app, calls.makeQuote, async ({ staff, params }) =>
    written(await makeQuote(deps, staff, params.messageId)),
  );

  serveCall(app, calls.previewQuote, async ({ body }) => {
    const problems = quoteMoneyProblems(body);
    if (problems.length > 0) return err(invalid(problems));
    const lines = await quotedLines(deps.db, deps, wantedLines(body));
    if (!lines.ok) return lines;
    const figures = figuresOfQuote(deps, lines.value, {
      freight: paiseFromRupees(body.freight),
      gstin: normaliseGstin(body.gstin) || null,
      state: indianStateNamed(body.state) ?? deps.brand.state,
    });
    return ok({ success: true, totals: toTotalsView(figures) });
  });

  serveCall(app, calls.changeQuote, async ({ staff, params, headers, body }) => {
    const at = placeOf(params, headers);
    return written(await changeQuote(deps, staff, at, body), at);
  });

  serveCall(app, calls.sendQuote, async ({ staff, params, headers }) => {
    const at = placeOf(params, headers);
    return written(await sendQuote(deps, staff, at), at);
  });

  serveCall(app, calls.withdrawQuote, async ({ staff, params, headers }) => {
    const at = placeOf(params, headers);
    return written(await withdrawQuote(deps, staff, at), at);
  });

  serveCall(app, calls.reviseQuote, async ({ staff, params, headers }) => {
    const at = placeOf(params, headers);
    return written(await reviseQuote(deps, staff, at), at);
  });

  async function find(quoteId: string): Promise<Result<Quote, Failure>> {
    const quote = await findQuote(deps.db, quoteId, indiaDay(deps.now()));
    return quote === null ? err({ code: 'QUOTE_NOT_FOUND', message: 'Quote not found' }) : ok(quote);
  }

  /** The slower of two sees the other's quote. */
  async function written(outcome: Result<Quote, Failure>, at?: At) {
    if (outcome.ok) return ok({ success: true as const, quote: await toStaffView(deps, outcome.value) });
    if (outcome.error.code !== 'VERSION_STALE' || at === undefined) return outcome;
    const current = await find(at.quoteId);
    if (!current.ok) return outcome;
    const shows = [{ on: 'message', by: 'ticket', ids: [current.value.ticketId] }] as const;
    return err<Failure>({
      ...outcome.error,
      data: { current: await toStaffView(deps, current.value) },
      shows,
    });
  }
}

function placeOf(
  { quoteId }: { readonly quoteId: string },
  headers: Parameters<typeof matchedVersion>[0],
): At {
  return { quoteId, version: matchedVersion(headers) };
}
