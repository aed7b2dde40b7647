import type { AttemptView } from '@ilaneer/contract/staff/parcels/attempt-view';
import { choiceWords } from '@ilaneer/domain/parcel/attempt-choice';
import { outcomeWords } from '@ilaneer/domain/parcel/attempt-outcome';
import { When } from '../words/when.tsx';

type AttemptListProps = {
  parcel: { readonly number: string; readonly attempts: readonly AttemptView[] };
};

/** Failed deliveries with the choices of the shopper (PARCEL-28). */
export function AttemptList({ parcel: { number, attempts } }: AttemptListProps) {
  if (attempts.length === 0) return null;
  return (
    <ul aria-label={`Failed deliveries of ${number}`} className="grid gap-2 text-sm">
      {attempts.map((attempt) => (
        <li key={attempt.number}>
          <span className="font-medium">
            {`Attempt ${attempt.number}${attempt.reason === null ? '' : `: ${attempt.reason}`}`}
          </span>{' '}
          <When at={attempt.at} inside />
          <Answer attempt={attempt} />
          {attempt.outcome !== null && (
            <span className="block">
              {outcomeWords({ kind: attempt.outcome.kind, at: new Date(attempt.outcome.at) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Answer({ attempt: { answer, outcome } }: { attempt: AttemptView }) {
  if (answer === null) {
    return <span className="block text-palm-soft">{outcome === null ? 'No choice yet' : 'No choice'}</span>;
  }
  const { choice, day, addressLine1, addressLine2, phone, by, answeredAt, step, toldAt, toldBy } = answer;
  const details = [addressLine1, addressLine2, phone].filter((one) => one !== null && one !== '');
  return (
    <span className="wrap-anywhere block text-palm-soft">
      {[choiceWords({ kind: choice, day }), ...details].join(', ')}
      {by === null ? ', by the shopper ' : `, by ${by} for the shopper `}
      <When at={answeredAt} inside />
      {outcome === null && step === 'being told' && '. The courier is being told'}
      {outcome === null && step === 'tell' && '. Tell the courier'}
      {outcome !== null && toldAt === null && '. The courier was not told'}
      {toldAt !== null && (
        <>
          {toldBy === null ? '. The courier was told ' : `. ${toldBy} told the courier `}
          <When at={toldAt} inside />
        </>
      )}
    </span>
  );
}
