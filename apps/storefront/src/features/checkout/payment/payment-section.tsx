import { Icon } from '@ilaneer/ui/text/icon';
import type { ReactNode } from 'react';

/** The part of the payment step where the way to pay is chosen. */
export function PaymentSection({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="payment-method" className="rounded-xl bg-kernel p-5 shadow-sm sm:p-7">
      <h2 id="payment-method" className="mb-4 text-xl">
        Payment method
      </h2>
      {children}
      <p className="mt-4 flex items-center gap-2 font-medium text-leaf-dark text-sm">
        <Icon name="shield" className="size-5 shrink-0" />
        100% secure payments
      </p>
    </section>
  );
}
