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
          ? 'You have changed this order since you started editing.'
          : 'Someone else has changed this order since you started editing.'}
      </p>
      {differences.length === 0 ? (
        <p>{busy ? 'Loading the current version…' : 'Its items are the same.'}</p>
      ) : (
        <ul aria-label="Changes">
          {differences.map(({ line, before, now }) => (
            <li key={line.key}>
              {lineName(line)}: was {before}, {now === 0 ? 'taken out' : `now ${now}`}
            </li>
          ))}
        </ul>
      )}
      <p>You can continue from the current order. Your edits stay where their lines still exist.</p>
      <Button size="sm" variant="secondary" className="mt-2" disabled={busy} onClick={onTake}>
        {isOwn ? 'Continue from there' : 'Use theirs'}
      </Button>
    </Notice>
  );
}
