import { formatDay, formatMoment, formatTime, indiaDay } from '@ilaneer/domain/india-day';

type WhenProps = {
  /** ISO 8601, as the wire has it. */
  at: string;
  /** The day alone. */
  day?: boolean;
  /** Always the whole moment, also of today. */
  whole?: boolean;
  /** Inside a sentence, where 'today' is small. */
  inside?: boolean;
};

/** A moment in India: the time alone today, day and time before. The whole of it shows when it is pointed at. */
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
