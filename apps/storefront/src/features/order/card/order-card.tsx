import { formatPrice } from '@ilaneer/client/format-price';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { type OrderStatus, stepperOf } from '@ilaneer/domain/order/status';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';
import { Stepper } from '@ilaneer/ui/navigation/stepper';
import { Figure } from '@ilaneer/ui/text/figure';
import { Icon, type IconName } from '@ilaneer/ui/text/icon';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { PageLink } from '../../../lib/page-link.tsx';
import { amountDueFacts } from '../amount-due-facts.ts';
import { arrivalText, formatDate, paymentText, shortId } from '../order-texts.ts';
import { OrderReturns } from '../returns/order-returns.tsx';
import { ReturnOrder } from '../returns/return-order.tsx';
import { DownloadInvoice } from '../tax-document-buttons.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { ConfirmAsked } from './confirm-asked.tsx';
import { OrderDetail } from './order-detail.tsx';
import { PayDifference } from './pay-difference.tsx';

type OrderCardProps = {
  readonly order: OrderView;
  readonly isNew: boolean;
  readonly isWanted: boolean;
  readonly actions: ReactNode;
};

export function OrderCard({ order, isNew, isWanted, actions }: OrderCardProps) {
  const detailId = useId();
  const titleId = useId();
  const [open, setOpen] = useState(isWanted);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    setOpen(true);
    title.current?.focus();
  }, [isWanted]);
  const { steps, current } = stepperOf(order.status);
  return (
    <article
      aria-labelledby={titleId}
      className={`overflow-clip rounded-xl bg-kernel shadow-sm ${isNew || isWanted ? 'ring-2 ring-leaf' : ''}`}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-b px-5 py-5 sm:px-7">
        <div>
          <h2
            id={titleId}
            ref={title}
            tabIndex={-1}
            className="scroll-mt-28 outline-none flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-lg tracking-normal"
          >
            Order #{shortId(order)}
            <StatusBadge status={order.status} />
            {isNew && <Badge tone="palm">New</Badge>}
          </h2>
          <p className="mt-1 text-palm-soft text-xs sm:text-sm">
            <span className="whitespace-nowrap">Ordered on {formatDate(order.createdAt)}</span>
            {' · '}
            <span className="whitespace-nowrap">
              Order number <Figure>{order.orderNumber}</Figure>
            </span>
            {STATUSES[order.status].isOnItsWay && <span>{` · ${arrivalText(order)}`}</span>}
          </p>
          <p
            className={`mt-0.5 text-xs sm:text-sm ${order.status === 'pending' ? 'font-semibold' : 'text-palm-soft'}`}
          >
            Payment: {paymentText(order)}
          </p>
        </div>
        <div className="w-full sm:w-auto sm:text-right">
          <p className="flex items-baseline justify-between gap-4 sm:block">
            <span className="block text-palm-soft text-sm">Total</span>
            <Figure className="font-bold text-xl">{formatPrice(order.totalAmount)}</Figure>
          </p>
          {amountDueFacts(order).map(({ name, value }) => (
            <p
              key={name}
              className="mt-0.5 flex justify-between gap-4 text-palm-soft text-sm sm:justify-end sm:gap-1.5"
            >
              <span>{name}</span> <Figure className="whitespace-nowrap">{value}</Figure>
            </p>
          ))}
        </div>
      </header>
      <div className="grid gap-6 px-5 py-6 sm:px-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-center">
        <div className="grid items-center gap-4 sm:flex">
          <OrderPictures items={order.items} />
          <p className="min-w-0 font-medium">
            <ItemNames items={order.items} />
          </p>
        </div>
        <Stepper
          label="Order progress"
          steps={steps}
          current={order.status === 'delivered' ? steps.length : current}
          stopped={order.status === 'cancelled'}
        />
      </div>
      <PayDifference order={order} />
      <ConfirmAsked order={order} />
      <OrderReturns order={order} />
      <footer className="flex flex-wrap items-center justify-between gap-x-2 px-5 pb-5 sm:gap-y-2 sm:pr-7 sm:pl-3">
        <Button
          variant="quiet"
          size="row"
          aria-expanded={open}
          aria-controls={detailId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide details' : 'View detail'}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} className="size-5" />
        </Button>
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 sm:w-auto sm:gap-x-1 sm:gap-y-2">
          <CancelOrder order={order} />
          <ReturnOrder order={order} />
          <TrackOrder order={order} />
          <DownloadInvoice order={order} />
          {actions}
        </div>
      </footer>
      <div id={detailId} hidden={!open}>
        {open && <OrderDetail order={order} />}
      </div>
    </article>
  );
}

/** PARCEL-24. */
function TrackOrder({ order: { trackLink, orderNumber } }: { readonly order: OrderView }) {
  if (trackLink === null) return null;
  return (
    <ButtonLink variant="quiet" size="row" render={<PageLink to={`/track/${trackLink}`} />}>
      <Icon name="truck" className="size-5" />
      Track<span className="sr-only"> order {orderNumber}</span>
    </ButtonLink>
  );
}

/** Avoids breaks at hyphens. */
function ItemNames({ items }: Pick<OrderView, 'items'>) {
  return (
    <>
      {items.map(({ variantId, name }, index) => (
        <Fragment key={variantId}>
          <span className="inline-block">
            {name}
            {index < items.length - 1 && ','}
          </span>{' '}
        </Fragment>
      ))}
      {items.length > 1 && <span>{`(${items.length} items)`}</span>}
    </>
  );
}

function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const { word, tone, icon } = STATUSES[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}

type Look = { readonly tone: BadgeTone; readonly icon: IconName };

const AT_WORK: Look = { tone: 'sun', icon: 'clock' };
const ON_THE_ROAD: Look = { tone: 'water', icon: 'truck' };

type StatusLook = Look & { readonly word: string /** It will be delivered. */; readonly isOnItsWay: boolean };

const STATUSES = {
  pending: { word: 'Pending', ...AT_WORK, isOnItsWay: false },
  placed: { word: 'Placed', ...AT_WORK, isOnItsWay: true },
  processing: { word: 'Processing', ...AT_WORK, isOnItsWay: true },
  shipped: { word: 'Shipped', ...ON_THE_ROAD, isOnItsWay: true },
  'in transit': { word: 'In transit', ...ON_THE_ROAD, isOnItsWay: true },
  delivered: { word: 'Delivered', tone: 'leaf', icon: 'tick', isOnItsWay: false },
  cancelled: { word: 'Cancelled', tone: 'hibiscus', icon: 'close', isOnItsWay: false },
} as const satisfies Record<OrderStatus, StatusLook>;

const MOST_SHOWN = 3;

function OrderPictures({ items }: { readonly items: OrderView['items'] }) {
  return (
    <div aria-hidden="true" className="flex shrink-0 -space-x-4">
      {items.slice(0, MOST_SHOWN).map((item) => (
        <img
          key={item.variantId}
          src={item.image}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          className="size-18 rounded-md bg-leaf-tint object-cover ring-2 ring-kernel"
        />
      ))}
    </div>
  );
}
