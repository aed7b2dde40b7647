import type { ReactNode } from 'react';

type FiguresProps = {
  rows: readonly (readonly [name: string, amount: ReactNode] | null)[];
  total: ReactNode;
};

export function Figures({ rows, total }: FiguresProps) {
  return (
    <dl className="grid max-w-96 gap-1 text-sm tabular-nums">
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]} className="flex justify-between gap-4">
              <dt className="text-palm-soft">{row[0]}</dt>
              <dd>{row[1]}</dd>
            </div>
          ),
      )}
      <div className="mt-0.5 flex justify-between gap-4 border-line border-t pt-1.5 font-semibold text-base">
        <dt>Total</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}
