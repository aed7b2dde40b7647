import { ApiError } from '@ilaneer/client/api-errors';
import type { getArrival } from '@ilaneer/contract/address/arrival';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { PIN_CODE_SHAPE } from '@ilaneer/domain/address/pin-code';
import { formatWeekday } from '@ilaneer/domain/india-day';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';

type ArrivalLineProps = { readonly pin: string; readonly className?: string };

/** Of an order placed now, at a whole PIN code (DELIVERY-3). */
export function ArrivalLine({ pin, className }: ArrivalLineProps) {
  const { data, error } = useArrival(pin);
  const text = data === undefined ? problemText(error) : arrivalText(data);
  return (
    <p aria-live="polite" className={cx('flex min-h-6 items-start gap-2 text-sm', className)}>
      {text !== null && (
        <>
          <Icon name={data?.isServed === false ? 'alert' : 'truck'} className="mt-px size-5 shrink-0" />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}

export function useArrival(pin: string) {
  return useQuery({
    queryKey: ['arrival', pin],
    enabled: PIN_CODE_SHAPE.test(pin),
    queryFn: ({ signal }) => request<typeof getArrival>('GET', '/arrivals/:pin', { params: { pin }, signal }),
  });
}

function arrivalText({ pinCode, arrivesOn, takesCash }: ReplyOf<typeof getArrival>): string {
  if (arrivesOn === null) return `We do not deliver to ${pinCode} yet.`;
  const arrives = `Arrives ${formatWeekday(arrivesOn)} to ${pinCode}.`;
  return takesCash ? arrives : `${arrives} Cash on Delivery is not available there.`;
}

/** Other failures leave the line empty: the page works without it. */
function problemText(error: Error | null): string | null {
  const isUnknown = error instanceof ApiError && error.status === 404;
  return isUnknown ? 'We do not know this PIN code. Please check it.' : null;
}
