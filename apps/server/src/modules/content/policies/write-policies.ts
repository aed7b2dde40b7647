import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@ilaneer/domain/actor/actor';
import { ok, type Result } from '@ilaneer/domain/result';
import {
  type BlankValues,
  blanksOf,
  type OutdatedBlank,
  outdatedBlanks,
  type PolicySlug,
} from '@ilaneer/domain/setting/policies';
import type { Database } from '../../../db/connect.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import type { ContentDeps } from '../content-cache.ts';
import { findLatest, listPublished } from './policy-repository.ts';
import { knownBlanks, type PolicyFacts, type PolicyTemplates, settingFacts } from './policy-templates.ts';
import { savePolicyIn } from './save-policy.ts';

type WriteDeps = Pick<Deps, 'db' | 'now' | 'auditKey'> &
  PolicyFacts &
  ContentDeps & { readonly policyTemplates: PolicyTemplates };

/** Also fills open placeholders of existing policies and follows the settings. Returns the titles written. */
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
  const facts = settingFacts(deps);
  const known = knownBlanks(deps);
  for (const slug of slugs) {
    const latest = await findLatest(tx, slug);
    const { title, body } = latest ?? deps.policyTemplates[slug];
    const filled = Object.fromEntries(
      blanksOf(body).map((name) => [
        name,
        values[name]?.trim() || facts[name] || latest?.blanks[name] || known[name] || '',
      ]),
    );
    if (latest !== null && isDeepStrictEqual(filled, latest.blanks)) continue;
    const version = latest?.number ?? 0;
    const policy = { slug, title, body, values: filled, version };
    const saved = await savePolicyIn(tx, deps, actor, policy, () => null);
    if (!saved.ok) return saved;
    written.push(title);
  }
  return ok(written);
}

/** Those that no setting fills. */
export async function openBlankNames(
  deps: Omit<WriteDeps, 'content'>,
  slugs: readonly PolicySlug[],
): Promise<string[]> {
  const names: string[] = [];
  for (const slug of slugs) {
    const latest = await findLatest(deps.db, slug);
    if (latest?.shown === true) continue;
    const { body } = latest ?? deps.policyTemplates[slug];
    const known = knownBlanks(deps);
    names.push(...blanksOf(body).filter((name) => !Object.hasOwn(known, name) && !latest?.blanks[name]));
  }
  return [...new Set(names)];
}

/** Public policies whose words differ from the settings (SETTING-24). */
export async function listOutdatedPolicies(
  deps: PolicyFacts & { readonly db: Database },
): Promise<{ slug: PolicySlug; outdated: OutdatedBlank[] }[]> {
  const facts = settingFacts(deps);
  return (await listPublished(deps.db)).flatMap((version) => {
    const outdated = outdatedBlanks(version, facts);
    return outdated.length === 0 ? [] : [{ slug: version.slug, outdated }];
  });
}
