import type { Actor } from '@ilaneer/domain/actor/actor';
import { fixedPage, sitePageProblems } from '@ilaneer/domain/page/site-page';
import type { Replaced } from '../../../db/schema/content/site-page.ts';
import { invalid } from '../../../http/failure.ts';
import {
  DRAFT,
  type SitePage,
  shownNameOf,
  showSiteVersion,
  touchSitePage,
  unscheduleSitePage,
} from '../site-page-repository.ts';
import { editPage, type PageAt, type PageDeps, type Saved } from './edit-site-page.ts';

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
    if (before === null) return invalid([{ field: 'sections', message: 'Save the page first' }]);
    await unscheduleSitePage(tx, slug, now);
    if (!isPublic) {
      const hiddenAt = fixedPage(slug) === null ? now : null;
      await touchSitePage(tx, slug, now, { hiddenAt, replaced: null });
      return null;
    }
    const { latest, shown } = before;
    const problems = sitePageProblems(slug, latest);
    if (problems.length > 0) return invalid(problems);
    const isShown = shown?.number === latest.number;
    const shownBy = shownNameOf(actor);
    if (!isShown) await showSiteVersion(tx, latest, { shownFrom: isLater ? from : now, shownBy });
    const published = { hiddenAt: null, ...(!isShown && { replaced: replacedBy(before, now) }) };
    await touchSitePage(tx, slug, now, isLater ? {} : published);
    return null;
  });
}

/** CONTENT-45. Errors: PAGE_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED without a schedule. */
export function endSchedule(deps: PageDeps, actor: Actor, at: PageAt): Promise<Saved> {
  const now = deps.now();
  return editPage(deps, actor, at, 'ended the schedule', async (tx, before) => {
    if (before === null || !isScheduled(before, now))
      return invalid([{ field: 'schedule', message: 'This page has no schedule any more' }]);
    await unscheduleSitePage(tx, at.slug, now);
    await touchSitePage(tx, at.slug, now);
    return null;
  });
}

/**
 * CONTENT-46. `shownSince`: of the publication; a schedule that it ended begins again, for the latest version. Errors:
 * PAGE_NOT_FOUND, VERSION_STALE, PUBLICATION_REPLACED.
 */
export function undoPublication(deps: PageDeps, actor: Actor, at: PageAt, shownSince: Date): Promise<Saved> {
  const { slug } = at;
  const now = deps.now();
  return editPage(deps, actor, at, 'took back the publication', async (tx, before) => {
    const { shown = null, replaced = null } = before ?? {};
    const published = shown?.shownFrom?.toISOString();
    const isLast = replaced?.at === published && shownSince.toISOString() === published;
    if (before === null || shown === null || replaced === null || !isLast)
      return { code: 'PUBLICATION_REPLACED' };
    const earlier = { shownFrom: momentOf(replaced.shownFrom), shownBy: replaced.shownBy };
    const isToCome = earlier.shownFrom !== null && earlier.shownFrom > now;
    await showSiteVersion(tx, shown, isToCome ? DRAFT : earlier);
    if (isToCome && !isScheduled(before, now)) await showSiteVersion(tx, before.latest, earlier);
    await touchSitePage(tx, slug, now, { hiddenAt: momentOf(replaced.hiddenAt), replaced: null });
    return null;
  });
}

function replacedBy({ hiddenAt, latest }: SitePage, now: Date): Replaced {
  return {
    at: now.toISOString(),
    hiddenAt: hiddenAt?.toISOString() ?? null,
    shownFrom: latest.shownFrom?.toISOString() ?? null,
    shownBy: latest.shownBy,
  };
}

function isScheduled({ latest: { shownFrom } }: SitePage, now: Date): boolean {
  return shownFrom !== null && shownFrom > now;
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
