import type { AddressView } from '@ilaneer/contract/address/address';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { VisuallyHidden } from '@ilaneer/ui/text/visually-hidden';

export function AddressLines({ address }: { readonly address: AddressView }) {
  const { addressLine1, addressLine2, city, state, country, zipCode, phone, addressType } = address;
  return (
    <span className="mt-1 grid gap-0.5 text-base wrap-anywhere">
      <span>{listed(addressLine1, addressLine2)}</span>
      <span>
        {listed(city, state)},{' '}
        <span className="whitespace-nowrap">
          {country} - {zipCode}
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {phone}
        <span className="flex gap-2">
          <Badge tone="water" icon={addressType === 'Home' ? 'home' : 'briefcase'}>
            {addressType}
          </Badge>
          {address.isDefault && <Badge tone="leaf">Default</Badge>}
        </span>
      </span>
    </span>
  );
}

function listed(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

export function AddressSkeleton() {
  return (
    <div className="grid gap-3 xl:grid-cols-2">
      <VisuallyHidden>
        <Spinner label="Loading your addresses..." />
      </VisuallyHidden>
      {['first', 'second'].map((card) => (
        <div key={card} className="flex gap-3.5 rounded-lg bg-kernel px-4 py-4 ring-1 ring-line ring-inset">
          <Skeleton className="size-6 shrink-0 rounded-full" />
          <div className="grid grow gap-2.5">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-6 w-20 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
