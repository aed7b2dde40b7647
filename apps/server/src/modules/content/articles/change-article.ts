import type { ArticleForm } from '@ilaneer/contract/staff/content/articles';
import type { Actor } from '@ilaneer/domain/actor/actor';
import { readingMinutes } from '@ilaneer/domain/content/blog-post';
import { articleProblems, draftProblems } from '@ilaneer/domain/content/content-problems';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { afterCommit, transact } from '../../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import type { ContentDeps } from '../content-cache.ts';
import {
  hasAuthor,
  insertArticle,
  insertFormerSlug,
  isSlugTaken,
  lockArticle,
  removeArticle,
  type StaffArticle,
  updateArticle,
} from './article-repository.ts';
import { toStaffArticle } from './article-views.ts';

type ArticleDeps = Pick<Deps, 'db' | 'newId'> & AuditedDeps & ContentDeps;
type ArticleAt = { readonly articleId: string; readonly version: number };
type Saved = Result<StaffArticle, Failure>;

type NewArticle = ArticleForm & { readonly id?: string; readonly publishedAt?: Date };

/** Public with a moment, else a draft (CONTENT-36). The caller invalidates the content cache. Errors: VALIDATION_FAILED by field. */
export async function writeArticleIn(
  tx: Database,
  deps: Pick<Deps, 'newId'> & AuditedDeps,
  actor: Actor,
  { id = deps.newId(), publishedAt, ...form }: NewArticle,
): Promise<Saved> {
  const isPublic = publishedAt !== undefined;
  const problem = await problemOf(tx, id, form, isPublic);
  if (problem !== null) return err(problem);
  const at = publishedAt ?? deps.now();
  const article = { ...columnsOf(form), id, publishedAt: publishedAt ?? null, active: isPublic };
  await insertArticle(tx, { ...article, createdAt: at, updatedAt: at });
  return ok(await recorded(tx, deps, actor, 'wrote', null, id));
}

/** CONTENT-36. Errors: VALIDATION_FAILED by field. */
export function makeArticle(deps: ArticleDeps, actor: Actor, form: ArticleForm): Promise<Saved> {
  return transact(deps.db, (tx) => {
    // Its address may have been another's.
    afterCommit(tx, deps.content.markStale);
    return writeArticleIn(tx, deps, actor, form);
  });
}

/** CONTENT-36. Errors: ARTICLE_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED by field. */
export function changeArticle(
  deps: ArticleDeps,
  actor: Actor,
  at: ArticleAt,
  form: ArticleForm,
): Promise<Saved> {
  return editArticle(deps, actor, at, 'changed', async (tx, before) => {
    const { id, slug, active, publishedAt } = before;
    const problem = await problemOf(tx, id, form, active);
    if (problem !== null) return err(problem);
    await updateArticle(tx, id, { ...columnsOf(form), updatedAt: deps.now() });
    const wasSeen = publishedAt !== null && publishedAt <= deps.now();
    if (wasSeen && slug !== form.slug) await insertFormerSlug(tx, slug, id);
    return ok(null);
  });
}

type ArticleMove = { readonly isPublic: boolean; readonly publishedAt: Date | null };

/** CONTENT-37. Errors: ARTICLE_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED by field. */
export function moveArticle(
  deps: ArticleDeps,
  actor: Actor,
  at: ArticleAt,
  { isPublic, publishedAt }: ArticleMove,
): Promise<Saved> {
  const now = deps.now();
  const isLater = publishedAt !== null && publishedAt > now;
  const action = isPublic ? (isLater ? 'scheduled' : 'published') : 'hid';
  return editArticle(deps, actor, at, action, async (tx, before) => {
    const { id } = before;
    if (isPublic) {
      const problem = await problemOf(tx, id, { ...before, authorId: before.authorId ?? '' }, true);
      if (problem !== null) return err(problem);
    }
    const hiddenSince = isLater ? null : publishedAt;
    await updateArticle(tx, id, {
      active: isPublic,
      publishedAt: isPublic ? (publishedAt ?? now) : hiddenSince,
      updatedAt: now,
    });
    return ok(null);
  });
}

/** With its former addresses. Errors: ARTICLE_NOT_FOUND, VERSION_STALE. */
export function deleteArticle(
  deps: ArticleDeps,
  actor: Actor,
  at: ArticleAt,
): Promise<Result<null, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<null, Failure>> => {
    const found = await findAt(tx, deps, at);
    if (!found.ok) return found;
    await removeArticle(tx, at.articleId);
    record(tx, deps, actor, 'deleted', found.value, null);
    afterCommit(tx, deps.content.markStale);
    return ok(null);
  });
}

function editArticle(
  deps: ArticleDeps,
  actor: Actor,
  at: ArticleAt,
  action: string,
  edit: (tx: Database, before: StaffArticle) => Promise<Result<null, Failure>>,
): Promise<Saved> {
  return transact(deps.db, async (tx): Promise<Saved> => {
    const found = await findAt(tx, deps, at);
    if (!found.ok) return found;
    const edited = await edit(tx, found.value);
    if (!edited.ok) return edited;
    afterCommit(tx, deps.content.markStale);
    return ok(await recorded(tx, deps, actor, action, found.value, at.articleId));
  });
}

async function findAt(
  tx: Database,
  deps: Pick<Deps, 'now'>,
  { articleId, version }: ArticleAt,
): Promise<Result<StaffArticle, Failure>> {
  const found = await lockArticle(tx, articleId);
  if (found === null) return err({ code: 'ARTICLE_NOT_FOUND' });
  if (found.version !== version) {
    return err({ code: 'VERSION_STALE', data: { current: toStaffArticle(found, deps.now()) } });
  }
  return ok(found);
}

async function problemOf(
  tx: Database,
  id: string,
  form: ArticleForm,
  isPublic: boolean,
): Promise<Failure | null> {
  const problems = isPublic ? articleProblems(form) : draftProblems(form);
  const isAuthorFine = form.authorId === '' ? !isPublic : await hasAuthor(tx, form.authorId);
  if (!isAuthorFine) problems.push({ field: 'authorId', message: 'Please choose who wrote it' });
  if (problems.length === 0 && (await isSlugTaken(tx, form.slug, id))) {
    problems.push({ field: 'slug', message: 'Another article has this address' });
  }
  return problems.length === 0 ? null : invalid(problems);
}

function columnsOf({ title, slug, category, excerpt, body, cover, coverAlt, authorId }: ArticleForm) {
  const written = { title, slug, category, excerpt, body, cover, coverAlt };
  return { ...written, authorId: authorId === '' ? null : authorId, readMinutes: readingMinutes(body) };
}

async function recorded(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  action: string,
  before: StaffArticle | null,
  id: string,
): Promise<StaffArticle> {
  const after = await lockArticle(tx, id);
  if (after === null) throw new Error(`article ${id} is gone while it is written`);
  record(tx, deps, actor, action, before, after);
  return after;
}

function record(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  action: string,
  before: StaffArticle | null,
  after: StaffArticle | null,
): void {
  const facts = ({ active, publishedAt, ...article }: StaffArticle) => {
    const { title, slug, category, excerpt, body, cover, coverAlt, authorName } = article;
    const written = { title, slug, category, excerpt, body, cover, coverAlt, author: authorName };
    return { ...written, isPublic: active, publishedAt: publishedAt?.toISOString() ?? null };
  };
  const { id = '', title = '' } = after ?? before ?? {};
  recordAct(tx, deps, actor, {
    action,
    kind: 'content',
    id,
    label: title,
    before: before && facts(before),
    after: after && facts(after),
    reason: null,
  });
}
