import type { ReactNode } from 'react';

type FactsProps = {
  facts: readonly (readonly [name: string, value: ReactNode] | null)[];
};

export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid grid-cols-[minmax(5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-palm-soft">{fact[0]}</dt>
              {/* Long moments may wrap. */}
              <dd className="min-w-0 wrap-anywhere [&_time]:whitespace-normal">{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
