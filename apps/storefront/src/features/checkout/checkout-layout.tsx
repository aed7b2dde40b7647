import type { ReactNode } from 'react';

type CheckoutLayoutProps = {
  /** Stands over the title: the progress bar. */
  readonly progress: ReactNode;
  readonly title: string;
  /** A line beside the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
  readonly summary: ReactNode;
  /** What makes the order cheaper. It stands behind the way on, which no offer may hide. */
  readonly offers?: ReactNode;
  /** The way on; on phones it stays at the bottom of the screen, in the thumb's reach. */
  readonly action: ReactNode;
  /** The amount to show beside the action on phones, where the summary may be out of sight. */
  readonly total: string | null;
  /** What that amount is, when it is not the total. */
  readonly totalName?: string;
};

/** A step of the checkout: its content, and beside it the order summary with the way on. */
export function CheckoutLayout({
  progress,
  title,
  note,
  children,
  summary,
  offers,
  action,
  total,
  totalName = 'Total',
}: CheckoutLayoutProps) {
  return (
    <div className="mx-auto max-w-page px-gutter pt-4 pb-8 sm:pt-6 lg:pb-section">
      {progress}
      <div className="mt-4 mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 sm:mt-6 sm:mb-8">
        <h1 className="text-3xl">{title}</h1>
        {note}
      </div>
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
        <div className="grid min-w-0 gap-6">{children}</div>
        {/* On phones its children are the column's own, so that the bar can stick to the whole column's end. */}
        <div className="contents lg:sticky lg:top-28 lg:grid lg:gap-4">
          {summary}
          {action !== null && (
            <div className="sticky bottom-0 z-sticky order-last -mx-gutter flex items-center gap-4 border-line border-t bg-kernel px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:order-none lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
              {total !== null && (
                <p className="shrink-0 leading-tight lg:hidden">
                  <span className="block text-palm-soft text-xs">{totalName}</span>
                  <span className="font-bold text-lg tabular-nums">{total}</span>
                </p>
              )}
              <div className="min-w-0 grow">{action}</div>
            </div>
          )}
          {offers}
        </div>
      </div>
    </div>
  );
}
