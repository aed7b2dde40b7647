import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { openTracking, TrackedOrderView } from '@ilaneer/contract/order/tracking';
import { formatLongDay, formatMoment } from '@ilaneer/domain/india-day';
import { courierLink } from '@ilaneer/domain/order/shipment';
import { trackedState } from '@ilaneer/domain/parcel/tracking';
import { Figure } from '@ilaneer/ui/text/figure';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { LinkState } from '../../lib/links/link-state.tsx';

type Parcel = TrackedOrderView['parcels'][number];

/** Without a login, for the holder of the link (PARCEL-24). */
export function TrackOrder({ link }: { readonly link: string }) {
  const query = useQuery<ReplyOf<typeof openTracking>>({
    queryKey: ['tracking', link],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      request<typeof openTracking>('POST', '/tracking-links', { body: { link }, signal }),
  });
  if (query.data === undefined) {
    return <LinkState title="Track your order" loading="Loading the parcels" query={query} />;
  }
  const { orderNumber, recipient, parcels } = query.data.tracking;
  const { firstName, city, pinCode } = recipient;
  return (
    <article className="mx-auto grid max-w-3xl gap-6 px-gutter pt-8 pb-section sm:pt-12">
      <header className="grid gap-2">
        <h1 className="text-3xl">{`Order ${orderNumber}`}</h1>
        <p className="text-palm-soft">{`To ${firstName}, ${city} ${pinCode}`}</p>
      </header>
      {parcels.length === 0 && <p className="rounded-xl bg-kernel p-5">Your order is not packed yet.</p>}
      {parcels.map((parcel) => (
        <TrackedParcel key={parcel.number} parcel={parcel} />
      ))}
    </article>
  );
}

function TrackedParcel({ parcel }: { readonly parcel: Parcel }) {
  const { number, status, expectedOn, items, events } = parcel;
  return (
    <section aria-label={`Parcel ${number}`} className="grid gap-5 rounded-xl bg-kernel p-5 shadow-sm sm:p-8">
      <header className="grid gap-1">
        <p className="text-palm-soft text-sm">{`Parcel ${number}`}</p>
        <h2 className="font-semibold text-2xl">{trackedState(status)}</h2>
        {expectedOn !== null && <p>{`Expected on ${formatLongDay(expectedOn)}`}</p>}
      </header>
      <Courier parcel={parcel} />
      <ul className="grid gap-1 border-line border-t pt-4">
        {items.map(({ name, quantity }) => (
          <li key={name} className="wrap-anywhere">
            <Figure>{quantity}</Figure> × {name}
          </li>
        ))}
      </ul>
      {events.length > 0 && (
        <ol
          aria-label={`Events of parcel ${number}, newest first`}
          className="grid border-line border-t pt-4"
        >
          {events.map(({ text, at }, index) => (
            <li key={`${at} ${text}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
              <span aria-hidden="true" className="grid justify-items-center">
                <span className={`mt-2 size-2.5 rounded-full ${index === 0 ? 'bg-leaf' : 'bg-line'}`} />
                {index < events.length - 1 && <span className="w-px grow bg-line" />}
              </span>
              <span className="wrap-anywhere pb-4">
                <span className={index === 0 ? 'font-semibold' : ''}>{text}</span>
                <time dateTime={at} className="block text-palm-soft text-sm">
                  {formatMoment(new Date(at))}
                </time>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Courier({ parcel }: { readonly parcel: Parcel }) {
  const { number, courierPartner, trackingNumber } = parcel;
  if (courierPartner === null) return null;
  const page = courierLink(courierPartner, trackingNumber);
  return (
    <div>
      <p className="font-medium">{courierPartner}</p>
      <p className="wrap-anywhere text-palm-soft text-sm">Tracking number {trackingNumber}</p>
      {page !== null && (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-leaf-dark underline underline-offset-4"
        >
          See it at the courier
          <span className="sr-only">, parcel {number}, in a new tab</span>
        </a>
      )}
    </div>
  );
}
