import type { Actor } from '@ilaneer/domain/actor/actor';
import { SECTION_KINDS } from '@ilaneer/domain/page/section-kinds';
import { fixedPage } from '@ilaneer/domain/page/site-page';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { afterCommit, transact } from '../../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import type { ContentDeps } from '../content-cache.ts';
import { lockSitePage, type SitePage } from '../site-page-repository.ts';
import { toStaffSitePage } from '../site-page-views.ts';

export type PageDeps = Pick<Deps, 'db'> & AuditedDeps & ContentDeps;
export type PageAt = { readonly slug: string; readonly version: number };
export type Saved = Result<SitePage, Failure>;

/** Errors: PAGE_NOT_FOUND, VERSION_STALE, and those of `edit`, which undo its writes. */
export function editPage(
  deps: PageDeps,
  actor: Actor,
  { slug, version }: PageAt,
  action: string,
  edit: (tx: Database, before: SitePage | null) => Promise<Failure | null>,
): Promise<Saved> {
  return transact(deps.db, async (tx): Promise<Saved> => {
    const before = await lockSitePage(tx, slug, deps.now());
    if (before === null && fixedPage(slug) === null) return err({ code: 'PAGE_NOT_FOUND' });
    if ((before?.version ?? 0) !== version) return err(stale(before, deps, slug));
    const failure = await edit(tx, before);
    if (failure !== null) return err(failure);
    afterCommit(tx, deps.content.markStale);
    return ok(await recorded(tx, deps, actor, action, before, slug));
  });
}

export function stale(before: SitePage | null, deps: Pick<Deps, 'now'>, slug = before?.slug ?? ''): Failure {
  return { code: 'VERSION_STALE', data: { current: toStaffSitePage(slug, before, deps.now()) } };
}

export async function recorded(
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

/** The words themselves are in the versions. */
export function record(
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
