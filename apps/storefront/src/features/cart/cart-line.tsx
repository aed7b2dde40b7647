import { formatPrice } from '@ilaneer/client/format-price';
import type { CartLineView } from '@ilaneer/contract/cart/cart';
import { paiseFromRupees, rupeesFromPaise, timesPaise } from '@ilaneer/domain/money';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { productPath } from '@ilaneer/domain/storefront/plain-address';
import { Button } from '@ilaneer/ui/buttons/button';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { QuantityStepper } from '@ilaneer/ui/fields/quantity-stepper';
import { Figure } from '@ilaneer/ui/text/figure';
import { Icon } from '@ilaneer/ui/text/icon';
import type { ReactNode } from 'react';
import { PageLink } from '../../lib/page-link.tsx';
import { BeforeGst, Price } from '../../lib/price.tsx';
import type { LineInChange } from './cart-change.ts';
import { GiftNote } from './gift-note.tsx';
import { lineProblem } from './line-problem.ts';

type CartLineProps = {
  readonly change: LineInChange;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
  readonly actions: ReactNode;
};

export function CartLine({ change, onQuantity, onRemove, actions }: CartLineProps) {
  const { line, quantity, state } = change;
  const busy = state !== 'idle';
  const fullName = lineName(line);
  const page = productPath(line.productId, line.variantId);
  const problem = busy ? null : lineProblem(line);
  const isSold = problem?.kind !== 'unavailable';
  return (
    <li className="relative grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 py-5 sm:grid-cols-[8rem_1fr] sm:gap-x-6 sm:py-6">
      <PageLink
        to={page}
        tabIndex={-1}
        aria-hidden="true"
        className="aspect-square self-start overflow-hidden rounded-lg bg-leaf-tint sm:row-span-3"
      >
        <img
          src={line.image}
          alt=""
          width={256}
          height={256}
          className={isSold ? 'size-full object-cover' : 'size-full object-cover opacity-50'}
        />
      </PageLink>
      <div className="grid content-start gap-1">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 className="font-sans font-semibold text-lg leading-snug tracking-normal">
              <PageLink to={page} className="underline-offset-4 hover:underline">
                {line.name}
              </PageLink>
            </h2>
            {line.variantName !== '' && <p className="text-palm-soft text-sm">{line.variantName}</p>}
          </div>
          {isSold && <LineTotal line={line} quantity={quantity} className="hidden text-lg sm:block" />}
        </div>
        <Price of={{ ...line, gst: line.productDetails.gst }} size="sm" />
        <GiftNote line={line} disabled={busy} />
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-2 gap-y-1 sm:col-span-1 sm:col-start-2">
        {isSold && (
          <QuantityStepper
            size="sm"
            label={fullName}
            value={quantity}
            max={line.maxQuantity}
            busy={busy}
            limitNote={
              line.currentStock > line.maxQuantity ? `At most ${line.maxQuantity} an order` : undefined
            }
            onValueChange={onQuantity}
          />
        )}
        {isSold && <LineTotal line={line} quantity={quantity} className="ml-auto text-lg sm:hidden" />}
        <div className="-mx-4 flex basis-[calc(100%+2rem)] items-center justify-between sm:ml-auto sm:basis-auto sm:justify-end lg:max-xl:-ml-4 lg:max-xl:basis-[calc(100%+2rem)] lg:max-xl:justify-between">
          {actions}
          <Button
            variant="quiet"
            size="sm"
            disabled={busy}
            onClick={onRemove}
            aria-label={`Remove ${fullName}`}
          >
            <Icon name="trash" className="size-5" />
            Remove
          </Button>
        </div>
      </div>
      {problem !== null && (
        <div
          data-problem
          tabIndex={-1}
          className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-sun-tint px-4 py-2.5 text-sm sm:col-span-1 sm:col-start-2"
        >
          <p className="flex grow items-start gap-2 font-medium">
            <Icon name="alert" className="mt-px size-5 shrink-0 text-husk-dark" />
            {problem.text}
          </p>
          {problem.kind === 'too-many' && (
            <Button variant="secondary" size="sm" onClick={() => onQuantity(problem.available)}>
              {`Change to ${problem.available}`}
            </Button>
          )}
        </div>
      )}
      {state === 'removing' && (
        <div className="absolute inset-0 grid place-items-center rounded-lg bg-kernel/85">
          <Spinner label="Removing..." />
        </div>
      )}
    </li>
  );
}

type LineTotalProps = {
  readonly line: CartLineView;
  readonly quantity: number;
  readonly className: string;
};

function LineTotal({ line, quantity, className }: LineTotalProps) {
  const total = rupeesFromPaise(timesPaise(paiseFromRupees(line.price), quantity));
  return (
    <p className={`shrink-0 text-right font-bold tabular-nums ${className}`}>
      <span className="sr-only">Line total </span>
      <Figure>{formatPrice(total)}</Figure>
      {!line.gstIncluded && line.productDetails.gst > 0 && <BeforeGst />}
    </p>
  );
}
