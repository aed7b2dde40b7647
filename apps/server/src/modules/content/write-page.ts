import type { Actor } from '@ilaneer/domain/actor/actor';
import { readingMinutes } from '@ilaneer/domain/content/blog-post';
import {
  articleProblems,
  pageProblems,
  type WrittenArticle,
  type WrittenPage,
} from '@ilaneer/domain/content/content-problems';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { isPolicySlug } from '@ilaneer/domain/setting/policies';
import type { Database } from '../../db/connect.ts';
import type { AuditedDeps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import { hasAuthor, hasSlug, insertArticle, insertPage } from './repository.ts';

type Written = Promise<Result<null, Failure>>;

// The caller invalidates the content cache after the transaction.

/** CONTENT-14, CONTENT-28. Errors: VALIDATION_FAILED by field. */
export async function writeArticleIn(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  article: WrittenArticle & { readonly authorId: string; readonly publishedAt: Date },
): Written {
  const problems = articleProblems(article);
  if (!(await hasAuthor(tx, article.authorId))) {
    problems.push({ field: 'authorId', message: 'Please choose who wrote it' });
  }
  const refused = await refusedAddress(tx, 'article', article.slug, problems);
  if (refused !== null) return err(refused);
  const at = article.publishedAt;
  const readMinutes = readingMinutes(article.body);
  await insertArticle(tx, { ...article, id: article.slug, readMinutes, createdAt: at, updatedAt: at });
  const { body: _, ...facts } = article;
  note(tx, deps, actor, article.slug, article.title, facts);
  return ok(null);
}

/** For pages without versions; policies are saved elsewhere. Errors: VALIDATION_FAILED by field. */
export async function writePageIn(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  page: WrittenPage & { readonly updatedOn: string },
): Written {
  const problems = pageProblems(page);
  if (isPolicySlug(page.slug)) problems.push({ field: 'slug', message: 'This is the address of a policy' });
  const refused = await refusedAddress(tx, 'page', page.slug, problems);
  if (refused !== null) return err(refused);
  const at = deps.now();
  await insertPage(tx, { ...page, createdAt: at, updatedAt: at });
  note(tx, deps, actor, page.slug, page.title, { title: page.title, updatedOn: page.updatedOn });
  return ok(null);
}

async function refusedAddress(
  tx: Database,
  kind: 'article' | 'page',
  slug: string,
  problems: FieldProblem[],
): Promise<Failure | null> {
  if (problems.length === 0 && (await hasSlug(tx, kind, slug))) {
    problems.push({ field: 'slug', message: `Another ${kind} has this address` });
  }
  return problems.length > 0 ? invalid(problems) : null;
}

function note(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  id: string,
  label: string,
  after: Readonly<Record<string, unknown>>,
): void {
  recordAct(tx, deps, actor, {
    action: 'wrote',
    kind: 'content',
    id,
    label,
    before: null,
    after,
    reason: null,
  });
}
