import { Icon } from '@ilaneer/ui/text/icon';
import { PageLink } from '../../lib/page-link.tsx';

const STEPS = [
  { name: 'Cart', to: '/cart' },
  { name: 'Address', to: '/address' },
  { name: 'Payment', to: '/payment' },
] as const;

export type CheckoutStep = (typeof STEPS)[number]['name'];

type CheckoutProgressProps = {
  readonly current: CheckoutStep;
  /** The address step, with the one item of Buy Now if there is one. */
  readonly addressPath?: string | undefined;
};

/** The three steps of the checkout; the ones behind lead back (CHECKOUT-11). */
export function CheckoutProgress({ current, addressPath = '/address' }: CheckoutProgressProps) {
  const reached = STEPS.findIndex(({ name }) => name === current);
  return (
    <nav aria-label="Checkout progress">
      <ol className="flex items-center gap-1.5 sm:gap-3">
        {STEPS.map(({ name, to }, index) => (
          <li key={name} className="flex items-center gap-1.5 sm:gap-3">
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`h-0.5 w-5 rounded-full sm:w-14 ${index <= reached ? 'bg-leaf' : 'bg-line'}`}
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
