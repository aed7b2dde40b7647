import { cx } from '@ilaneer/ui/text/cx';
import type { EntryCount } from '../menu/use-counts.ts';

/** Beside a label; the link's name says it too. */
export function WaitingCount({ count, className }: { count: EntryCount | null; className: string }) {
  if (count === null) return null;
  return (
    <span
      aria-hidden="true"
      translate="no"
      className={cx(
        'rounded-full bg-palm/10 px-1.5 font-semibold text-palm text-xs tabular-nums leading-5',
        className,
      )}
    >
      {count.digits}
    </span>
  );
}
