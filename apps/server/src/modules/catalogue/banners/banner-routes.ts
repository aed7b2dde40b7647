import * as calls from '@ilaneer/contract/staff/content/banners';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { serveCall } from '../../../http/serve-call.ts';
import type { CatalogueDeps } from '../catalogue-cache.ts';
import type { BannerRow } from '../repository.ts';
import { listAllBanners } from './banner-repository.ts';
import { toStaffBanner } from './banner-views.ts';
import { changeBanner, deleteBanner, makeBanner, orderBanners } from './change-banners.ts';

export function bannerRoutes(app: FastifyInstance, deps: Deps & CatalogueDeps): void {
  const reply = (saved: Result<BannerRow, Failure>) =>
    saved.ok ? ok({ success: true as const, banner: toStaffBanner(saved.value) }) : saved;
  const replyAll = (banners: readonly BannerRow[]) =>
    ok({ success: true as const, banners: banners.map(toStaffBanner) });

  serveCall(app, calls.listBanners, async () => replyAll(await listAllBanners(deps.db)));

  serveCall(app, calls.makeBanner, async ({ staff, body }) => reply(await makeBanner(deps, staff, body)));

  serveCall(app, calls.changeBanner, async ({ staff, params: { bannerId }, headers, body }) =>
    reply(await changeBanner(deps, staff, { bannerId, version: matchedVersion(headers) }, body)),
  );

  serveCall(app, calls.deleteBanner, async ({ staff, params: { bannerId }, headers }) => {
    const deleted = await deleteBanner(deps, staff, { bannerId, version: matchedVersion(headers) });
    return deleted.ok ? ok({ success: true }) : deleted;
  });

  serveCall(app, calls.orderBanners, async ({ staff, body }) => {
    const ordered = await orderBanners(deps, staff, body.ids);
    return ordered.ok ? replyAll(ordered.value) : ordered;
  });
}
