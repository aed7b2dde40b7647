import * as calls from '@ilaneer/contract/staff/stock/batches';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import type { BatchLabel } from '@ilaneer/domain/batch/check-batch';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paiseFromRupees } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Failure } from '../../http/failure.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveFile } from '../../http/serve-file.ts';
import {
  countRecipients,
  findNamedBatch,
  listBatches,
  type NamedBatch,
  pageRecipients,
} from '../../modules/batch/batch.ts';
import type { StockKeepingDeps } from './adjust-stock.ts';
import { toBatchView } from './batch-views.ts';
import { blockBatch, changeBatch, makeBatch, unblockBatch } from './edit-batches.ts';
import { exportRecipients, previewRecall, sendRecall } from './recall.ts';

export function batchRoutes(app: FastifyInstance, deps: StockKeepingDeps): void {
  const today = () => indiaDay(deps.now());
  const reply = (batch: Result<NamedBatch, Failure>) =>
    batch.ok ? ok({ success: true as const, batch: toBatchView(batch.value, today()) }) : batch;

  serveCall(app, calls.listBatches, async ({ query: { after, sort = 'best-before', days, ...query } }) => {
    const place = readPlace(sort, after);
    if (!place.ok) return place;
    const [bestBefore, id] = place.value ?? [];
    const filter = { ...query, today: today(), ...(days !== undefined && { days: Number(days) }) };
    const from = id === undefined ? null : { bestBefore: String(bestBefore), id: String(id) };
    const most = { most: ROWS_TO_READ, mostCounted: ROWS_TO_COUNT };
    const { rows, counted } = await listBatches(deps.db, filter, from, most);
    const page = listPage(rows, counted, sort, (row) => [row.bestBefore, row.id]);
    return ok({ success: true, ...page, rows: page.rows.map((row) => toBatchView(row, today())) });
  });

  serveCall(app, calls.getBatch, async ({ params }) => {
    const batch = await findNamedBatch(deps.db, params.batchId);
    if (batch === null) return err({ code: 'BATCH_NOT_FOUND' });
    const sent = await countRecipients(deps.db, batch.id);
    return ok({ success: true, batch: toBatchView(batch, today()), sent });
  });

  serveCall(app, calls.makeBatch, async ({ staff, params, body }) =>
    reply(await makeBatch(deps, staff, { ...params, label: labelOf(body) })),
  );

  serveCall(app, calls.changeBatch, async ({ staff, params, headers, body }) =>
    reply(
      await changeBatch(deps, staff, { ...params, version: matchedVersion(headers), label: labelOf(body) }),
    ),
  );

  serveCall(app, calls.blockBatch, async ({ staff, params, headers, body }) =>
    reply(await blockBatch(deps, staff, { ...params, ...body, version: matchedVersion(headers) })),
  );

  serveCall(app, calls.unblockBatch, async ({ staff, params, headers }) =>
    reply(await unblockBatch(deps, staff, { ...params, version: matchedVersion(headers) })),
  );

  serveCall(app, calls.listRecipients, async ({ params, query }) => {
    const place = readPlace('order', query.after);
    if (!place.ok) return place;
    if ((await findNamedBatch(deps.db, params.batchId)) === null) return err({ code: 'BATCH_NOT_FOUND' });
    const [after] = place.value ?? [];
    const from = after === undefined ? null : String(after);
    const rows = await pageRecipients(deps.db, params.batchId, from, ROWS_TO_READ);
    const { orders } = await countRecipients(deps.db, params.batchId);
    const page = listPage(rows, orders, 'order', (row) => [row.orderId]);
    return ok({ success: true, ...page, rows: [...page.rows] });
  });

  serveFile(app, calls.exportRecipients, ({ staff, params }) =>
    exportRecipients(deps, staff, params.batchId),
  );

  serveCall(app, calls.previewRecallMail, async ({ params, body }) => {
    const preview = await previewRecall(deps, params.batchId, body);
    if (!preview.ok) return preview;
    const { mail, count } = preview.value;
    return ok({ success: true, subject: mail.subject, text: mail.text, html: mail.html ?? '', count });
  });

  serveCall(app, calls.sendRecallMail, async ({ staff, params, body }) => {
    const sent = await sendRecall(deps, staff, { ...params, ...body });
    return sent.ok ? ok({ success: true, sent: sent.value }) : sent;
  });
}

function labelOf({ mrp, ...typed }: Omit<BatchLabel, 'mrpPaise'> & { readonly mrp: number }): BatchLabel {
  return { ...typed, mrpPaise: paiseFromRupees(mrp) };
}
