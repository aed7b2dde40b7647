import type { BreachView, listBreaches } from '@ilaneer/contract/staff/privacy/breaches';
import { breachDuties } from '@ilaneer/domain/privacy/breach';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { breachOf } from './breach-values.ts';
import { PrivacyFrame } from './privacy-frame.tsx';

export function Component() {
  const query = useQuery({
    queryKey: ['breach', 'list'],
    queryFn: ({ signal }) => request<typeof listBreaches>('GET', '/staff/breaches', { signal }),
  });
  return (
    <PrivacyFrame
      title="Breaches"
      about="Whatever happened to personal data that should not have: lost, seen or changed by somebody who may not. CERT-In hears of it within 6 hours, the Board within 72, the people at once."
      actions={<ButtonLink render={<Link to="/privacy/breaches/new" />}>Record a breach</ButtonLink>}
    >
      {query.isPending && <Spinner label="Loading …" />}
      {query.isError && (
        <StatePanel kind="error" title="The register could not be read" text={refusalText(query.error)} />
      )}
      {query.data?.breaches.length === 0 && (
        <StatePanel
          kind="empty"
          title="No breach is recorded"
          text="Record one as soon as you know of it, also when little is known: the clock runs from then."
        />
      )}
      <ul className="grid max-w-3xl gap-2">
        {query.data?.breaches.map((breach) => (
          <li key={breach.id}>
            <Link
              to={`/privacy/breaches/${breach.id}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-kernel px-4 py-2 hover:border-line-strong"
            >
              <span className="min-w-0 flex-1 basis-56">
                <span className="block font-semibold">{breach.title}</span>
                <span className="block text-palm-soft text-sm">
                  Known since <When at={breach.knownAt} inside />
                </span>
              </span>
              <BreachState breach={breach} />
            </Link>
          </li>
        ))}
      </ul>
    </PrivacyFrame>
  );
}

export function BreachState({ breach }: { breach: BreachView }) {
  const duties = breachDuties(breachOf(breach), new Date());
  const open = duties.filter(({ toldAt }) => toldAt === null);
  if (breach.closedAt !== null) return <Badge tone="leaf">Closed</Badge>;
  if (open.some(({ isLate }) => isLate)) {
    return (
      <Badge tone="hibiscus" icon="alert">
        Somebody should have been told
      </Badge>
    );
  }
  if (open.length > 0) return <Badge tone="sun">{`${open.length} to be told`}</Badge>;
  return <Badge tone="water">All are told</Badge>;
}
