import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { useState } from 'react';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';

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
    <FormDialog
      onClose={onClose}
      title="The code can't be read"
      description="Compare the item with the description here. The manual confirmation is recorded."
      onSubmit={(event) => {
        event.preventDefault();
        if (sku !== null) onConfirm(sku);
      }}
      leaveLabel="Cancel"
      leaveVariant="secondary"
      submitLabel="Confirm this item"
      native
      className=""
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
    </FormDialog>
  );
}
