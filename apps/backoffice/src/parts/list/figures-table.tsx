import { cx } from '@ilaneer/ui/text/cx';
import type { ReactNode } from 'react';

type FiguresTableProps = {
  label: string;
  headings: readonly string[];
  /** Its frame; default: below the heading of a panel. */
  className?: string;
  /** Bodies and foot, whose rows have a line above them. */
  children: ReactNode;
};

/** Names at the start of a row, figures at its end; wide ones scroll, by keyboard too. */
export function FiguresTable({
  label,
  headings,
  className = 'border-line border-t',
  children,
}: FiguresTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
      tabIndex={0}
      className={cx('relative overflow-x-auto', className)}
    >
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr>
            {headings.map((heading, index) => (
              <th
                key={heading}
                scope="col"
                className={cx('px-4 py-2 font-semibold', index === 0 ? 'text-start' : 'text-end')}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}
