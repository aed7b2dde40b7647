import type { BannerForm } from '@ilaneer/contract/staff/content/banners';
import type { Actor } from '@ilaneer/domain/actor/actor';
import { bannerProblems, type Focus, USUAL_FOCUS, type WrittenBanner } from '@ilaneer/domain/content/banner';
import { isWholeOrder } from '@ilaneer/domain/content/whole-order';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { afterCommit, transact } from '../../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import type { CatalogueCache } from '../catalogue-cache.ts';
import type { BannerRow } from '../repository.ts';
import {
  deleteBanner as deleteRow,
  insertBanner,
  listAllBanners,
  lockBanner,
  lockBannerOrder,
  nextBannerPosition,
  updateBanner,
  updateBannerOrder,
} from './banner-repository.ts';
import { toBannerColumns, toStaffBanner, toWrittenBanner } from './banner-views.ts';

type WritingDeps = Pick<Deps, 'newId'> &
  AuditedDeps & { readonly catalogue: Pick<CatalogueCache, 'markStale'> };
type BannerDeps = Pick<Deps, 'db'> & WritingDeps;
type BannerAt = { readonly bannerId: string; readonly version: number };
type Changed = Promise<Result<BannerRow, Failure>>;

type NewBanner = Omit<
  WrittenBanner,
  'focusWide' | 'focusTall' | 'textTone' | 'isShown' | 'shownFrom' | 'shownUntil'
> &
  Partial<WrittenBanner> & { readonly id?: string; readonly position: number };

/** CONTENT-28. Errors: VALIDATION_FAILED by field. */
export async function makeBannerIn(
  tx: Database,
  deps: WritingDeps,
  actor: Actor,
  { id = deps.newId(), position, ...given }: NewBanner,
): Changed {
  const banner: WrittenBanner = {
    focusWide: USUAL_FOCUS.wide,
    focusTall: USUAL_FOCUS.tall,
    textTone: 'dark',
    isShown: true,
    shownFrom: null,
    shownUntil: null,
    ...given,
  };
  const problems = bannerProblems(banner);
  if (problems.length > 0) return err(invalid(problems));
  const made = await insertBanner(tx, { ...toBannerColumns(banner), id, position });
  record(tx, deps, actor, 'made', null, made);
  return ok(made);
}

/** CONTENT-33. Errors: VALIDATION_FAILED by field. */
export function makeBanner(deps: BannerDeps, actor: Actor, form: BannerForm): Changed {
  return transact(deps.db, async (tx) => {
    await lockBannerOrder(tx);
    const position = await nextBannerPosition(tx);
    return makeBannerIn(tx, deps, actor, { ...toWrittenBanner(form), position });
  });
}

/** CONTENT-33. Errors: BANNER_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED by field. */
export function changeBanner(deps: BannerDeps, actor: Actor, at: BannerAt, form: BannerForm): Changed {
  return transact(deps.db, async (tx): Changed => {
    const found = await findAt(tx, at);
    if (!found.ok) return found;
    const banner = toWrittenBanner(form);
    const problems = bannerProblems(banner);
    if (problems.length > 0) return err(invalid(problems));
    const changed = await updateBanner(tx, at.bannerId, toBannerColumns(banner));
    record(tx, deps, actor, 'changed', found.value, changed);
    return ok(changed);
  });
}

/** CONTENT-33. Errors: BANNER_NOT_FOUND, VERSION_STALE. */
export function deleteBanner(deps: BannerDeps, actor: Actor, at: BannerAt): Promise<Result<null, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<null, Failure>> => {
    const found = await findAt(tx, at);
    if (!found.ok) return found;
    await deleteRow(tx, at.bannerId);
    record(tx, deps, actor, 'deleted', found.value, null);
    return ok(null);
  });
}

/** CONTENT-33. Errors: VERSION_STALE if the ids are not those of all banners. */
export function orderBanners(
  deps: BannerDeps,
  actor: Actor,
  ids: readonly string[],
): Promise<Result<readonly BannerRow[], Failure>> {
  return transact(deps.db, async (tx): Promise<Result<readonly BannerRow[], Failure>> => {
    const before = await lockBannerOrder(tx);
    const known = before.map(({ id }) => id);
    if (!isWholeOrder(ids, known)) {
      return err({ code: 'VERSION_STALE', data: { current: before.map(toStaffBanner) } });
    }
    if (known.every((id, index) => id === ids[index])) return ok(before);
    await updateBannerOrder(tx, ids);
    const after = await listAllBanners(tx);
    recordAct(tx, deps, actor, {
      action: 'ordered',
      kind: 'content',
      id: 'banners',
      label: 'Banners',
      before: { order: before.map(nameOf) },
      after: { order: after.map(nameOf) },
      reason: null,
    });
    afterCommit(tx, deps.catalogue.markStale);
    return ok(after);
  });
}

async function findAt(tx: Database, { bannerId, version }: BannerAt): Changed {
  const found = await lockBanner(tx, bannerId);
  if (found === null) return err({ code: 'BANNER_NOT_FOUND' });
  if (found.version === version) return ok(found);
  return err({ code: 'VERSION_STALE', data: { current: toStaffBanner(found) } });
}

function record(
  tx: Database,
  deps: WritingDeps,
  actor: Actor,
  action: string,
  before: BannerRow | null,
  after: BannerRow | null,
): void {
  const some = after ?? before;
  recordAct(tx, deps, actor, {
    action,
    kind: 'content',
    id: some?.id ?? '',
    label: some === null ? '' : nameOf(some),
    before: before && facts(before),
    after: after && facts(after),
    reason: null,
  });
  afterCommit(tx, deps.catalogue.markStale);
}

function facts(banner: BannerRow) {
  const { id: _, version: __, focusWide, focusTall, ...facts } = toStaffBanner(banner);
  const point = ({ across, down }: Focus) => `${across}% from the left, ${down}% from the top`;
  return { ...facts, focusWide: point(focusWide), focusTall: point(focusTall) };
}

function nameOf({ headline, title }: BannerRow): string {
  return headline || title;
}
