import type { PolicyView } from '@ilaneer/contract/staff/shop/policies';
import { blanksOf, openBlanks, type PolicySlug } from '@ilaneer/domain/setting/policies';
import type { PolicyVersion } from './policy-repository.ts';
import { knownValues, type PolicyFacts, type PolicyTemplates } from './policy-templates.ts';

type ViewDeps = PolicyFacts & { readonly policyTemplates: PolicyTemplates };

/** Unsaved ones start from the template and settings. */
export function toPolicyView(
  deps: ViewDeps,
  slug: PolicySlug,
  latest: PolicyVersion | null,
  shownSince: string | null,
): PolicyView {
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
    version: number,
  };
}
