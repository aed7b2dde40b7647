import './bottom-bar.css';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { Icon } from '@ilaneer/ui/text/icon';
import { VisuallyHidden } from '@ilaneer/ui/text/visually-hidden';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageLink } from '../../lib/page-link.tsx';
import { OrderSummarySkeleton } from './summary/order-summary.tsx';

const STEPS = [
  { name: 'Cart', to: '/cart' },
  { name: 'Address', to: '/address' },
  { name: 'Payment', to: '/payment' },
] as const;

type CheckoutStep = (typeof STEPS)[number]['name'];

const TITLES: Readonly<Record<CheckoutStep, string>> = {
  Cart: 'Your cart',
  Address: 'Address',
  Payment: 'Payment',
};

type CheckoutLayoutProps = {
  readonly step: CheckoutStep;
  readonly addressPath?: string | undefined;
  readonly children: ReactNode;
  readonly summary: ReactNode;
  readonly offers?: ReactNode;
  readonly next: {
    readonly action: ReactNode;
    readonly amount: string | null;
    /** If not the total. */
    readonly amountName?: string;
  } | null;
};

export function CheckoutLayout({ step, addressPath, children, summary, offers, next }: CheckoutLayoutProps) {
  const fields = useShownFields();
  return (
    <div className="mx-auto max-w-page px-gutter pt-4 pb-8 sm:pt-6 lg:pb-section">
      <CheckoutProgress current={step} addressPath={addressPath} />
      <h1 className="mt-4 mb-6 text-3xl sm:mt-6 sm:mb-8">{TITLES[step]}</h1>
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
        <div ref={fields} className="grid min-w-0 gap-6">
          {children}
        </div>
        {/* Flattened on phones, for the sticky bar. */}
        <div className="contents lg:sticky lg:top-28 lg:grid lg:gap-4">
          {summary}
          {next !== null && (
            <div className="bottom-bar sticky bottom-0 z-sticky order-last -mx-gutter flex items-center gap-4 border-line border-t bg-kernel px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:order-none lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
              {next.amount !== null && (
                <p className="shrink-0 leading-tight lg:hidden">
                  <span className="block text-palm-soft text-xs">{next.amountName ?? 'Total'}</span>
                  <span className="font-bold text-lg tabular-nums">{next.amount}</span>
                </p>
              )}
              <div className="min-w-0 grow">{next.action}</div>
            </div>
          )}
          {offers}
        </div>
      </div>
    </div>
  );
}

/** Above the bar also after a tap, which focuses without scrolling (STOREFRONT-28). */
function useShownFields() {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = fields;
    current?.addEventListener('focusin', showField);
    return () => current?.removeEventListener('focusin', showField);
  }, []);
  return fields;
}

function showField({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches('input, textarea')) {
    target.scrollIntoView({ block: 'nearest' });
  }
}

export function CheckoutSkeleton({ step, addressPath }: Pick<CheckoutLayoutProps, 'step' | 'addressPath'>) {
  return (
    <CheckoutLayout step={step} addressPath={addressPath} summary={<OrderSummarySkeleton />} next={null}>
      <div className="divide-y divide-line rounded-xl bg-kernel px-4 shadow-sm sm:px-7">
        <VisuallyHidden>
          <Spinner label="Loading your cart..." />
        </VisuallyHidden>
        {['first', 'second', 'third'].map((line) => (
          <div
            key={line}
            className="grid grid-cols-[5.5rem_1fr] gap-4 py-5 sm:grid-cols-[8rem_1fr] sm:gap-6 sm:py-6"
          >
            <Skeleton className="aspect-square rounded-lg" />
            <div className="grid content-start gap-3">
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="h-5 w-24" />
              <Skeleton className="mt-2 h-11 w-32 rounded-full" />
            </div>
          </div>
        ))}
      </div>
    </CheckoutLayout>
  );
}

type CheckoutProgressProps = {
  readonly current: CheckoutStep;
  readonly addressPath?: string | undefined;
};

/** CHECKOUT-11. */
function CheckoutProgress({ current, addressPath = '/address' }: CheckoutProgressProps) {
  const reached = STEPS.findIndex(({ name }) => name === current);
  return (
    <nav aria-label="Checkout progress">
      <ol className="flex items-center gap-1.5 sm:gap-3">
        {STEPS.map(({ name, to }, index) => (
          <li key={name} className="flex items-center gap-1.5 sm:gap-3">
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`h-0.5 w-5 rounded-full max-[22rem]:w-2 sm:w-14 ${index <= reached ? 'bg-leaf' : 'bg-line'}`}
              />
            )}
            {index < reached ? (
              <PageLink
                to={name === 'Address' ? addressPath : to}
                className="flex min-h-touch items-center gap-2 font-semibold text-leaf-dark text-sm underline-offset-4 hover:underline"
              >
                <span className="grid size-7 place-items-center rounded-full bg-leaf text-kernel">
                  <Icon name="tick" strokeWidth={2.5} className="size-4.5" />
                </span>
                <span>
                  <span className="sr-only">Done: </span>
                  {name}
                </span>
              </PageLink>
            ) : (
              <span
                aria-current={index === reached ? 'step' : undefined}
                className={`flex min-h-touch items-center gap-2 text-sm ${index === reached ? 'font-semibold' : 'text-palm-soft'}`}
              >
                <span
                  aria-hidden="true"
                  className={`grid size-7 place-items-center rounded-full bg-kernel font-bold text-xs tabular-nums ${
                    index === reached
                      ? 'text-leaf-dark ring-2 ring-inset ring-leaf'
                      : 'ring-1 ring-inset ring-line-strong/60'
                  }`}
                >
                  {index + 1}
                </span>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
