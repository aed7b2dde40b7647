import { Spinner } from '@ilaneer/ui/feedback/spinner';

/** Covers the page while an order is being placed (part 2 section 2, 'Checkout: payment step'). */
export function ProcessingOverlay() {
  return (
    <div className="fixed inset-0 z-dialog grid place-items-center bg-palm-deep/70 p-6">
      <div
        role="alert"
        className="grid w-full max-w-sm animate-arrive justify-items-center gap-3 rounded-xl bg-kernel px-6 py-10 text-center shadow-lg"
      >
        <Spinner className="mb-2 size-12 text-leaf" />
        <p className="font-display font-semibold text-xl">Processing Your Order...</p>
        <p className="text-palm-soft">Please don't refresh or go back</p>
      </div>
    </div>
  );
}
