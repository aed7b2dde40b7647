import type { FaqCategoryForm } from '@ilaneer/contract/staff/content/faq';
import type { Actor } from '@ilaneer/domain/actor/actor';
import { questionProblems, type WrittenQuestions } from '@ilaneer/domain/content/content-problems';
import { isWholeOrder } from '@ilaneer/domain/content/whole-order';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { afterCommit, transact } from '../../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import type { ContentDeps } from '../content-cache.ts';
import { type FaqCategoryRow, listFaqCategories } from '../repository.ts';
import {
  deleteFaqCategory as deleteRows,
  insertFaqCategory,
  lockFaqCategory,
  lockFaqOrder,
  nextFaqPosition,
  updateFaqCategory,
  updateFaqOrder,
} from './faq-repository.ts';
import { toStaffFaqCategory } from './faq-views.ts';

type FaqDeps = Pick<Deps, 'db' | 'newId'> & AuditedDeps & ContentDeps;
type CategoryAt = { readonly categoryId: string; readonly version: number };

type NewQuestions = Omit<WrittenQuestions, 'faqs'> & {
  readonly id?: string;
  readonly position: number;
  readonly isShown?: boolean;
  readonly faqs: readonly (WrittenQuestions['faqs'][number] & { readonly id?: string })[];
};

/** CONTENT-9, CONTENT-28. The caller invalidates the content cache. Errors: VALIDATION_FAILED by field. */
export async function writeQuestionsIn(
  tx: Database,
  deps: Pick<Deps, 'newId'> & AuditedDeps,
  actor: Actor,
  { id = deps.newId(), title, position, isShown = true, faqs }: NewQuestions,
): Promise<Result<FaqCategoryRow, Failure>> {
  const problems = questionProblems({ title, faqs });
  if (problems.length > 0) return err(invalid(problems));
  const at = deps.now();
  const questions = faqs.map((faq, index) => ({
    id: faq.id ?? deps.newId(),
    categoryId: id,
    question: faq.question.trim(),
    answer: faq.answer.trim(),
    position: index + 1,
    createdAt: at,
    updatedAt: at,
  }));
  const category = { id, title: title.trim(), position, active: isShown, createdAt: at, updatedAt: at };
  await insertFaqCategory(tx, category, questions);
  return ok(await recorded(tx, deps, actor, 'wrote', null, id));
}

/** CONTENT-32. Errors: VALIDATION_FAILED by field. */
export function makeFaqCategory(
  deps: FaqDeps,
  actor: Actor,
  { title, isShown, faqs }: FaqCategoryForm,
): Promise<Result<FaqCategoryRow, Failure>> {
  return transact(deps.db, async (tx) => {
    await lockFaqOrder(tx);
    const position = await nextFaqPosition(tx);
    const questions = faqs.map(({ question, answer }) => ({ question, answer }));
    afterCommit(tx, deps.content.markStale);
    return writeQuestionsIn(tx, deps, actor, { title, isShown, position, faqs: questions });
  });
}

/** CONTENT-32. Errors: FAQ_CATEGORY_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED by field. */
export function changeFaqCategory(
  deps: FaqDeps,
  actor: Actor,
  at: CategoryAt,
  form: FaqCategoryForm,
): Promise<Result<FaqCategoryRow, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<FaqCategoryRow, Failure>> => {
    const found = await findAt(tx, at);
    if (!found.ok) return found;
    const before = found.value;
    const problems = questionProblems(form);
    if (problems.length > 0) return err(invalid(problems));
    const now = deps.now();
    const stored = new Map(before.faqs.map((faq) => [faq.id, faq]));
    const questions = form.faqs.map(({ id, question, answer }, index) => {
      const typed = { question: question.trim(), answer: answer.trim(), position: index + 1 };
      const old = id === null ? undefined : stored.get(id);
      if (old === undefined) {
        return { ...typed, id: deps.newId(), categoryId: at.categoryId, createdAt: now, updatedAt: now };
      }
      // An id counts once.
      stored.delete(old.id);
      const isSame = old.question === typed.question && old.answer === typed.answer;
      return { ...old, ...typed, updatedAt: isSame ? old.updatedAt : now };
    });
    const category = { title: form.title.trim(), active: form.isShown, updatedAt: now };
    await updateFaqCategory(tx, at.categoryId, category, questions);
    afterCommit(tx, deps.content.markStale);
    return ok(await recorded(tx, deps, actor, 'changed', before, at.categoryId));
  });
}

/** CONTENT-32. Errors: FAQ_CATEGORY_NOT_FOUND, VERSION_STALE. */
export function deleteFaqCategory(
  deps: FaqDeps,
  actor: Actor,
  at: CategoryAt,
): Promise<Result<null, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<null, Failure>> => {
    const found = await findAt(tx, at);
    if (!found.ok) return found;
    await deleteRows(tx, at.categoryId);
    record(tx, deps, actor, 'deleted', found.value, null);
    afterCommit(tx, deps.content.markStale);
    return ok(null);
  });
}

/** CONTENT-32. Errors: VERSION_STALE if the ids are not those of all categories. */
export function orderFaqCategories(
  deps: FaqDeps,
  actor: Actor,
  ids: readonly string[],
): Promise<Result<readonly FaqCategoryRow[], Failure>> {
  return transact(deps.db, async (tx): Promise<Result<readonly FaqCategoryRow[], Failure>> => {
    const before = await lockFaqOrder(tx);
    const titles = new Map(before.map(({ id, title }) => [id, title]));
    if (!isWholeOrder(ids, [...titles.keys()])) {
      const current = (await listFaqCategories(tx)).map(toStaffFaqCategory);
      return err({ code: 'VERSION_STALE', data: { current } });
    }
    if (before.some(({ id }, index) => id !== ids[index])) {
      await updateFaqOrder(tx, ids);
      recordAct(tx, deps, actor, {
        action: 'ordered',
        kind: 'content',
        id: 'faq',
        label: 'FAQ',
        before: { order: before.map(({ title }) => title) },
        after: { order: ids.map((id) => titles.get(id)) },
        reason: null,
      });
      afterCommit(tx, deps.content.markStale);
    }
    return ok(await listFaqCategories(tx));
  });
}

async function findAt(
  tx: Database,
  { categoryId, version }: CategoryAt,
): Promise<Result<FaqCategoryRow, Failure>> {
  const found = await lockFaqCategory(tx, categoryId);
  if (found === null) return err({ code: 'FAQ_CATEGORY_NOT_FOUND' });
  if (found.version !== version) {
    return err({ code: 'VERSION_STALE', data: { current: toStaffFaqCategory(found) } });
  }
  return ok(found);
}

async function recorded(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  action: string,
  before: FaqCategoryRow | null,
  id: string,
): Promise<FaqCategoryRow> {
  const after = await lockFaqCategory(tx, id);
  if (after === null) throw new Error(`FAQ category ${id} is gone while it is written`);
  record(tx, deps, actor, action, before, after);
  return after;
}

function record(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  action: string,
  before: FaqCategoryRow | null,
  after: FaqCategoryRow | null,
): void {
  const facts = ({ title, active, faqs }: FaqCategoryRow) => ({
    title,
    isShown: active,
    questions: faqs.map(({ question, answer }) => `${question}\n${answer}`),
  });
  recordAct(tx, deps, actor, {
    action,
    kind: 'content',
    id: (after ?? before)?.id ?? '',
    label: (after ?? before)?.title ?? '',
    before: before && facts(before),
    after: after && facts(after),
    reason: null,
  });
}
