import * as calls from '@ilaneer/contract/staff/parcels/handovers';
import { courierChoices, lastHandover } from '@ilaneer/domain/handover/handover';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { COURIER_TITLES } from '@ilaneer/domain/parcel/couriers/courier-name';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { PrinterDeps } from '../../drawing/document-printer.ts';
import type { Failure } from '../../http/failure.ts';
import { countOf, listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveFile } from '../../http/serve-file.ts';
import {
  countHandovers,
  findHandover,
  type Handover,
  type HandoverParcel,
  listHandoverParcels,
  listHandovers,
  listKnownCouriers,
} from '../../modules/handover/handover.ts';
import type { CouriersDeps } from '../../modules/parcel/parcel.ts';
import { readHandoverTime } from '../../modules/setting/setting.ts';
import type { FulfilmentDeps } from '../fulfilment/fulfilment.ts';
import { countQueue } from '../packing/packing.ts';
import { askForPickup, pickupOf } from './ask-for-pickup.ts';
import { closeHandover } from './close-handover.ts';
import { openByScan } from './open-by-scan.ts';
import { discardHandover, openHandover, takeOutOfHandover } from './open-handover.ts';
import { printManifest } from './print-manifest.ts';
import { scanOut } from './scan-out.ts';

export function handoverRoutes(
  app: FastifyInstance,
  deps: FulfilmentDeps & PrinterDeps & CouriersDeps,
): void {
  const { db } = deps;

  serveCall(app, calls.listHandovers, async ({ query }) => {
    const place = readPlace('newest', query.after);
    if (!place.ok) return place;
    const [openedAt, id] = place.value ?? [];
    const after = openedAt === undefined ? null : { openedAt: String(openedAt), id: String(id) };
    const isClosed = query.state === undefined ? null : query.state === 'closed';
    const filter = { isClosed, search: query.search ?? '' };
    const rows = await listHandovers(db, { filter, after, limit: ROWS_TO_READ });
    const counted = await countHandovers(db, filter, ROWS_TO_COUNT);
    const page = listPage(rows, counted, 'newest', (row) => [row.openedAt.toISOString(), row.id]);
    const time = await readHandoverTime(db);
    const late = await countQueue(db, { state: 'late', before: lastHandover(time, deps.now()) });
    const found = { ...page, rows: page.rows.map(toRow) };
    return ok({ success: true, ...found, late: countOf(late), time, couriers: await knownCouriers() });
  });

  serveCall(app, calls.getHandover, ({ params }) => shown(params.handoverId, ok(null)));

  serveCall(app, calls.openHandover, async ({ staff, body }) => {
    const opened = await openHandover(deps, staff, body.courier);
    return opened.ok ? shown(opened.value.id, ok(null)) : opened;
  });

  serveCall(app, calls.openHandoverByScan, async ({ staff, body }) => {
    const opened = await openByScan(deps, staff, body.code);
    return opened.ok ? shown(opened.value.id, ok(null)) : opened;
  });

  serveCall(app, calls.discardHandover, async ({ staff, params }) => {
    const done = await discardHandover(deps, staff, params.handoverId);
    return done.ok ? ok({ success: true }) : done;
  });

  serveCall(app, calls.scanOut, async ({ staff, params, body }) => {
    const { code, parcelId = null } = body;
    const scanned = await scanOut(deps, staff, { ...params, code, parcelId });
    if (!scanned.ok) return scanned;
    const view = await shown(params.handoverId, ok(null));
    return view.ok ? ok({ ...view.value, ...scanned.value }) : view;
  });

  serveCall(app, calls.takeOutOfHandover, async ({ staff, params, body }) =>
    shown(params.handoverId, await takeOutOfHandover(deps, staff, { ...params, ...body })),
  );

  serveCall(app, calls.askForPickup, async ({ staff, params }) =>
    shown(params.handoverId, await askForPickup(deps, staff, params.handoverId)),
  );

  serveCall(app, calls.closeHandover, async ({ staff, params, body }) => {
    const { handedTo = '' } = body;
    return shown(params.handoverId, await closeHandover(deps, staff, { ...params, handedTo }));
  });

  serveFile(app, calls.printManifest, ({ params }) => printManifest(deps, params.handoverId));

  async function knownCouriers(): Promise<string[]> {
    const { apis, byNumber } = deps.couriers;
    const { waiting, latest } = await listKnownCouriers(db);
    const setUp = [...apis.map(({ name }) => name), ...byNumber].map((name) => COURIER_TITLES[name]);
    return courierChoices(waiting, setUp, latest);
  }

  async function shown(id: string, done: Result<null, Failure>) {
    if (!done.ok) return done;
    const handover = await findHandover(db, { id });
    if (handover === null) return err({ code: 'HANDOVER_NOT_FOUND' } as const);
    const parcels = (await listHandoverParcels(db, id)).toReversed().map(toParcelView);
    const view = {
      ...toRow(handover),
      handedTo: handover.handedTo,
      canAskForPickup: pickupOf(deps, handover.courier) !== null,
      pickupAskedAt: handover.pickupAskedAt?.toISOString() ?? null,
      parcels,
    };
    return ok({ success: true as const, handover: view });
  }
}

function toRow(handover: Handover): calls.HandoverRow {
  const { id, number, courier, openedAt, closingAt, closedAt, scanned, handedOver, refused } = handover;
  return {
    ...{ id, number, courier, scanned, handedOver, refused },
    state: closedAt !== null ? 'closed' : closingAt === null ? 'open' : 'closing',
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

function toParcelView(one: HandoverParcel): calls.HandoverParcelView {
  const { parcelId, number, trackingNumber, weightGrams, currentGrams, toCollectPaise, result, refusal } =
    one;
  return {
    ...{ parcelId, number, trackingNumber, result, refusal },
    weightGrams: weightGrams ?? currentGrams,
    toCollect: toCollectPaise ? rupeesFromPaise(paise(toCollectPaise)) : null,
  };
}
