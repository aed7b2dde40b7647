import { Button } from '@ilaneer/ui/buttons/button';
import { useState } from 'react';
import { lateCode } from '../../lib/late-code.ts';
import { useLateDialog } from '../../lib/use-late-dialog.ts';
import type { EnquiredProduct } from './enquiry-dialog.tsx';

const code = lateCode(() => import('./enquiry-dialog.tsx'));

export function EnquiryButton({ product }: { readonly product: EnquiredProduct }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const EnquiryDialog = useLateDialog(open, async () => (await code.get()).EnquiryDialog, close);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Ask for a bulk price
      </Button>
      {EnquiryDialog !== null && <EnquiryDialog product={product} open={open} onClose={close} />}
    </>
  );
}
