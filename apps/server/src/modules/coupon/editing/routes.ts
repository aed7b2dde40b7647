import * as calls from '@ilaneer/contract/staff/shop/coupons';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { serveFile } from '../../../http/serve-file.ts';
import { exportCodes, makeBatch, switchCodes } from './bulk-codes.ts';
import { toBatchView, toStaffCoupon } from './coupon-views.ts';
import {
  type CouponBatch,
  type CouponWithFigures,
  findSingleCoupon,
  listBatches,
  listSingleCoupons,
} from './desk-repository.ts';
import { changeByStaff, makeByStaff } from './save-coupon.ts';

export function couponRoutes(app: FastifyInstance, deps: Deps): void {
  const viewOf = ({ row, figures }: CouponWithFigures) => toStaffCoupon(row, figures);
  const reply = (saved: Result<CouponWithFigures, Failure>) =>
    saved.ok ? ok({ success: true as const, coupon: viewOf(saved.value) }) : saved;
  const batchReply = (saved: Result<CouponBatch, Failure>) =>
    saved.ok ? ok({ success: true as const, batch: toBatchView(saved.value) }) : saved;

  serveCall(app, calls.listStaffCoupons, async () =>
    ok({ success: true, coupons: (await listSingleCoupons(deps.db)).map(viewOf) }),
  );

  serveCall(app, calls.readStaffCoupon, async ({ params }) => {
    const found = await findSingleCoupon(deps.db, params.couponId);
    return found === null ? err({ code: 'COUPON_NOT_FOUND' }) : reply(ok(found));
  });

  serveCall(app, calls.makeStaffCoupon, async ({ staff, body }) =>
    reply(await makeByStaff(deps, staff, body)),
  );

  serveCall(app, calls.changeStaffCoupon, async ({ staff, params, headers, body }) => {
    const at = { couponId: params.couponId, version: matchedVersion(headers) };
    return reply(await changeByStaff(deps, staff, at, body));
  });

  serveCall(app, calls.listCouponBatches, async () =>
    ok({ success: true, batches: (await listBatches(deps.db)).map(toBatchView) }),
  );

  serveCall(app, calls.makeCouponBatch, async ({ staff, body }) =>
    batchReply(await makeBatch(deps, staff, body)),
  );

  serveCall(app, calls.switchCouponBatch, async ({ staff, params, headers, body }) => {
    const at = { couponBatchId: params.couponBatchId, version: matchedVersion(headers) };
    return batchReply(await switchCodes(deps, staff, at, body.active));
  });

  serveFile(app, calls.exportCouponCodes, ({ staff, params }) =>
    exportCodes(deps, staff, params.couponBatchId),
  );
}
