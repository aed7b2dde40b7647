import type { StaffReturnView } from '@ilaneer/contract/staff/orders/returns-desk';
import { comesBack } from '@ilaneer/domain/return/return-reason';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type InspectDialogProps = {
  request: StaffReturnView;
  onClose: () => void;
  onReceive: (restock: readonly number[]) => Promise<void>;
};

/** The goods are here: line by line, what can be sold again. The rest is written off. */
export function InspectDialog({ request, onClose, onReceive }: InspectDialogProps) {
  const [restock, setRestock] = useState<readonly number[]>([]);
  const send = useMutation({ mutationFn: () => onReceive(restock), onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      locked={send.isPending}
      title="Inspect the goods"
      description="Choose for each what becomes of it. Food and drinks never go back to stock."
      footer={
        <>
          <Button variant="quiet" disabled={send.isPending} onClick={onClose}>
            Not now
          </Button>
          <Button busy={send.isPending} onClick={() => send.mutate()}>
            Received
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {send.isError && <Notice tone="error">{send.error.message}</Notice>}
        {request.lines.filter(hasCome).map(({ position, name, quantity, mayBeRestocked }) => (
          <fieldset key={position} className="grid gap-1">
            <legend className="font-semibold">
              {quantity} × {name}
            </legend>
            {[
              { label: 'Write off', isBack: false },
              { label: 'Back to stock', isBack: true },
            ].map(({ label, isBack }) => (
              <label key={label} className="flex min-h-touch items-center gap-2.5">
                <input
                  type="radio"
                  name={`line-${position}`}
                  className="size-4 accent-leaf"
                  disabled={isBack && !mayBeRestocked}
                  checked={restock.includes(position) === isBack}
                  onChange={() =>
                    setRestock((chosen) =>
                      isBack ? [...chosen, position] : chosen.filter((other) => other !== position),
                    )
                  }
                />
                {label}
                {isBack && !mayBeRestocked && <span className="text-palm-soft text-sm">It spoils</span>}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

function hasCome({ reason }: StaffReturnView['lines'][number]): boolean {
  return comesBack(reason);
}
