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

const LOOK_EVERY_MS = 60_000;

export function Component() {
  const query = useQuery({
    queryKey: ['attacks'],
    queryFn: ({ signal }) => request<typeof listAttacks>('GET', '/staff/attacks', { signal }),
    refetchInterval: LOOK_EVERY_MS,
  });
  return (
    <PrivacyFrame
      title="Attacks"
      about="Somebody tries passwords or codes that are not theirs. The shop looks each minute, slows them down by itself, and writes to the owners. Nobody is named here; the log of the server has the networks."
    >
      {query.isPending && <Spinner label="Loading …" />}
      {query.isError && <Unreadable what="The list" query={query} inside />}
      {query.data?.attacks.length === 0 && (
        <StatePanel
          kind="empty"
          title="No attack was seen"
          text="In the last year, as far as the shop noticed."
        />
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
            Goes on
          </Badge>
        ) : (
          <Badge tone="leaf">Over</Badge>
        )}
      </p>
      <p className="text-palm-soft text-sm">
        From <When at={beganAt} inside /> to <When at={lastAt} inside />
        {mailedAt !== null && (
          <>
            {'; owners were told '}
            <When at={mailedAt} inside />
          </>
        )}
      </p>
      <p className="mt-1 text-sm">{seen(figures)}</p>
      <p className="mt-1 text-sm">{advice}</p>
    </li>
  );
}
