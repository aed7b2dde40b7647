import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';
import { Button } from '@ilaneer/ui/buttons/button';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Figure } from '@ilaneer/ui/text/figure';
import { useState } from 'react';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';

type ByHandDialogProps = {
  lines: ParcelView['lines'];
  onClose: () => void;
  onConfirm: (sku: string, quantity: number) => void;
};

/** The packer identifies unreadable units by hand, recorded under their name (PARCEL-4). */
export function ByHandDialog({ lines, onClose, onConfirm }: ByHandDialogProps) {
  const open = lines.filter(({ packed, quantity }) => packed < quantity);
  const [sku, setSku] = useState(open[0]?.sku ?? null);
  const [typed, setTyped] = useState('1');
  const [problem, setProblem] = useState<string>();
  const left = open
    .filter((line) => line.sku === sku)
    .reduce((sum, { quantity, packed }) => sum + quantity - packed, 0);
  const enter = (quantity: string) => {
    setTyped(quantity);
    setProblem(undefined);
  };
  return (
    <FormDialog
      onClose={onClose}
      title="The code can't be read"
      description="Compare the item with the description here. The manual confirmation is recorded."
      onSubmit={(event) => {
        event.preventDefault();
        const quantity = readTypedNumber(typed);
        if (sku === null) return;
        if (Number.isInteger(quantity) && quantity >= 1 && quantity <= left) onConfirm(sku, quantity);
        else setProblem(left === 1 ? 'Enter 1: one unit is missing' : `Enter 1 to ${left}`);
      }}
      leaveLabel="Cancel"
      leaveVariant="secondary"
      submitLabel={typed === '1' ? 'Confirm this item' : 'Confirm these units'}
      native
      className=""
    >
      <RadioGroup
        label="Item in your hand"
        value={sku}
        onValueChange={(next) => {
          setSku(next);
          enter('1');
        }}
        options={open.map((line) => ({
          value: line.sku,
          label: lineName(line),
          hint: `${line.sku}. ${line.quantity - line.packed} still missing`,
        }))}
      />
      <div className="mt-4 flex items-start gap-2">
        <TextField
          label="Units in your hand"
          inputMode="numeric"
          autoComplete="off"
          className="w-44"
          value={typed}
          error={problem}
          onChange={({ target }) => enter(target.value)}
        />
        {left > 1 && (
          <Button type="button" variant="secondary" className="mt-7" onClick={() => enter(String(left))}>
            All <Figure>{left}</Figure>
          </Button>
        )}
      </div>
      {/* Enter in the choice confirms it. */}
      <button type="submit" hidden />
    </FormDialog>
  );
}
