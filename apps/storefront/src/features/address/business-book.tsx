import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useState } from 'react';
import { businessLines, useBusiness, useRemoveBusiness } from './business.ts';
import { BusinessForm } from './business-form.tsx';

export function BusinessBook() {
  const business = useBusiness();
  const remove = useRemoveBusiness();
  const { show } = useToast();
  const [isEditing, setEditing] = useState(false);
  if (business.data === undefined) {
    if (!business.isError) {
      return (
        <div role="status" className="mt-4">
          <span className="sr-only">Loading your business details</span>
          <Skeleton className="h-12 w-full max-w-md" />
        </div>
      );
    }
    return (
      <div role="alert" className="mt-4 grid justify-items-start gap-3">
        <p>We could not load your business details.</p>
        <Button
          variant="secondary"
          size="sm"
          busy={business.isFetching}
          onClick={() => void business.refetch()}
        >
          Try Again
        </Button>
      </div>
    );
  }
  if (isEditing) {
    return (
      <div className="mt-4">
        <BusinessForm
          saved={business.data}
          submitLabel="Save business details"
          onSaved={(text) => {
            show({ text, tone: 'success' });
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      </div>
    );
  }
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {business.data !== null && (
        <p className="wrap-anywhere">
          <strong className="font-semibold">{business.data.legalName}</strong>
          <span className="block text-palm-soft">{businessLines(business.data).join(', ')}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" disabled={remove.isPending} onClick={() => setEditing(true)}>
          {business.data === null ? 'Add business details' : 'Change business details'}
        </Button>
        {business.data !== null && (
          <Button
            variant="quiet-danger"
            size="sm"
            busy={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, {
                onSuccess: ({ message }) => show({ text: message, tone: 'success' }),
                onError: () =>
                  show({ text: 'We could not remove these details. Please try again.', tone: 'error' }),
              })
            }
          >
            Remove business details
          </Button>
        )}
      </div>
    </div>
  );
}
