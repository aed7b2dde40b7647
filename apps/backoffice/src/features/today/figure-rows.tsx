import type { ListCount } from '@ilaneer/contract/staff/list';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countDigits } from '../../parts/words/count-words.ts';
import { Money } from '../../parts/words/money.tsx';

export type FigureRow = {
  readonly label: string;
  /** The list behind the figure; null: the member may not open it. */
  readonly to: string | null;
  /** Undefined: loading. A number: rupees. */
  readonly figure: ListCount | number | string | undefined;
  readonly note?: string | undefined;
  /** Coloured unless zero. */
  readonly tone?: 'warn' | 'danger' | undefined;
};

const TONES = {
  warn: 'rounded-sm bg-sun-tint px-1.5 text-palm',
  danger: 'rounded-sm bg-hibiscus-tint px-1.5 text-hibiscus-dark',
} as const;

export function FigureRows({ rows }: { rows: readonly FigureRow[] }) {
  return (
    <ul className="divide-y divide-line border-line border-t">
      {rows.map((row) => (
        <li key={row.label}>
          <RowFrame to={row.to}>
            <span className="min-w-0 flex-1 py-1.5">
              {row.label}
              {row.note !== undefined && <span className="block text-palm-soft text-xs">{row.note}</span>}
            </span>
            <strong
              className={cx(
                'font-semibold text-lg tabular-nums',
                row.tone !== undefined && isSome(row.figure) && TONES[row.tone],
              )}
            >
              <FigureOf figure={row.figure} />
            </strong>
            {row.to !== null && <Icon name="chevron-right" className="size-4 shrink-0 text-palm-soft" />}
          </RowFrame>
        </li>
      ))}
    </ul>
  );
}

const frame = 'flex min-h-11 items-center gap-3 px-4';

function RowFrame({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <div className={frame}>{children}</div>;
  return (
    <Link to={to} className={cx(frame, 'hover:bg-row focus-visible:-outline-offset-2')}>
      {children}
    </Link>
  );
}

function FigureOf({ figure }: { figure: FigureRow['figure'] }) {
  if (figure === undefined) return <Skeleton className="inline-block h-4 w-12 align-middle" />;
  if (typeof figure === 'number') return <Money rupees={figure} />;
  return <span translate="no">{typeof figure === 'string' ? figure : countDigits(figure)}</span>;
}

function isSome(figure: FigureRow['figure']): boolean {
  return typeof figure === 'object' ? figure.found > 0 : figure !== undefined && figure !== 0;
}

/** '1,234 units'. */
export function numberWords(count: number, one: string): string {
  return `${indianDigits(count)} ${one}${count === 1 ? '' : 's'}`;
}
