import type { AttackView, listAttacks } from '@ilaneer/contract/staff/privacy/attacks';
import { ATTACK_WORDS } from '@ilaneer/domain/security/attack-words';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useQuery } from '@tanstack/react-query';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { PrivacyFrame } from './privacy-frame.tsx';

const POLL_EVERY_MS = 60_000;

export function Component() {
  const query = useQuery({
    queryKey: ['attacks'],
    queryFn: ({ signal }) => request<typeof listAttacks>('GET', '/staff/attacks', { signal }),
    refetchInterval: POLL_EVERY_MS,
  });
  return (
    <PrivacyFrame
      title="Attacks"
      about="Attempts to guess passwords or codes. The shop checks every minute, slows attackers down and mails the owners. The server log has their networks."
    >
      {query.isPending && <Spinner label="Loading …" />}
      {query.isError && <Unreadable what="The list" query={query} inside />}
      {query.data?.attacks.length === 0 && (
        <StatePanel kind="empty" title="No attacks detected" text="None in the last year." />
      )}
      <ul className="grid max-w-3xl gap-2">
        {query.data?.attacks.map((attack) => (
          <Attack key={attack.id} attack={attack} />
        ))}
      </ul>
    </PrivacyFrame>
  );
}

function Attack({ attack: { kind, figures, beganAt, lastAt, goesOn, mailedAt } }: { attack: AttackView }) {
  const { title, seen, advice } = ATTACK_WORDS[kind];
  return (
    <li className="rounded-lg border border-line bg-kernel px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-56 font-semibold">{title}</span>
        {goesOn ? (
          <Badge tone="hibiscus" icon="alert">
            Ongoing
          </Badge>
        ) : (
          <Badge tone="leaf">Over</Badge>
        )}
      </p>
      <p className="text-palm-soft text-sm">
        From <When at={beganAt} inside /> to <When at={lastAt} inside />
        {mailedAt !== null && (
          <>
            {'; owners notified '}
            <When at={mailedAt} inside />
          </>
        )}
      </p>
      <p className="mt-1 text-sm">{seen(figures)}</p>
      <p className="mt-1 text-sm">{advice}</p>
    </li>
  );
}
