import { quoteMoneyProblems } from '@ilaneer/domain/quote/quote-form';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { Figures } from '../../../parts/frame/figures.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { BEFORE_GST, Money } from '../../../parts/words/money.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { preview, type QuoteTotals } from './quote-calls.ts';
import { moneyOf, type QuoteValues } from './quote-values.ts';

export function TotalsPanel({ totals }: { totals: QuoteTotals | null }) {
  return (
    <Panel
      title="Total"
      note={totals === null ? undefined : totals.gstIncluded ? 'prices with GST' : BEFORE_GST}
    >
      {totals === null ? (
        <p className="text-palm-soft text-sm">Add items with quantities and prices to see the total.</p>
      ) : (
        <TotalRows totals={totals} />
      )}
    </Panel>
  );
}

function TotalRows({ totals }: { totals: QuoteTotals }) {
  const { gstIncluded, goods, freight, taxes, roundOff, total } = totals;
  const heads = taxes.map(
    ({ name, rate, amount }) =>
      [
        `${gstIncluded ? 'of which ' : ''}${name} ${rate}%`,
        <Money key={`${name} ${rate}`} rupees={amount} />,
      ] as const,
  );
  return (
    <Figures
      rows={[
        ['Goods', <Money key="goods" rupees={goods} />],
        ['Freight', freight === 0 ? 'Free' : <Money key="freight" rupees={freight} />],
        ...heads,
        roundOff === 0 ? null : ['Round-off', <Money key="round-off" rupees={roundOff} />],
      ]}
      total={<Money rupees={total} />}
    />
  );
}

/** As typed, by the server's rules. */
export function LiveTotals() {
  const { control } = useFormContext<QuoteValues>();
  const [lines, freight, gstin, state] = useWatch({ control, name: ['lines', 'freight', 'gstin', 'state'] });
  const money = moneyOf({ lines, freight });
  const isComplete = quoteMoneyProblems(money).length === 0;
  const found = useQuery({
    queryKey: ['stock', 'quote-preview', money, gstin, state],
    enabled: isComplete,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => preview({ ...money, gstin, state }, signal),
  });
  return (
    <div aria-live="polite">
      {found.isError && isComplete && (
        <p className="pb-2 font-medium text-hibiscus-dark text-sm">{refusalText(found.error)}</p>
      )}
      <TotalsPanel totals={isComplete ? (found.data ?? null) : null} />
    </div>
  );
}
