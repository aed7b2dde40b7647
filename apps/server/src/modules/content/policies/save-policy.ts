import type { Actor } from '@ilaneer/domain/actor/actor';
import { indiaDay } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import {
  type BlankValues,
  blanksOf,
  fillBlanks,
  openBlanks,
  type PolicySlug,
} from '@ilaneer/domain/setting/policies';
import type { Database } from '../../../db/connect.ts';
import { transact } from '../../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import type { ContentDeps } from '../content-cache.ts';
import { findLatest, insertVersion, type PolicyVersion, showPage } from './policy-repository.ts';

export type WrittenPolicy = {
  readonly slug: PolicySlug;
  readonly title: string;
  readonly body: string;
  readonly values: BlankValues;
  readonly day?: string;
};

/**
 * Public without open placeholders (SETTING-10, SETTING-11). Errors: VALIDATION_FAILED by field,
 * VERSION_STALE with `view`.
 */
export async function savePolicy(
  deps: Pick<Deps, 'db' | 'now' | 'auditKey'> & ContentDeps,
  actor: Actor,
  written: WrittenPolicy & { readonly version: number },
  view: (latest: PolicyVersion | null) => unknown,
): Promise<Result<PolicyVersion, Failure>> {
  const saved = await transact(deps.db, (tx) => savePolicyIn(tx, deps, actor, written, view));
  if (saved.ok) deps.content.markStale();
  return saved;
}

export async function savePolicyIn(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  written: WrittenPolicy & { readonly version: number },
  view: (latest: PolicyVersion | null) => unknown,
): Promise<Result<PolicyVersion, Failure>> {
  const problems = [
    ...(written.title.trim() === '' ? [{ field: 'title', message: 'Title is required' }] : []),
    ...(written.body.trim() === '' ? [{ field: 'body', message: 'Text is required' }] : []),
  ];
  if (problems.length > 0) return err(invalid(problems));
  const before = await findLatest(tx, written.slug);
  const stale = async () => {
    const current = view(await findLatest(tx, written.slug));
    return err<Failure>({ code: 'VERSION_STALE', data: { current } });
  };
  if ((before?.number ?? 0) !== written.version) return stale();
  const next = await addVersion(tx, actor, { ...written, number: written.version + 1, at: deps.now() });
  if (next === null) return stale();
  recordAct(tx, deps, actor, {
    action: before === null ? 'wrote' : 'changed',
    kind: 'content',
    id: next.slug,
    label: next.title,
    before: before === null ? null : { title: before.title, words: before.words, shown: before.shown },
    after: { title: next.title, words: next.words, shown: next.shown },
    reason: null,
  });
  return ok(next);
}

/** Null if the number exists. */
export async function addVersion(
  tx: Database,
  actor: Actor,
  {
    number,
    at,
    day = indiaDay(at),
    ...written
  }: WrittenPolicy & { readonly number: number; readonly at: Date },
): Promise<PolicyVersion | null> {
  const body = written.body.trim();
  const blanks = Object.fromEntries(
    blanksOf(body).map((name) => [
      name,
      Object.hasOwn(written.values, name) ? (written.values[name]?.trim() ?? '') : '',
    ]),
  );
  const words = fillBlanks(body, blanks);
  const version = await insertVersion(tx, actor, {
    slug: written.slug,
    number,
    title: written.title.trim(),
    body,
    blanks,
    words,
    shown: openBlanks(words).length === 0,
    savedAt: at,
  });
  if (version?.shown === true) await showPage(tx, version, day);
  return version;
}
