import type { ArrivalView } from '@ilaneer/contract/staff/orders/order-state';
import { formatWeekday } from '@ilaneer/domain/india-day';
import { Badge } from '@ilaneer/ui/feedback/badge';

type Arrival = { arrival: NonNullable<ArrivalView> };

/** The later day, beside the one that the order named (DELIVERY-10). */
export function ArrivalDay({ arrival: { promisedOn, expectedOn } }: Arrival) {
  const day = expectedOn ?? promisedOn;
  return (
    <span className="whitespace-nowrap">
      <time dateTime={day}>{formatWeekday(day)}</time>
      {expectedOn !== null && (
        <>
          , was <time dateTime={promisedOn}>{formatWeekday(promisedOn)}</time>
        </>
      )}
    </span>
  );
}

export function LateBadge({ arrival }: { arrival: ArrivalView }) {
  if (arrival?.isLate !== true) return null;
  return (
    <Badge tone="hibiscus" icon="clock">
      Late
    </Badge>
  );
}
