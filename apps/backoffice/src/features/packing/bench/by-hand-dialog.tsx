import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { Button } from '@ilaneer/ui/buttons/button';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useState } from 'react';

type ByHandDialogProps = {
  lines: ParcelView['lines'];
  onClose: () => void;
  onConfirm: (sku: string) => void;
};

/** The packer identifies an unreadable item by hand, recorded under their name (PARCEL-4). */
export function ByHandDialog({ lines, onClose, onConfirm }: ByHandDialogProps) {
  const open = lines.filter(({ packed, quantity }) => packed < quantity);
  const [sku, setSku] = useState(open[0]?.sku ?? null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="The code can't be read"
      description="Compare the item with the description here. The manual confirmation is recorded."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="by-hand">
            Confirm this item
          </Button>
        </>
      }
    >
      <form
        id="by-hand"
        onSubmit={(event) => {
          event.preventDefault();
          if (sku !== null) onConfirm(sku);
        }}
      >
        <RadioGroup
          label="Item in your hand"
          value={sku}
          onValueChange={setSku}
          options={open.map((line) => ({
            value: line.sku,
            label: lineName(line),
            hint: `${line.sku}. ${line.quantity - line.packed} still missing`,
          }))}
        />
        {/* Enter in the choice confirms it. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
