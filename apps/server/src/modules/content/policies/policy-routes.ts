import * as calls from '@ilaneer/contract/staff/shop/policies';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { ok } from '@ilaneer/domain/result';
import { POLICY_SLUGS } from '@ilaneer/domain/setting/policies';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { serveCall } from '../../../http/serve-call.ts';
import type { ContentDeps } from '../content-cache.ts';
import { findLatest, listLatest, listVersions, shownSince } from './policy-repository.ts';
import { knownValues, type PolicyFacts, type PolicyTemplates } from './policy-templates.ts';
import { toPolicyView } from './policy-views.ts';
import { savePolicy } from './save-policy.ts';

export type PolicyDeps = ContentDeps &
  Pick<PolicyFacts, 'priceMode'> & { readonly policyTemplates: PolicyTemplates };

const VERSIONS_A_PAGE = 20;

export function policyRoutes(app: FastifyInstance, deps: Deps & PolicyDeps): void {
  const { db, policyTemplates } = deps;

  serveCall(app, calls.listPolicies, async () => {
    const [latest, since] = await Promise.all([listLatest(db), shownSince(db)]);
    const policies = POLICY_SLUGS.map((slug) => {
      const version = latest.find((one) => one.slug === slug) ?? null;
      const { body: _, values: __, ...policy } = toPolicyView(deps, slug, version, since.get(slug) ?? null);
      return policy;
    });
    return ok({ success: true, policies });
  });

  serveCall(app, calls.getPolicy, async ({ params: { slug } }) => {
    const [latest, since] = await Promise.all([findLatest(db, slug), shownSince(db)]);
    const { title, body } = policyTemplates[slug];
    return ok({
      success: true,
      policy: toPolicyView(deps, slug, latest, since.get(slug) ?? null),
      template: { title, body, values: knownValues(body, deps) },
    });
  });

  serveCall(app, calls.changePolicy, async ({ staff, params: { slug }, headers, body }) => {
    const values = Object.fromEntries(body.values.map(({ name, value }) => [name, value]));
    const since = await shownSince(db);
    const saved = await savePolicy(
      deps,
      staff,
      { slug, title: body.title, body: body.body, values, version: matchedVersion(headers) },
      (latest) => toPolicyView(deps, slug, latest, since.get(slug) ?? null),
    );
    if (!saved.ok) return saved;
    const after = await shownSince(db);
    return ok({ success: true, policy: toPolicyView(deps, slug, saved.value, after.get(slug) ?? null) });
  });

  serveCall(app, calls.listPolicyVersions, async ({ params: { slug }, query: { before = null } }) => {
    const found = await listVersions(db, slug, { before, limit: VERSIONS_A_PAGE + 1 });
    const page = found.slice(0, VERSIONS_A_PAGE);
    return ok({
      success: true,
      versions: page.map(({ number, title, words, shown, savedAt, actorName }) => ({
        number,
        title,
        words,
        isShown: shown,
        savedAt: savedAt.toISOString(),
        savedBy: actorName,
      })),
      next: found.length > page.length ? (page.at(-1)?.number ?? null) : null,
    });
  });
}
