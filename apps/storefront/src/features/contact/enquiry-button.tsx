import { Button } from '@ilaneer/ui/buttons/button';
import { lazy, Suspense, useState } from 'react';
import type { EnquiredProduct } from './enquiry-dialog.tsx';

// Loaded on demand.
const EnquiryDialog = lazy(async () => {
  const module = await import('./enquiry-dialog.tsx');
  return { default: module.EnquiryDialog };
});

export function EnquiryButton({ product }: { readonly product: EnquiredProduct }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        Ask for a bulk price
      </Button>
      {asked && (
        <Suspense>
          <EnquiryDialog product={product} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
