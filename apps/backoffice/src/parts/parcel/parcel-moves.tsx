import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { ATTEMPT_REASONS, type AttemptReason } from '@ilaneer/domain/parcel/parcel-event';
import { Button } from '@ilaneer/ui/buttons/button';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Menu, type MenuEntry } from '@ilaneer/ui/layers/menu';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirm } from '../act/confirm.tsx';
import { FormDialog } from '../act/form-dialog.tsx';
import { InspectDialog } from '../goods/inspect-dialog.tsx';
import { capital } from '../words/capital.ts';
import { refusalText } from '../words/refusal-text.ts';
import type { ParcelMoveBody, Restock } from './parcel-calls.ts';

type ParcelMovesProps = {
  parcel: ParcelView;
  onMove: (body: ParcelMoveBody) => Promise<unknown>;
  onInspect: (restock: Restock) => Promise<unknown>;
  /** Shows a refusal of an act without a dialog. */
  onAct: (work: () => Promise<unknown>) => void;
};

const REVERSED =
  "The sale of its goods is reversed: credit note and money back, or less to collect. This can't be undone.";

const PLAIN = [
  ['out-for-delivery', 'Out for delivery'],
  ['return', 'Comes back to us'],
  ['recall', 'Call it back'],
] as const;

/** Acts after dispatch besides transit and delivery, and the inspection (PARCEL-19, PARCEL-23). */
export function ParcelMoves({ parcel, onMove, onInspect, onAct }: ParcelMovesProps) {
  const confirm = useConfirm();
  const [open, setOpen] = useState<'attempt-failed' | 'back' | 'inspect' | null>(null);
  const { number, allowed } = parcel;
  const close = () => setOpen(null);

  const end = async (move: 'lost' | 'damaged') => {
    const title = move === 'lost' ? `Is parcel ${number} lost?` : `Is parcel ${number} damaged?`;
    const confirmLabel = move === 'lost' ? 'It is lost' : 'It is damaged';
    if (await confirm({ title, text: REVERSED, confirmLabel, danger: true })) onAct(() => onMove({ move }));
  };

  const usual: MenuEntry[] = [
    ...PLAIN.flatMap(([move, label]) =>
      allowed.includes(move) ? [{ label, onSelect: () => onAct(() => onMove({ move })) }] : [],
    ),
    ...(allowed.includes('attempt-failed')
      ? [{ label: 'Delivery failed', onSelect: () => setOpen('attempt-failed') }]
      : []),
    ...(allowed.includes('back') ? [{ label: 'It is back', onSelect: () => setOpen('back') }] : []),
  ];
  const ends: MenuEntry[] = [
    ...(allowed.includes('lost') ? [{ label: 'Lost', danger: true, onSelect: () => void end('lost') }] : []),
    ...(allowed.includes('damaged')
      ? [{ label: 'Damaged on the way', danger: true, onSelect: () => void end('damaged') }]
      : []),
  ];

  return (
    <>
      {allowed.includes('inspect') && (
        <Button size="sm" variant="secondary" onClick={() => setOpen('inspect')}>
          Inspect<span className="sr-only"> {number}</span>
        </Button>
      )}
      {usual.length + ends.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button variant="secondary" size="sm">
              More<span className="sr-only"> of {number}</span>
            </Button>
          }
          groups={[usual, ends].filter((group) => group.length > 0)}
        />
      )}
      {open === 'attempt-failed' && <AttemptDialog number={number} onClose={close} onMove={onMove} />}
      {open === 'back' && <BackDialog number={number} onClose={close} onMove={onMove} />}
      {open === 'inspect' && (
        <InspectDialog
          lines={parcel.lines.map((line) => ({ ...line, mayBeRestocked: true, why: null }))}
          description="Enter the units that can be sold again. The rest is written off. Sealed food may be restocked while its batch may be sold."
          submitLabel="Inspected"
          onClose={close}
          onReceive={async (restock) => void (await onInspect([...restock]))}
        />
      )}
    </>
  );
}

type MoveDialogProps = Pick<ParcelMovesProps, 'onMove'> & { number: string; onClose: () => void };

function AttemptDialog({ number, onClose, onMove }: MoveDialogProps) {
  const [reason, setReason] = useState<AttemptReason>('not at home');
  const send = useMutation({
    mutationFn: () => onMove({ move: 'attempt-failed', reason }),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`Delivery of ${number} failed`}
      submitLabel="Delivery failed"
      busy={send.isPending}
      error={send.isError && refusalText(send.error)}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <SelectField
        label="Reason"
        value={reason}
        onChange={({ target }) => setReason(ATTEMPT_REASONS.find((one) => one === target.value) ?? 'other')}
      >
        {ATTEMPT_REASONS.map((one) => (
          <option key={one} value={one}>
            {capital(one)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

function BackDialog({ number, onClose, onMove }: MoveDialogProps) {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const isAmount = text === '' || /^\d{1,7}(\.\d{1,2})?$/.test(text);
  const charges = text === '' || Number(text) === 0 ? {} : { charges: Number(text) };
  const send = useMutation({ mutationFn: () => onMove({ move: 'back', ...charges }), onSuccess: onClose });
  return (
    <FormDialog
      onClose={onClose}
      title={`Is parcel ${number} back?`}
      description={`${REVERSED} Its goods wait for inspection.`}
      submitLabel="It is back"
      canSubmit={isAmount}
      busy={send.isPending}
      error={send.isError && refusalText(send.error)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAmount) send.mutate();
      }}
    >
      <TextField
        label="Courier's charge for the way back, in rupees (optional)"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={isAmount ? undefined : 'Enter an amount in rupees with at most 2 decimals'}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
