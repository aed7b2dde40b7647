import { isDeepStrictEqual } from 'node:util';
import type { SitePageForm } from '@ilaneer/contract/staff/content/site-pages';
import type { Actor } from '@ilaneer/domain/actor/actor';
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
import type { AuditedDeps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import {
  DRAFT,
  insertSitePage,
  insertSiteVersion,
  lockSitePage,
  removeSitePage,
  shownNameOf,
  touchSitePage,
  unscheduleSitePage,
} from '../site-page-repository.ts';
import {
  editPage,
  type PageAt,
  type PageDeps,
  record,
  recorded,
  type Saved,
  stale,
} from './edit-site-page.ts';

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
  const shown = { shownFrom: at, shownBy: shownNameOf(actor) };
  await insertSiteVersion(tx, actor, { slug, number, ...page, ...shown, savedAt: at });
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
    await insertSiteVersion(tx, actor, { slug, number: 1, ...page, ...DRAFT, savedAt: at });
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
    if (problems.length > 0) return invalid(problems);
    const now = deps.now();
    const { shownFrom = null, shownBy = null } = before?.latest ?? {};
    const shown = shownFrom !== null && shownFrom > now ? { shownFrom, shownBy } : DRAFT;
    if (before === null) await insertSitePage(tx, slug, now);
    else await unscheduleSitePage(tx, slug, now);
    const number = (before?.latest.number ?? 0) + 1;
    await insertSiteVersion(tx, actor, { slug, number, ...page, ...shown, savedAt: now });
    if (before !== null) await touchSitePage(tx, slug, now);
    return null;
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

function contentOf({ title, description, sections }: WrittenSitePage): WrittenSitePage {
  return { title, description, sections };
}
