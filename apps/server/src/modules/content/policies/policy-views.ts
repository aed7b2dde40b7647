import type { PolicyView } from '@ilaneer/contract/staff/shop/policies';
import { blanksOf, openBlanks, outdatedBlanks, type PolicySlug } from '@ilaneer/domain/setting/policies';
import type { PolicyVersion } from './policy-repository.ts';
import { knownValues, type PolicyFacts, type PolicyTemplates, settingFacts } from './policy-templates.ts';

type ViewDeps = PolicyFacts & { readonly policyTemplates: PolicyTemplates };

/** Unsaved ones start from the template and settings. */
export function toPolicyView(
  deps: ViewDeps,
  slug: PolicySlug,
  latest: PolicyVersion | null,
  shownSince: string | null,
  published: PolicyVersion | null,
): PolicyView {
  const outdated = published === null ? [] : outdatedBlanks(published, settingFacts(deps));
  if (latest === null) {
    const { title, body } = deps.policyTemplates[slug];
    const values = knownValues(body, deps);
    return {
      slug,
      title,
      body,
      values,
      openBlanks: openBlanks(body),
      isShown: false,
      shownSince,
      outdated,
      version: 0,
    };
  }
  const { title, body, blanks, words, shown, number } = latest;
  return {
    slug,
    title,
    body,
    values: blanksOf(body).map((name) => ({ name, value: blanks[name] ?? '' })),
    openBlanks: openBlanks(words),
    isShown: shown,
    shownSince,
    outdated,
    version: number,
  };
}
