import { isDeepStrictEqual } from 'node:util';
import type { SitePageForm } from '@ilaneer/contract/staff/content/site-pages';
import type { Actor } from '@ilaneer/domain/actor/actor';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { SECTION_KINDS } from '@ilaneer/domain/page/section-kinds';
import {
  fixedPage,
  sitePageProblems,
  slugProblems,
  trimSitePage,
  type WrittenSitePage,
} from '@ilaneer/domain/page/site-page';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { afterCommit, transact } from '../../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import type { ContentDeps } from '../content-cache.ts';
import {
  insertSitePage,
  insertSiteVersion,
  lockSitePage,
  removeSitePage,
  type SitePage,
  showSiteVersion,
  touchSitePage,
  unscheduleSitePage,
} from '../site-page-repository.ts';
import { toStaffSitePage } from '../site-page-views.ts';

type PageDeps = Pick<Deps, 'db'> & AuditedDeps & ContentDeps;
type PageAt = { readonly slug: string; readonly version: number };
type Saved = Result<SitePage, Failure>;

/**
 * The next version, shown at once, unless it is the same. The caller invalidates the content cache. Errors:
 * VALIDATION_FAILED by field.
 */
export async function writeSitePageIn(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  { slug, ...typed }: WrittenSitePage & { readonly slug: string },
): Promise<Result<'written' | 'unchanged', Failure>> {
  const page = trimSitePage(typed);
  const isFixed = fixedPage(slug) !== null;
  const problems = [...(isFixed ? [] : slugProblems(slug)), ...sitePageProblems(slug, page)];
  if (problems.length > 0) return err(invalid(problems));
  const at = deps.now();
  const before = await lockSitePage(tx, slug, at);
  if (before !== null && isDeepStrictEqual(page, contentOf(before.latest))) return ok('unchanged');
  if (before === null) await insertSitePage(tx, slug, at);
  const number = (before?.latest.number ?? 0) + 1;
  await insertSiteVersion(tx, actor, { slug, number, ...page, shownFrom: at, savedAt: at });
  await recorded(tx, deps, actor, before === null ? 'wrote' : 'changed', before, slug);
  return ok('written');
}

/** CONTENT-40. Errors: VALIDATION_FAILED by field. */
export function makeSitePage(
  deps: PageDeps,
  actor: Actor,
  { slug, title }: { readonly slug: string; readonly title: string },
): Promise<Saved> {
  return transact(deps.db, async (tx): Promise<Saved> => {
    const page = { title, description: '', sections: [] };
    const problems = [...slugProblems(slug), ...sitePageProblems(slug, page)];
    if (problems.length > 0) return err(invalid(problems));
    const at = deps.now();
    if (!(await insertSitePage(tx, slug, at))) {
      return err(invalid([{ field: 'slug', message: 'Another page has this address' }]));
    }
    await insertSiteVersion(tx, actor, { slug, number: 1, ...page, shownFrom: null, savedAt: at });
    return ok(await recorded(tx, deps, actor, 'wrote', null, slug));
  });
}

/**
 * The next version (CONTENT-42); a schedule passes to it. Errors: PAGE_NOT_FOUND, VERSION_STALE,
 * VALIDATION_FAILED by field.
 */
export function changeSitePage(deps: PageDeps, actor: Actor, at: PageAt, form: SitePageForm): Promise<Saved> {
  const { slug } = at;
  return editPage(deps, actor, at, 'changed', async (tx, before) => {
    const page = trimSitePage(form);
    const problems = sitePageProblems(slug, page);
    if (problems.length > 0) return problems;
    const now = deps.now();
    const from = before?.latest.shownFrom ?? null;
    const shownFrom = from !== null && from > now ? from : null;
    if (before === null) await insertSitePage(tx, slug, now);
    else await unscheduleSitePage(tx, slug, now);
    const number = (before?.latest.number ?? 0) + 1;
    await insertSiteVersion(tx, actor, { slug, number, ...page, shownFrom, savedAt: now });
    if (before !== null) await touchSitePage(tx, slug, before.hiddenAt, now);
    return [];
  });
}

type Publication = { readonly isPublic: boolean; readonly from: Date | null };

/** CONTENT-42. Errors: PAGE_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED by field. */
export function publishSitePage(
  deps: PageDeps,
  actor: Actor,
  at: PageAt,
  { isPublic, from }: Publication,
): Promise<Saved> {
  const { slug } = at;
  const now = deps.now();
  const isLater = isPublic && from !== null && from > now;
  const action = isPublic ? (isLater ? 'scheduled' : 'published') : 'hid';
  return editPage(deps, actor, at, action, async (tx, before) => {
    if (before === null) return [{ field: 'sections', message: 'Save the page first' }];
    await unscheduleSitePage(tx, slug, now);
    if (isPublic) {
      const problems = sitePageProblems(slug, before.latest);
      if (problems.length > 0) return problems;
      if (before.shown?.number !== before.latest.number)
        await showSiteVersion(tx, before.latest, isLater ? from : now);
    }
    const hiddenAt = isLater ? before.hiddenAt : isPublic || fixedPage(slug) !== null ? null : now;
    await touchSitePage(tx, slug, hiddenAt, now);
    return [];
  });
}

/** With its versions. Errors: PAGE_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED for a fixed page. */
export function deleteSitePage(
  deps: PageDeps,
  actor: Actor,
  { slug, version }: PageAt,
): Promise<Result<null, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<null, Failure>> => {
    const before = await lockSitePage(tx, slug, deps.now());
    if (before === null) return err({ code: 'PAGE_NOT_FOUND' });
    if (fixedPage(slug) !== null)
      return err(invalid([{ field: 'slug', message: 'This page is part of every shop' }]));
    if (before.version !== version) return err(stale(before, deps));
    await removeSitePage(tx, slug);
    record(tx, deps, actor, 'deleted', before, null);
    afterCommit(tx, deps.content.markStale);
    return ok(null);
  });
}

function editPage(
  deps: PageDeps,
  actor: Actor,
  { slug, version }: PageAt,
  action: string,
  edit: (tx: Database, before: SitePage | null) => Promise<readonly FieldProblem[]>,
): Promise<Saved> {
  return transact(deps.db, async (tx): Promise<Saved> => {
    const before = await lockSitePage(tx, slug, deps.now());
    if (before === null && fixedPage(slug) === null) return err({ code: 'PAGE_NOT_FOUND' });
    if ((before?.version ?? 0) !== version) return err(stale(before, deps, slug));
    const problems = await edit(tx, before);
    if (problems.length > 0) return err(invalid([...problems]));
    afterCommit(tx, deps.content.markStale);
    return ok(await recorded(tx, deps, actor, action, before, slug));
  });
}

function stale(before: SitePage | null, deps: Pick<Deps, 'now'>, slug = before?.slug ?? ''): Failure {
  return { code: 'VERSION_STALE', data: { current: toStaffSitePage(slug, before, deps.now()) } };
}

async function recorded(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  action: string,
  before: SitePage | null,
  slug: string,
): Promise<SitePage> {
  const after = await lockSitePage(tx, slug, deps.now());
  if (after === null) throw new Error(`page ${slug} is gone while it is written`);
  record(tx, deps, actor, action, before, after);
  return after;
}

function contentOf({ title, description, sections }: WrittenSitePage): WrittenSitePage {
  return { title, description, sections };
}

/** The words themselves are in the versions. */
function record(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  action: string,
  before: SitePage | null,
  after: SitePage | null,
): void {
  const facts = ({ latest, shown }: SitePage) => ({
    title: latest.title,
    description: latest.description,
    sections: latest.sections.map(({ kind }) => SECTION_KINDS[kind].label),
    versionSaved: latest.number,
    versionShown: shown?.number ?? null,
    shownFrom: latest.shownFrom?.toISOString() ?? null,
  });
  const { slug = '', latest } = after ?? before ?? {};
  recordAct(tx, deps, actor, {
    action,
    kind: 'content',
    id: slug,
    label: latest?.title ?? slug,
    before: before && facts(before),
    after: after && facts(after),
    reason: null,
  });
}
