import * as calls from '@ilaneer/contract/staff/content/faq';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { serveCall } from '../../../http/serve-call.ts';
import type { ContentDeps } from '../content-cache.ts';
import { type FaqCategoryRow, listFaqCategories } from '../repository.ts';
import { changeFaqCategory, deleteFaqCategory, makeFaqCategory, orderFaqCategories } from './change-faq.ts';
import { toStaffFaqCategory } from './faq-views.ts';

export function faqRoutes(app: FastifyInstance, deps: Deps & ContentDeps): void {
  const reply = (saved: Result<FaqCategoryRow, Failure>) =>
    saved.ok ? ok({ success: true as const, category: toStaffFaqCategory(saved.value) }) : saved;
  const replyAll = (categories: readonly FaqCategoryRow[]) =>
    ok({ success: true as const, categories: categories.map(toStaffFaqCategory) });

  serveCall(app, calls.listFaqCategories, async () => replyAll(await listFaqCategories(deps.db)));

  serveCall(app, calls.makeFaqCategory, async ({ staff, body }) =>
    reply(await makeFaqCategory(deps, staff, body)),
  );

  serveCall(app, calls.changeFaqCategory, async ({ staff, params: { categoryId }, headers, body }) =>
    reply(await changeFaqCategory(deps, staff, { categoryId, version: matchedVersion(headers) }, body)),
  );

  serveCall(app, calls.deleteFaqCategory, async ({ staff, params: { categoryId }, headers }) => {
    const at = { categoryId, version: matchedVersion(headers) };
    const deleted = await deleteFaqCategory(deps, staff, at);
    return deleted.ok ? ok({ success: true }) : deleted;
  });

  serveCall(app, calls.orderFaqCategories, async ({ staff, body }) => {
    const ordered = await orderFaqCategories(deps, staff, body.ids);
    return ordered.ok ? replyAll(ordered.value) : ordered;
  });
}
