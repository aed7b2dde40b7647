import * as calls from '@ilaneer/contract/staff/shop/promotions';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { serveCall } from '../../../http/serve-call.ts';
import {
  findPromotionForStaff,
  listPromotionsForStaff,
  type PromotionWithFigures,
} from './desk-repository.ts';
import { toStaffPromotion } from './promotion-views.ts';
import { changePromotion, makePromotion } from './save-promotion.ts';

export function promotionRoutes(app: FastifyInstance, deps: Deps): void {
  const viewOf = ({ row, figures }: PromotionWithFigures) => toStaffPromotion(row, figures);
  const reply = (saved: Result<PromotionWithFigures, Failure>) =>
    saved.ok ? ok({ success: true as const, promotion: viewOf(saved.value) }) : saved;

  serveCall(app, calls.listPromotions, async () =>
    ok({ success: true, promotions: (await listPromotionsForStaff(deps.db)).map(viewOf) }),
  );

  serveCall(app, calls.readPromotion, async ({ params }) => {
    const found = await findPromotionForStaff(deps.db, params.promotionId);
    return found === null ? err({ code: 'PROMOTION_NOT_FOUND' }) : reply(ok(found));
  });

  serveCall(app, calls.makePromotion, async ({ staff, body }) =>
    reply(await makePromotion(deps, staff, body)),
  );

  serveCall(app, calls.changePromotion, async ({ staff, params, headers, body }) => {
    const at = { promotionId: params.promotionId, version: matchedVersion(headers) };
    return reply(await changePromotion(deps, staff, at, body));
  });
}
