import { formatDay, formatMoment, formatTime, indiaDay } from '@ilaneer/domain/india-day';

type WhenProps = {
  at: string;
  day?: boolean;
  whole?: boolean;
  inside?: boolean;
};

/** Time today, else date; full on hover. */
export function When({ at, day = false, whole = false, inside = false }: WhenProps) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={formatMoment(moment)} className="whitespace-nowrap">
      {wordsOf(moment, { day, whole, inside })}
    </time>
  );
}

function wordsOf(moment: Date, { day, whole, inside }: Required<Omit<WhenProps, 'at'>>): string {
  if (day) return formatDay(moment);
  if (whole || indiaDay(moment) !== indiaDay(new Date())) return formatMoment(moment);
  return `${inside ? 'today' : 'Today'}, ${formatTime(moment)}`;
}
