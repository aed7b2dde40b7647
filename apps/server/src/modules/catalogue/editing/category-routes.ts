import type { CategoryEditView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import * as calls from '@ilaneer/contract/staff/catalogue/categories';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Failure } from '../../../http/failure.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { listAllCategories } from './category-repository.ts';
import {
  changeCategory,
  deleteCategory,
  makeCategory,
  mergeCategory,
  toCategoryEdit,
} from './change-categories.ts';
import type { EditingDeps } from './edit-product.ts';

export function categoryRoutes(app: FastifyInstance, deps: EditingDeps): void {
  const reply = (edited: Result<CategoryEditView, Failure>) =>
    edited.ok ? ok({ success: true as const, category: edited.value }) : edited;
  const at = (categoryId: string, headers: { readonly 'if-match': string }) => ({
    categoryId,
    version: matchedVersion(headers),
  });

  serveCall(app, calls.listStaffCategories, async () => {
    const categories = await listAllCategories(deps.db);
    return ok({ success: true, categories: categories.map(toCategoryEdit) });
  });

  serveCall(app, calls.makeCategory, async ({ staff, body }) => reply(await makeCategory(deps, staff, body)));

  serveCall(app, calls.changeCategory, async ({ staff, params, headers, body }) =>
    reply(await changeCategory(deps, staff, at(params.categoryId, headers), body)),
  );

  serveCall(app, calls.mergeCategory, async ({ staff, params, headers, body }) =>
    reply(await mergeCategory(deps, staff, at(params.categoryId, headers), body.into)),
  );

  serveCall(app, calls.deleteCategory, async ({ staff, params, headers }) => {
    const deleted = await deleteCategory(deps, staff, at(params.categoryId, headers));
    return deleted.ok ? ok({ success: true }) : deleted;
  });
}
