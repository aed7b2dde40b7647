import { ApiError } from '@ilaneer/client/api-errors';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { mergeParcel, splitParcel } from '@ilaneer/contract/staff/parcels/parcels';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { useUndo } from '../../../parts/act/undo.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';

type SplitDialogProps = { parcel: ParcelView; onClose: () => void };

export function SplitDialog({ parcel, onClose }: SplitDialogProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const undo = useUndo();
  const isBegun = parcel.lines.some(({ packed }) => packed > 0);
  const [units, setUnits] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(
      parcel.lines.map(({ position, quantity, packed }) => [
        position,
        isBegun ? String(quantity - packed) : '0',
      ]),
    ),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /** Offers an undo if the split is the only one and packing has not begun. */
  function announceParcels(parcels: readonly ParcelView[]): void {
    const made = parcels.at(-1);
    const text = `The rest is now in ${made?.number ?? 'another parcel'}`;
    const waiting = parcels.filter(({ state }) => state === 'waiting');
    if (made === undefined || waiting.length !== 2) show({ text, tone: 'success' });
    else {
      undo(text, async () => {
        const options = { params: { parcelId: made.id }, headers: ifMatch(made.version) };
        await request<typeof mergeParcel>('POST', '/staff/parcels/:parcelId/merge', options);
        await client.invalidateQueries({ queryKey: ['parcel'] });
      });
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const lines = parcel.lines
      .map(({ position }) => ({ position, quantity: Number(units[position] ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
    setBusy(true);
    setProblem(null);
    try {
      const { parcels } = await request<typeof splitParcel>('POST', '/staff/parcels/:parcelId/split', {
        params: { parcelId: parcel.id },
        headers: ifMatch(parcel.version),
        body: { lines },
      });
      for (const one of parcels) client.setQueryData(['parcel', one.id], one);
      await client.invalidateQueries({ queryKey: ['parcel'] });
      onClose();
      announceParcels(parcels);
    } catch (error) {
      const said = error instanceof ApiError ? error.reply?.fields?.[0]?.message : undefined;
      setProblem(said ?? refusalText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormDialog
      onClose={onClose}
      title={`Split ${parcel.number}`}
      description="Enter the units that move to another parcel of this order. Each parcel keeps at least one unit."
      onSubmit={(event) => void submit(event)}
      busy={busy}
      leaveLabel="Don't split"
      leaveVariant="secondary"
      submitLabel="Split the parcel"
      className="grid gap-3"
      error={problem !== null && problem}
    >
      {parcel.lines.map((line) => (
        <TextField
          key={line.position}
          label={lineName(line)}
          hint={`${line.quantity} in this parcel${line.packed > 0 ? `, ${line.packed} of them packed` : ''}`}
          inputMode="numeric"
          autoComplete="off"
          value={units[line.position] ?? '0'}
          onChange={(event) =>
            setUnits({ ...units, [line.position]: event.target.value.replaceAll(/\D/g, '') })
          }
        />
      ))}
    </FormDialog>
  );
}
