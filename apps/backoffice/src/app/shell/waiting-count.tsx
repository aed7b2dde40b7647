import { cx } from '@ilaneer/ui/text/cx';
import { VisuallyHidden } from '@ilaneer/ui/text/visually-hidden';
import type { EntryCount } from '../menu/use-counts.ts';

/** Beside a label; screen readers hear 'Returns, 3 waiting'. */
export function WaitingCount({ count, className }: { count: EntryCount | null; className: string }) {
  if (count === null) return null;
  const { digits, words } = count;
  return (
    <>
      <VisuallyHidden>{`, ${digits} ${words}`}</VisuallyHidden>
      <span
        aria-hidden="true"
        translate="no"
        className={cx(
          'rounded-full bg-palm/10 px-1.5 font-semibold text-palm text-xs tabular-nums leading-5',
          className,
        )}
      >
        {digits}
      </span>
    </>
  );
}
