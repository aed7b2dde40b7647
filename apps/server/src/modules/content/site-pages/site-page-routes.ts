import * as calls from '@ilaneer/contract/staff/content/site-pages';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { sectionProblems, trimSection } from '@ilaneer/domain/page/section-problems';
import { FIXED_SLUGS, fixedPage } from '@ilaneer/domain/page/site-page';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { serveCall } from '../../../http/serve-call.ts';
import type { ContentDeps } from '../content-cache.ts';
import { findSitePage, listSitePageRows, listSiteVersions, type SitePage } from '../site-page-repository.ts';
import { toSectionViews, toStaffSitePage } from '../site-page-views.ts';
import { changeSitePage, deleteSitePage, makeSitePage } from './change-site-page.ts';
import { endSchedule, publishSitePage, undoPublication } from './publish-site-page.ts';

const VERSIONS_A_PAGE = 20;

export function sitePageRoutes(app: FastifyInstance, deps: Deps & ContentDeps): void {
  const { db } = deps;
  const reply = (saved: Result<SitePage, Failure>) =>
    saved.ok
      ? ok({ success: true as const, page: toStaffSitePage(saved.value.slug, saved.value, deps.now()) })
      : saved;

  serveCall(app, calls.listSitePages, async () => {
    const now = deps.now();
    const written = await listSitePageRows(db, now);
    const slugs = [...FIXED_SLUGS, ...written.map(({ slug }) => slug).filter((slug) => !fixedPage(slug))];
    const pages = slugs.map((slug) => {
      const page = written.find((one) => one.slug === slug) ?? null;
      const {
        sections: _,
        description: __,
        version: ___,
        shownSince: ____,
        ...row
      } = toStaffSitePage(slug, page, now);
      return { ...row, updatedAt: page?.updatedAt.toISOString() ?? null };
    });
    return ok({ success: true, pages });
  });

  serveCall(app, calls.getStaffSitePage, async ({ params: { slug } }) => {
    const now = deps.now();
    const page = await findSitePage(db, slug, now);
    if (page === null && fixedPage(slug) === null) return err({ code: 'PAGE_NOT_FOUND' });
    return ok({ success: true, page: toStaffSitePage(slug, page, now) });
  });

  serveCall(app, calls.makeSitePage, async ({ staff, body }) => reply(await makeSitePage(deps, staff, body)));

  serveCall(app, calls.changeSitePage, async ({ staff, params: { slug }, headers, body }) =>
    reply(await changeSitePage(deps, staff, { slug, version: matchedVersion(headers) }, body)),
  );

  serveCall(app, calls.publishSitePage, async ({ staff, params: { slug }, headers, body }) => {
    const { isPublic, from } = body;
    const publication = { isPublic, from: from === null ? null : new Date(from) };
    return reply(await publishSitePage(deps, staff, { slug, version: matchedVersion(headers) }, publication));
  });

  serveCall(app, calls.undoSitePagePublication, async ({ staff, params: { slug }, headers, body }) => {
    const at = { slug, version: matchedVersion(headers) };
    return reply(await undoPublication(deps, staff, at, new Date(body.shownSince)));
  });

  serveCall(app, calls.endSitePageSchedule, async ({ staff, params: { slug }, headers }) =>
    reply(await endSchedule(deps, staff, { slug, version: matchedVersion(headers) })),
  );

  serveCall(app, calls.deleteSitePage, async ({ staff, params: { slug }, headers }) => {
    const deleted = await deleteSitePage(deps, staff, { slug, version: matchedVersion(headers) });
    return deleted.ok ? ok({ success: true }) : deleted;
  });

  serveCall(app, calls.listSitePageVersions, async ({ params: { slug }, query: { before = null } }) => {
    const found = await listSiteVersions(db, slug, { before, limit: VERSIONS_A_PAGE + 1 });
    const page = found.slice(0, VERSIONS_A_PAGE);
    return ok({
      success: true,
      versions: page.map(
        ({ number, title, description, sections, savedAt, actorName, shownFrom, shownBy }) => ({
          ...{ number, title, description, sections: [...sections] },
          savedAt: savedAt.toISOString(),
          savedBy: actorName,
          shownFrom: shownFrom?.toISOString() ?? null,
          shownBy,
        }),
      ),
      next: found.length > page.length ? (page.at(-1)?.number ?? null) : null,
    });
  });

  serveCall(app, calls.previewSections, async ({ body }) => {
    const sections = body.sections.map(trimSection);
    const problems = sections.flatMap((section, index) =>
      sectionProblems(section).map(({ field, message }) => ({
        field: `sections.${index}.${field}`,
        message,
      })),
    );
    if (problems.length > 0) return err(invalid(problems));
    return ok({ success: true, sections: toSectionViews(sections) });
  });
}
