import type { Actor } from '@ilaneer/domain/actor/actor';
import { readingMinutes } from '@ilaneer/domain/content/blog-post';
import {
  articleProblems,
  pageProblems,
  questionProblems,
  type WrittenArticle,
  type WrittenPage,
  type WrittenQuestions,
} from '@ilaneer/domain/content/content-problems';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { isPolicySlug } from '@ilaneer/domain/setting/policies';
import type { Database } from '../../db/connect.ts';
import type { AuditedDeps, Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import { hasAuthor, hasSlug, insertArticle, insertPage, insertQuestions } from './repository.ts';

type WritingDeps = Pick<Deps, 'newId'> & AuditedDeps;

type Written = Promise<Result<null, Failure>>;

// The caller invalidates the content cache after the transaction.

/** CONTENT-14, CONTENT-28. Errors: VALIDATION_FAILED by field. */
export async function writeArticleIn(
  tx: Database,
  deps: WritingDeps,
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
  deps: WritingDeps,
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

type NewQuestions = Omit<WrittenQuestions, 'faqs'> & {
  readonly id?: string;
  readonly position: number;
  readonly faqs: readonly (WrittenQuestions['faqs'][number] & { readonly id?: string })[];
};

/** CONTENT-9, CONTENT-28. Errors: VALIDATION_FAILED by field. */
export async function writeQuestionsIn(
  tx: Database,
  deps: WritingDeps,
  actor: Actor,
  { id = deps.newId(), title, position, faqs }: NewQuestions,
): Written {
  const problems = questionProblems({ title, faqs });
  if (problems.length > 0) return err(invalid(problems));
  const at = deps.now();
  const times = { createdAt: at, updatedAt: at };
  const questions = faqs.map((faq, index) => ({
    id: faq.id ?? deps.newId(),
    categoryId: id,
    question: faq.question.trim(),
    answer: faq.answer.trim(),
    position: index + 1,
    ...times,
  }));
  await insertQuestions(tx, { id, title: title.trim(), position, ...times }, questions);
  note(tx, deps, actor, id, title, { title, questions: faqs.map(({ question }) => question) });
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
  deps: WritingDeps,
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
