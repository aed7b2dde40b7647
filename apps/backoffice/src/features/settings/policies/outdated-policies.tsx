import { POLICIES, policyDraftPage } from '@ilaneer/domain/setting/policies';
import { Link } from 'react-router';
import { useMay } from '../../../session/permission.ts';
import { type Checklist, useChecklist } from '../use-checklist.ts';

type Outdated = Checklist['outdatedPolicies'][number];

/** Beside a setting that policies repeat (SETTING-24). */
export function OutdatedPolicies() {
  const { data } = useChecklist();
  const may = useMay();
  if (data === undefined || data.outdatedPolicies.length === 0) return null;
  return (
    <div role="status" className="mb-4 grid max-w-3xl gap-1 rounded-md bg-sun-tint px-3 py-2 text-sm">
      <p className="font-semibold">Published policies differ from the settings.</p>
      <ul className="grid gap-1">
        {data.outdatedPolicies.map(({ slug, outdated }) => (
          <li key={slug}>
            {may('content.write') ? (
              <Link to={policyDraftPage(slug)} className="font-semibold underline">
                {POLICIES[slug]}: open the new version
              </Link>
            ) : (
              <span className="font-semibold">{POLICIES[slug]}</span>
            )}
            <Differences outdated={outdated} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Differences({ outdated }: Pick<Outdated, 'outdated'>) {
  return (
    <ul className="list-disc pl-5">
      {outdated.map(({ name, published, value }) => (
        <li key={name}>
          {name.charAt(0).toUpperCase() + name.slice(1)}: published “{plain(published)}”,{' '}
          {value === '' ? 'empty in the settings' : `now “${plain(value)}”`}
        </li>
      ))}
    </ul>
  );
}

function plain(markdown: string): string {
  return markdown.replaceAll('**', '');
}
