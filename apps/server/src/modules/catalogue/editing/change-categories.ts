import type { CategoryEditView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import type { Actor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { afterCommit, transact } from '../../../db/transact.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import {
  type CountedCategory,
  hasChildren,
  insertCategory,
  isInUse,
  listAllCategories,
  lockCategories,
  moveContents,
  removeCategory,
  type StoredCategory,
  updateCategory,
} from './category-repository.ts';
import type { EditingDeps, SavingDeps } from './edit-product.ts';

export type CategoryForm = {
  readonly name: string;
  readonly description: string;
  readonly hsnCode: string;
  readonly parentId: string | null;
  readonly position: number;
  readonly active: boolean;
};

export type CategoryAt = { readonly categoryId: string; readonly version: number };

type Edited = Result<CategoryEditView, Failure>;

export function makeCategory(deps: EditingDeps, actor: Actor, form: CategoryForm): Promise<Edited> {
  return transact(deps.db, (tx) => makeCategoryIn(tx, deps, actor, form));
}

/** Within a transaction; an id may be given. */
export async function makeCategoryIn(
  tx: Database,
  deps: SavingDeps,
  actor: Actor,
  { id = deps.newId(), ...form }: CategoryForm & { readonly id?: string },
): Promise<Edited> {
  const refused = await problemOfParent(tx, null, form.parentId);
  if (refused !== null) return err(refused);
  const at = deps.now();
  await insertCategory(tx, { ...form, id, createdAt: at, updatedAt: at });
  return ok(await finish(tx, deps, actor, 'made', null, id));
}

/** Changes or moves a category. Errors: CATEGORY_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED. */
export function changeCategory(
  deps: EditingDeps,
  actor: Actor,
  at: CategoryAt,
  form: Partial<CategoryForm>,
): Promise<Edited> {
  return transact(deps.db, async (tx): Promise<Edited> => {
    const before = await findAt(tx, at);
    if (!before.ok) return before;
    if (form.parentId !== undefined) {
      const refused = await problemOfParent(tx, at.categoryId, form.parentId);
      if (refused !== null) return err(refused);
    }
    await updateCategory(tx, at.categoryId, { ...form, updatedAt: deps.now() });
    return ok(await finish(tx, deps, actor, 'changed', before.value, at.categoryId));
  });
}

/** Same or higher level only. Errors: CATEGORY_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED. */
export function mergeCategory(
  deps: EditingDeps,
  actor: Actor,
  at: CategoryAt,
  into: string,
): Promise<Edited> {
  return transact(deps.db, async (tx): Promise<Edited> => {
    const before = await findAt(tx, at, into);
    if (!before.ok) return before;
    const target = (await listAllCategories(tx)).find(({ id }) => id === into);
    const refuse = (message: string) => err(invalid([{ field: 'into', message }]));
    if (target === undefined || into === at.categoryId) return refuse('Please choose another category');
    if (target.parentId !== null && (await hasChildren(tx, at.categoryId))) {
      return refuse('A category with subcategories can only go into one at the top');
    }
    await moveContents(tx, at.categoryId, into, deps.now());
    await removeCategory(tx, at.categoryId);
    record(tx, deps, actor, `put into ${target.name}`, before.value, null);
    return ok(await finish(tx, deps, actor, `took in ${before.value.name}`, target, into));
  });
}

/** Errors: CATEGORY_NOT_FOUND, VERSION_STALE, CATEGORY_IN_USE. */
export function deleteCategory(
  deps: EditingDeps,
  actor: Actor,
  at: CategoryAt,
): Promise<Result<null, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<null, Failure>> => {
    const before = await findAt(tx, at);
    if (!before.ok) return before;
    if (await isInUse(tx, at.categoryId)) return err({ code: 'CATEGORY_IN_USE' });
    await removeCategory(tx, at.categoryId);
    record(tx, deps, actor, 'deleted', before.value, null);
    afterCommit(tx, deps.catalogue.markStale);
    return ok(null);
  });
}

export function toCategoryEdit({ createdAt: _, updatedAt: __, ...row }: CountedCategory): CategoryEditView {
  return row;
}

async function findAt(
  tx: Database,
  { categoryId, version }: CategoryAt,
  ...others: readonly string[]
): Promise<Result<StoredCategory, Failure>> {
  const locked = await lockCategories(tx, [categoryId, ...others]);
  const found = locked.find(({ id }) => id === categoryId);
  if (found === undefined) return err({ code: 'CATEGORY_NOT_FOUND' });
  if (found.version !== version) {
    return err({ code: 'VERSION_STALE', data: { current: await findView(tx, categoryId) } });
  }
  return ok(found);
}

// Two levels only (CATALOGUE-36).
async function problemOfParent(
  tx: Database,
  categoryId: string | null,
  parentId: string | null,
): Promise<Failure | null> {
  if (parentId === null) return null;
  const refuse = (message: string) => invalid([{ field: 'parentId', message }]);
  const [parent] = await lockCategories(tx, [parentId]);
  if (parent === undefined || parentId === categoryId) return refuse('Please choose another category');
  if (parent.parentId !== null) return refuse(`${parent.name} is a subcategory itself`);
  if (categoryId !== null && (await hasChildren(tx, categoryId))) {
    return refuse('A category with subcategories stays at the top');
  }
  return null;
}

async function finish(
  tx: Database,
  deps: SavingDeps,
  actor: Actor,
  action: string,
  before: StoredCategory | null,
  id: string,
): Promise<CategoryEditView> {
  const view = await findView(tx, id);
  if (view === null) throw new Error(`category ${id} is gone while it is changed`);
  record(tx, deps, actor, action, before, view);
  afterCommit(tx, deps.catalogue.markStale);
  return view;
}

async function findView(tx: Database, id: string): Promise<CategoryEditView | null> {
  const found = (await listAllCategories(tx)).find((category) => category.id === id);
  return found === undefined ? null : toCategoryEdit(found);
}

function record(
  tx: Database,
  deps: SavingDeps,
  actor: Actor,
  action: string,
  before: CategoryForm | null,
  after: (CategoryForm & { readonly id: string }) | null,
): void {
  const known = after ?? before;
  const facts = (one: CategoryForm) => ({
    name: one.name,
    description: one.description,
    hsnCode: one.hsnCode,
    parentId: one.parentId,
    position: one.position,
    active: one.active,
  });
  recordAct(tx, deps, actor, {
    action,
    kind: 'category',
    id: idOf(before) ?? after?.id ?? '',
    label: known?.name ?? '',
    before: before === null ? null : facts(before),
    after: after === null ? null : facts(after),
    reason: null,
  });
}

function idOf(category: object | null): string | null {
  return category !== null && 'id' in category ? String(category.id) : null;
}
