import * as eWayCalls from '@ilaneer/contract/staff/parcels/e-way-bill';
import { printPackingDocuments } from '@ilaneer/contract/staff/parcels/packing-documents';
import * as calls from '@ilaneer/contract/staff/parcels/parcels';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { lastHandover } from '@ilaneer/domain/handover/handover';
import { indiaDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { paiseFromRupees } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { PrinterDeps } from '../../drawing/document-printer.ts';
import type { Failure } from '../../http/failure.ts';
import { listPage, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveFile } from '../../http/serve-file.ts';
import { findParcel, listParcels, type Parcel } from '../../modules/parcel/parcel.ts';
import { readHandoverTime } from '../../modules/setting/setting.ts';
import type { FulfilmentDeps } from '../fulfilment/fulfilment.ts';
import { claimParcel } from './claim-parcel.ts';
import { mergeParcel, parcelsOfOrder, splitParcel } from './divide-parcels.ts';
import { makeEWayFile, writeEWayBill } from './e-way-bill.ts';
import { endInterruption } from './end-interruption.ts';
import { type InspectionDeps, inspectParcel } from './inspect-parcel.ts';
import { moveParcel } from './move-parcel.ts';
import { closeParcel, releaseParcel, reopenParcel, scanIntoParcel } from './pack-parcel.ts';
import { printDocuments } from './print-documents.ts';
import { countQueue, pageQueue, type QueueFilter } from './queue-repository.ts';
import { shipParcel } from './ship-parcel.ts';
import { toQueueRow, viewParcel, viewParcels } from './view-parcels.ts';

export function packingRoutes(
  app: FastifyInstance,
  deps: FulfilmentDeps & PrinterDeps & InspectionDeps,
): void {
  const { db } = deps;

  serveCall(app, calls.getPackingQueue, async ({ staff, query }) => {
    const { state = 'to pack', search = '', held, by, after } = query;
    const place = readPlace('oldest', after);
    if (!place.ok) return place;
    const [at, orderId, position] = place.value ?? [];
    const lateBefore = lastHandover(await readHandoverTime(db), deps.now());
    const filter: QueueFilter = {
      ...(state === 'packed today'
        ? { state: 'packed since', since: startOfIndiaDay(indiaDay(deps.now())) }
        : state === 'late'
          ? { state, before: lateBefore }
          : { state }),
      search,
      ...(held !== undefined && { isHeld: held === 'yes' }),
      ...(by === 'me' && { packerId: staff.id }),
    };
    const behind =
      at === undefined ? null : { at: String(at), orderId: String(orderId), position: Number(position) };
    const [rows, counted] = await Promise.all([
      pageQueue(db, { ...filter, after: behind, limit: ROWS_TO_READ }),
      countQueue(db, filter),
    ]);
    const page = listPage(rows, counted, 'oldest', (row) => [
      row.placedAt.toISOString(),
      row.orderId,
      row.parcel?.position ?? 0,
    ]);
    return ok({ success: true, ...page, rows: page.rows.map((row) => toQueueRow(row, lateBefore)) });
  });

  serveCall(app, calls.claimParcel, async ({ staff, body }) => {
    const claimed = await claimParcel(deps, staff, { code: body.code?.trim() || null });
    if (!claimed.ok) return claimed;
    const parcel = claimed.value === null ? null : await viewParcel(db, claimed.value);
    return ok({ success: true, parcel });
  });

  serveCall(app, calls.getParcel, async ({ params }) => {
    const parcel = await findParcel(db, params.parcelId);
    return parcel === null ? err({ code: 'PARCEL_NOT_FOUND' }) : shown(ok(parcel));
  });

  serveCall(app, calls.listOrderParcels, async ({ params }) => {
    const found = await parcelsOfOrder(deps, params.orderId);
    return found.ok ? ok({ success: true, parcels: await viewParcels(db, found.value) }) : found;
  });

  serveCall(app, calls.getOrderParcels, async ({ params }) => {
    const parcels = await viewParcels(db, await listParcels(db, params.orderId));
    return ok({ success: true, parcels });
  });

  serveCall(app, calls.scanIntoParcel, async ({ staff, params, body }) => {
    const { gestureId, code, byHand = false, quantity = 1 } = body;
    const scanned = await scanIntoParcel(deps, staff, { ...params, gestureId, code, byHand, quantity });
    if (!scanned.ok) return scanned;
    const { verdict, line, parcel } = scanned.value;
    return ok({ success: true, verdict, line, parcel: await viewParcel(db, parcel) });
  });

  serveCall(app, calls.releaseParcel, async ({ staff, params, headers }) =>
    shown(await releaseParcel(deps, staff, { ...params, version: matchedVersion(headers) })),
  );

  serveCall(app, calls.endInterruption, async ({ staff, params, headers, body }) =>
    shown(await endInterruption(deps, staff, { ...params, ...body, version: matchedVersion(headers) })),
  );

  serveCall(app, calls.closeParcel, async ({ staff, params, headers, body }) => {
    const weightGrams = body.weightGrams ?? null;
    return shown(
      await closeParcel(deps, staff, { ...params, version: matchedVersion(headers), weightGrams }),
    );
  });

  serveCall(app, calls.reopenParcel, async ({ staff, params, headers, body }) =>
    shown(await reopenParcel(deps, staff, { ...params, ...body, version: matchedVersion(headers) })),
  );

  serveCall(app, calls.shipParcel, async ({ staff, params, headers, body }) =>
    shown(await shipParcel(deps, staff, { ...params, ...body, version: matchedVersion(headers) })),
  );

  serveCall(app, calls.moveParcel, async ({ staff, params, headers, body }) =>
    shown(
      await moveParcel(deps, staff, {
        ...params,
        move: body.move,
        at: body.at === undefined ? null : new Date(body.at),
        reason: body.reason ?? null,
        charges: body.charges === undefined ? null : paiseFromRupees(body.charges),
        version: matchedVersion(headers),
      }),
    ),
  );

  serveCall(app, calls.inspectParcel, async ({ staff, params, headers, body }) =>
    shown(await inspectParcel(deps, staff, { ...params, ...body, version: matchedVersion(headers) })),
  );

  serveCall(app, calls.splitParcel, async ({ staff, params, headers, body }) =>
    allShown(await splitParcel(deps, staff, { ...params, ...body, version: matchedVersion(headers) })),
  );

  serveCall(app, calls.mergeParcel, async ({ staff, params, headers }) =>
    allShown(await mergeParcel(deps, staff, { ...params, version: matchedVersion(headers) })),
  );

  serveCall(app, eWayCalls.putEWayBill, async ({ staff, params, body }) => {
    const written = await writeEWayBill(deps, staff, { ...params, ...body });
    return written.ok ? ok({ success: true, eWayBill: written.value }) : written;
  });

  serveFile(app, eWayCalls.downloadEWayBill, ({ params }) => makeEWayFile(deps, params.orderId));

  serveFile(app, printPackingDocuments, ({ staff, body }) => {
    const { parcelIds = [], orderNumbers = [], kinds, format = 'pdf' } = body;
    return printDocuments(deps, staff, { parcelIds, orderNumbers, kinds, format });
  });

  async function shown(worked: Result<Parcel, Failure>) {
    return worked.ok ? ok({ success: true as const, parcel: await viewParcel(db, worked.value) }) : worked;
  }

  async function allShown(worked: Result<Parcel, Failure>) {
    if (!worked.ok) return worked;
    const parcels = await listParcels(db, worked.value.orderId);
    return ok({ success: true as const, parcels: await viewParcels(db, parcels) });
  }
}
