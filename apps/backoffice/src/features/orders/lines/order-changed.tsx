import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import type { LineDifference } from './draft-lines.ts';

type OrderChangedProps = {
  differences: readonly LineDifference[];
  /** Moved on this page while editing. */
  isOwn: boolean;
  /** Whether what the order is now is still being read. */
  busy: boolean;
  onTake: () => void;
};

export function OrderChanged({ differences, isOwn, busy, onTake }: OrderChangedProps) {
  return (
    <Notice tone="error" className="m-4">
      <p className="font-semibold">
        {isOwn
          ? 'You changed this order yourself since you began.'
          : 'Somebody else changed this order since you began.'}
      </p>
      {differences.length === 0 ? (
        <p>{busy ? 'It is read again…' : 'Its items are the same.'}</p>
      ) : (
        <ul aria-label="What is changed">
          {differences.map(({ line, before, now }) => (
            <li key={line.key}>
              {lineName(line)}: was {before}, {now === 0 ? 'taken out' : `now ${now}`}
            </li>
          ))}
        </ul>
      )}
      <p>The order as it is now can be taken; what you typed stays, where its line is still there.</p>
      <Button size="sm" variant="secondary" className="mt-2" disabled={busy} onClick={onTake}>
        {isOwn ? 'Go on from there' : 'Take theirs'}
      </Button>
    </Notice>
  );
}
