import * as calls from '@ilaneer/contract/staff/shop/policies';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { ok } from '@ilaneer/domain/result';
import { POLICY_SLUGS } from '@ilaneer/domain/setting/policies';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { serveCall } from '../../../http/serve-call.ts';
import type { ContentDeps } from '../content-cache.ts';
import {
  findLatest,
  findPublished,
  listLatest,
  listPublished,
  listVersions,
  shownSince,
} from './policy-repository.ts';
import { knownValues, type PolicyFacts, type PolicyTemplates } from './policy-templates.ts';
import { toPolicyView } from './policy-views.ts';
import { savePolicy } from './save-policy.ts';

export type PolicyDeps = ContentDeps &
  Pick<PolicyFacts, 'priceMode'> & { readonly policyTemplates: PolicyTemplates };

const VERSIONS_A_PAGE = 20;

export function policyRoutes(app: FastifyInstance, deps: Deps & PolicyDeps): void {
  const { db, policyTemplates } = deps;

  serveCall(app, calls.listPolicies, async () => {
    const [latest, since, published] = await Promise.all([listLatest(db), shownSince(db), listPublished(db)]);
    const policies = POLICY_SLUGS.map((slug) => {
      const of = (versions: typeof latest) => versions.find((one) => one.slug === slug) ?? null;
      const view = toPolicyView(deps, slug, of(latest), since.get(slug) ?? null, of(published));
      const { body: _, values: __, ...policy } = view;
      return policy;
    });
    return ok({ success: true, policies });
  });

  serveCall(app, calls.getPolicy, async ({ params: { slug } }) => {
    const [latest, since, published] = await Promise.all([
      findLatest(db, slug),
      shownSince(db),
      findPublished(db, slug),
    ]);
    const { title, body } = policyTemplates[slug];
    return ok({
      success: true,
      policy: toPolicyView(deps, slug, latest, since.get(slug) ?? null, published),
      template: { title, body, values: knownValues(body, deps) },
    });
  });

  serveCall(app, calls.changePolicy, async ({ staff, params: { slug }, headers, body }) => {
    const values = Object.fromEntries(body.values.map(({ name, value }) => [name, value]));
    const [since, published] = await Promise.all([shownSince(db), findPublished(db, slug)]);
    const saved = await savePolicy(
      deps,
      staff,
      { slug, title: body.title, body: body.body, values, version: matchedVersion(headers) },
      (latest) => toPolicyView(deps, slug, latest, since.get(slug) ?? null, published),
    );
    if (!saved.ok) return saved;
    const { value: next } = saved;
    const after = (await shownSince(db)).get(slug) ?? null;
    const shown = next.shown ? next : published;
    return ok({ success: true, policy: toPolicyView(deps, slug, next, after, shown) });
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
