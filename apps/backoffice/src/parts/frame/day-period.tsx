import { indiaDay } from '@ilaneer/domain/india-day';
import { type ReportPeriod, reportPeriod } from '@ilaneer/domain/report/report-period';
import { TextField } from '@ilaneer/ui/fields/text-field';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

/** First and last day, ISO, in the page's address as `from` and `to` (REPORT-4); null while one is refused. */
export function useDayPeriod(firstLabel = 'From'): {
  readonly period: ReportPeriod | null;
  readonly fields: ReactNode;
} {
  const [search, setSearch] = useSearchParams();
  const asked = { from: search.get('from') ?? undefined, to: search.get('to') ?? undefined };
  const found = reportPeriod(asked, indiaDay(new Date()));
  const period = found.ok ? found.value : null;
  const dayField = (field: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      label={label}
      className="w-44"
      value={period?.[field] ?? asked[field] ?? ''}
      error={found.ok ? undefined : found.error.find((one) => one.field === field)?.message}
      onChange={({ target }) => {
        const next = new URLSearchParams(search);
        if (target.value === '') next.delete(field);
        else next.set(field, target.value);
        setSearch(next, { replace: true });
      }}
    />
  );
  const fields = (
    <div className="flex flex-wrap items-start gap-4">
      {dayField('from', firstLabel)}
      {dayField('to', 'To')}
    </div>
  );
  return { period, fields };
}
