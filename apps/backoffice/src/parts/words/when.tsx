import { formatDay, formatMoment, formatTime, indiaDay } from '@ilaneer/domain/india-day';

type WhenProps = {
  /** ISO 8601, as the wire has it. */
  at: string;
  /** The day alone. */
  day?: boolean;
  /** Always the whole moment, also of today. */
  whole?: boolean;
};

/** A moment in India: the time alone today, day and time before. The whole of it shows when it is pointed at. */
export function When({ at, day = false, whole = false }: WhenProps) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={formatMoment(moment)} className="whitespace-nowrap">
      {wordsOf(moment, day, whole)}
    </time>
  );
}

function wordsOf(moment: Date, day: boolean, whole: boolean): string {
  if (day) return formatDay(moment);
  if (!whole && indiaDay(moment) === indiaDay(new Date())) return `Today, ${formatTime(moment)}`;
  return formatMoment(moment);
}
