import type { StoreView } from '@ilaneer/contract/store';
import { formatDay, indiaDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { messengerOf } from '@ilaneer/domain/store/messenger';
import { holidayHours } from '@ilaneer/domain/store/opening-hours';
import { IconLink } from '@ilaneer/ui/buttons/icon-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { useId } from 'react';
import { directionsLink } from '../../lib/directions-link.ts';
import { openText } from './open-text.ts';

type StoreCardProps = {
  readonly store: StoreView;
  readonly now: Date | null;
  readonly distanceKm: number | null;
};

export function StoreCard({ store, now, distanceKm }: StoreCardProps) {
  const titleId = useId();
  const messenger = messengerOf(store.messagingUrl);
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col overflow-clip rounded-xl bg-kernel shadow-sm"
    >
      <img
        src={store.picture}
        alt=""
        width={800}
        height={600}
        loading="lazy"
        className="aspect-4/3 w-full bg-leaf-tint object-cover"
      />
      <div className="flex grow flex-col gap-4 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="text-xl">
            {store.name}
          </h2>
          <Badge>{store.code}</Badge>
        </div>
        <div>
          {distanceKm !== null && <p className="font-semibold">About {distanceKm} km away</p>}
          <address className="not-italic">{store.address}</address>
          <a
            href={directionsLink(`${store.latitude},${store.longitude}`)}
            target="_blank"
            rel="noreferrer"
            aria-label={`Get direction to ${store.name} (opens in a new tab)`}
            className="flex min-h-touch w-fit items-center gap-2 font-semibold text-leaf-dark underline underline-offset-4"
          >
            <Icon name="pin" className="size-5" />
            Get direction
          </a>
        </div>
        {store.workingHours.length + store.holidays.length > 0 && <WorkingHours store={store} now={now} />}
        <ul aria-label={`Reach ${store.name}`} className="-mb-2 -ml-2.5 mt-auto flex gap-1 pt-1">
          <li>
            <IconLink
              icon="mail"
              label={`Mail to ${store.name}`}
              render={<a href={`mailto:${store.email}`} />}
            />
          </li>
          <li>
            <IconLink
              icon="phone"
              label={`Call ${store.name}, ${store.phone}`}
              render={<a href={`tel:${store.phone.replaceAll(' ', '')}`} />}
            />
          </li>
          {store.messagingUrl !== '' && (
            <li>
              <IconLink
                icon="chat"
                label={`Message ${store.name}${messenger === null ? '' : ` on ${messenger}`} (opens in a new tab)`}
                render={<a href={store.messagingUrl} target="_blank" rel="noreferrer" />}
              />
            </li>
          )}
        </ul>
        {messenger !== null && (
          <p className="text-palm-soft text-sm">
            Messages open {messenger}, which belongs to another company and has its own terms.
          </p>
        )}
      </div>
    </article>
  );
}

function WorkingHours({ store, now }: Pick<StoreCardProps, 'store' | 'now'>) {
  return (
    <div className="rounded-lg bg-paper p-4">
      <h3 className="font-sans font-semibold text-sm tracking-normal">Working hours</h3>
      <ul className="mt-1.5 grid gap-1.5 text-sm">
        {store.workingHours.map(({ days, text }) => (
          <li key={`${days} ${text}`} className="flex flex-wrap justify-between gap-x-4">
            <span>{days}</span>
            <span className="tabular-nums">{text}</span>
          </li>
        ))}
      </ul>
      <Holidays store={store} now={now} />
      <div className={cx('mt-2.5', now === null && 'invisible')}>
        <OpenState {...(now === null ? ROOM_FOR_STATE : openText(store.openingHours, now, store.holidays))} />
      </div>
    </div>
  );
}

const MOST_HOLIDAYS = 5;

function Holidays({ store, now }: Pick<StoreCardProps, 'store' | 'now'>) {
  const coming = store.holidays.filter(({ date }) => now === null || date >= indiaDay(now));
  if (coming.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 font-sans font-semibold text-sm tracking-normal">Holidays</h3>
      <ul className="mt-1.5 grid gap-1.5 text-sm">
        {coming.slice(0, MOST_HOLIDAYS).map((holiday) => (
          <li key={holiday.date} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {formatDay(startOfIndiaDay(holiday.date))}
              {holiday.note !== '' && `, ${holiday.note}`}
            </span>
            <span className="tabular-nums">{holidayHours(holiday)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

// Longest usual text, against layout shift.
const ROOM_FOR_STATE = { isOpen: false, until: 'Opens Saturday at 10:30 AM' };

function OpenState({ isOpen, until }: ReturnType<typeof openText>) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Badge tone={isOpen ? 'leaf' : 'hibiscus'} icon="clock">
        {isOpen ? 'Open now' : 'Closed now'}
      </Badge>
      <span className="text-palm-soft">{until}</span>
    </p>
  );
}

export function StoreSkeletons() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading stores...
      </p>
      <div className={storeGridClass}>
        {['first', 'second', 'third'].map((card) => (
          <div key={card} className="overflow-clip rounded-xl bg-kernel shadow-sm">
            <Skeleton className="aspect-4/3 w-full rounded-none" />
            <div className="grid gap-4 p-5 sm:p-6">
              <Skeleton className="h-7 w-40" />
              <Skeleton className="h-12 w-full" />
              <Skeleton className="h-32 w-full rounded-lg" />
              <Skeleton className="h-10 w-36" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

export const storeGridClass = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6';
