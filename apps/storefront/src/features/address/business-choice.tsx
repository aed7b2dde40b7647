import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { Icon } from '@ilaneer/ui/text/icon';
import { useId, useRef, useState } from 'react';
import { type BilledBusiness, businessLines } from './business.ts';
import { BusinessForm } from './business-form.tsx';

/** CHECKOUT-24. */
export function BusinessChoice({ business }: { readonly business: BilledBusiness }) {
  const id = useId();
  const [isOpen, setOpen] = useState(business.isWanted);
  return (
    <section aria-label="Buying for a business?" className="rounded-xl bg-kernel p-5 shadow-sm sm:px-7">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className="size-5" />
        Buying for a business?
      </Button>
      <div id={id} hidden={!isOpen} className="mt-2">
        {isOpen && <Choice business={business} />}
      </div>
    </section>
  );
}

function Choice({ business }: { readonly business: BilledBusiness }) {
  const { saved, isKnown, problem, retry, isWanted, want, setUnsaved } = business;
  const [isEditing, setEditing] = useState(false);
  // Restores the focus after saving.
  const takesFocus = useRef(false);
  if (!isKnown) {
    if (problem === null) {
      return (
        <div role="status">
          <span className="sr-only">Loading your business details</span>
          <Skeleton className="h-12 w-full max-w-md" />
        </div>
      );
    }
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>We could not load your business details.</p>
        <Button variant="secondary" size="sm" onClick={retry}>
          Try Again
        </Button>
      </div>
    );
  }
  if (saved === null || isEditing) {
    return (
      <>
        <p className="mb-4 text-palm-soft text-sm">
          Your bill names the business with its GSTIN, so that it can claim the GST. We save the details for
          your next order.
        </p>
        <BusinessForm
          saved={saved}
          submitLabel="Save and bill to this business"
          onSaved={() => {
            want(true);
            setEditing(false);
            takesFocus.current = true;
          }}
          onUnsaved={setUnsaved}
          onCancel={saved === null ? undefined : () => setEditing(false)}
        />
      </>
    );
  }
  return (
    <div
      ref={(choice) => {
        if (takesFocus.current) choice?.focus();
        takesFocus.current = false;
      }}
      tabIndex={-1}
      className="outline-none"
    >
      <CheckboxField
        label={`Bill this order to ${saved.legalName}`}
        hint={businessLines(saved).join(', ')}
        checked={isWanted}
        onCheckedChange={want}
      />
      <Button variant="quiet" size="sm" className="ml-6" onClick={() => setEditing(true)}>
        <Icon name="pencil" className="size-5" />
        Change business details
      </Button>
    </div>
  );
}
