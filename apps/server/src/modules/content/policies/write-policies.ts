import type { Actor } from '@ilaneer/domain/actor/actor';
import { ok, type Result } from '@ilaneer/domain/result';
import { type BlankValues, blanksOf, type PolicySlug } from '@ilaneer/domain/setting/policies';
import type { Database } from '../../../db/connect.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import type { ContentDeps } from '../content-cache.ts';
import { findLatest } from './policy-repository.ts';
import { knownValues, type PolicyFacts, type PolicyTemplates } from './policy-templates.ts';
import { savePolicyIn } from './save-policy.ts';

type WriteDeps = Pick<Deps, 'db' | 'now' | 'auditKey'> &
  PolicyFacts &
  ContentDeps & { readonly policyTemplates: PolicyTemplates };

/** Also fills open placeholders of existing policies. Returns the titles written. */
export async function writePolicies(
  deps: WriteDeps,
  actor: Actor,
  slugs: readonly PolicySlug[],
  values: BlankValues,
): Promise<Result<string[], Failure>> {
  const written = await transact(deps.db, (tx) => writePoliciesIn(tx, deps, actor, slugs, values));
  if (written.ok) deps.content.markStale();
  return written;
}

export async function writePoliciesIn(
  tx: Database,
  deps: Omit<WriteDeps, 'db' | 'content'>,
  actor: Actor,
  slugs: readonly PolicySlug[],
  values: BlankValues,
): Promise<Result<string[], Failure>> {
  const written: string[] = [];
  for (const slug of slugs) {
    const latest = await findLatest(tx, slug);
    if (latest?.shown === true) continue;
    const { title, body } = latest ?? deps.policyTemplates[slug];
    const known = Object.fromEntries(knownValues(body, deps).map((blank) => [blank.name, blank.value]));
    const filled = Object.fromEntries(
      blanksOf(body).map((name) => [name, values[name] ?? (latest?.blanks[name] || known[name] || '')]),
    );
    if (latest !== null && JSON.stringify(filled) === JSON.stringify(latest.blanks)) continue;
    const version = latest?.number ?? 0;
    const policy = { slug, title, body, values: filled, version };
    const saved = await savePolicyIn(tx, deps, actor, policy, () => null);
    if (!saved.ok) return saved;
    written.push(title);
  }
  return ok(written);
}

/** Neither filled nor known. */
export async function openBlankNames(
  deps: Omit<WriteDeps, 'content'>,
  slugs: readonly PolicySlug[],
): Promise<string[]> {
  const names: string[] = [];
  for (const slug of slugs) {
    const latest = await findLatest(deps.db, slug);
    if (latest?.shown === true) continue;
    const { body } = latest ?? deps.policyTemplates[slug];
    const known = knownValues(body, deps);
    names.push(...known.flatMap(({ name, value }) => ((latest?.blanks[name] || value) === '' ? [name] : [])));
  }
  return [...new Set(names)];
}
