import { POLICIES, policyDraftPage } from '@ilaneer/domain/setting/policies';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { Icon } from '@ilaneer/ui/text/icon';
import { Link } from 'react-router';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { PolicyBadge } from './policy-badge.tsx';
import { usePolicies } from './use-policies.ts';

export function Component() {
  const query = usePolicies();
  return (
    <SettingsFrame
      title="Policies"
      about="Four pages required by the E-Commerce Rules. Each starts from a template and is published once its blanks are filled."
    >
      {query.isError && <Unreadable what="The policies" query={query} inside />}
      {query.isPending && <Spinner label="Loading …" />}
      <ul className="grid max-w-3xl gap-2">
        {query.data?.policies.map((policy) => (
          <li key={policy.slug}>
            <Link
              to={
                policy.outdated.length > 0
                  ? policyDraftPage(policy.slug)
                  : `/settings/policies/${policy.slug}`
              }
              className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-kernel px-4 py-2 hover:border-line-strong"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{POLICIES[policy.slug]}</span>
                <span className="block text-palm-soft text-sm">
                  {policy.shownSince === null
                    ? 'Not published yet.'
                    : `Published version of ${dayWords(policy.shownSince)}.`}
                </span>
              </span>
              <PolicyBadge policy={policy} />
              <Icon name="chevron-right" className="size-4.5 text-palm-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </SettingsFrame>
  );
}

function dayWords(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
