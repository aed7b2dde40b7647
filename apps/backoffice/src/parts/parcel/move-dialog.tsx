import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { ATTEMPT_REASONS, type AttemptReason, momentProblem } from '@ilaneer/domain/parcel/parcel-event';
import type { ParcelMove } from '@ilaneer/domain/parcel/parcel-state';
import { Button } from '@ilaneer/ui/buttons/button';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormDialog } from '../act/form-dialog.tsx';
import { sentMoment } from '../form/india-moment.ts';
import { capital } from '../words/capital.ts';
import { refusalText } from '../words/refusal-text.ts';
import type { ParcelMoveBody } from './parcel-calls.ts';

type MoveWords = {
  readonly title: (number: string) => string;
  readonly text?: string;
  readonly submit: string;
  readonly danger?: boolean;
};

const REVERSED =
  "The sale of its goods is reversed: credit note and money back, or less to collect. This can't be undone.";

const WORDS: Readonly<Record<ParcelMove, MoveWords>> = {
  'in-transit': { title: (number) => `Parcel ${number} is in transit`, submit: 'In transit' },
  'out-for-delivery': {
    title: (number) => `Parcel ${number} is out for delivery`,
    text: 'The shopper is notified.',
    submit: 'Out for delivery',
  },
  'attempt-failed': {
    title: (number) => `Delivery of ${number} failed`,
    text: 'The shopper is asked what the courier should do.',
    submit: 'Delivery failed',
  },
  deliver: {
    title: (number) => `Is parcel ${number} delivered?`,
    text: "With the last parcel the order is delivered, and the shopper is notified. This can't be undone.",
    submit: 'Delivered',
  },
  return: {
    title: (number) => `Parcel ${number} comes back to us`,
    text: 'The shopper is notified.',
    submit: 'Comes back to us',
  },
  recall: {
    title: (number) => `Call parcel ${number} back`,
    text: 'The shopper is notified.',
    submit: 'Call it back',
  },
  back: {
    title: (number) => `Is parcel ${number} back?`,
    text: `${REVERSED} Its goods wait for inspection.`,
    submit: 'It is back',
  },
  lost: {
    title: (number) => `Is parcel ${number} lost?`,
    text: REVERSED,
    submit: 'It is lost',
    danger: true,
  },
  damaged: {
    title: (number) => `Is parcel ${number} damaged?`,
    text: REVERSED,
    submit: 'It is damaged',
    danger: true,
  },
};

type MoveDialogProps = {
  parcel: Pick<ParcelView, 'number' | 'shippedAt'>;
  move: ParcelMove;
  onMove: (body: ParcelMoveBody) => Promise<unknown>;
  onClose: () => void;
};

/** An event by staff, with its moment (PARCEL-19). */
export function MoveDialog({ parcel: { number, shippedAt }, move, onMove, onClose }: MoveDialogProps) {
  const [reason, setReason] = useState<AttemptReason>('not at home');
  const [typedCharge, setTypedCharge] = useState('');
  const [typedMoment, setTypedMoment] = useState('');
  const [problem, setProblem] = useState<string>();
  const charge = chargeOf(typedCharge);
  const send = useMutation({ mutationFn: onMove, onSuccess: onClose });
  const { title, text, submit, danger = false } = WORDS[move];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const left = shippedAt === null ? null : new Date(shippedAt);
    const at = momentOf(typedMoment, left);
    const wrong = at === null ? null : momentProblem(at, { shippedAt: left, now: new Date() });
    setProblem(wrong ?? undefined);
    if (wrong !== null || charge === null) return;
    send.mutate({
      move,
      ...(at !== null && { at: at.toISOString() }),
      ...(move === 'attempt-failed' && { reason }),
      ...(move === 'back' && charge > 0 && { charges: charge }),
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={title(number)}
      {...(text !== undefined && { description: text })}
      submitLabel={submit}
      danger={danger}
      canSubmit={charge !== null}
      busy={send.isPending}
      error={send.isError && refusalText(send.error)}
      onSubmit={onSubmit}
    >
      {move === 'attempt-failed' && (
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
      )}
      <TextField
        label="Day and time"
        type="datetime-local"
        hint="Indian time. Empty: now"
        value={typedMoment}
        error={problem}
        onChange={({ target }) => {
          setTypedMoment(target.value);
          setProblem(undefined);
        }}
      />
      {move === 'back' && (
        <TextField
          label="Courier's charge for the way back, in rupees (optional)"
          inputMode="decimal"
          autoComplete="off"
          value={typedCharge}
          error={charge === null ? 'Enter an amount in rupees with at most 2 decimals' : undefined}
          onChange={({ target }) => setTypedCharge(target.value)}
        />
      )}
    </FormDialog>
  );
}

/** Within the minute of dispatch: its second, which the field does not have. */
function momentOf(typed: string, shippedAt: Date | null): Date | null {
  const sent = sentMoment(typed);
  if (sent === null) return null;
  const at = new Date(sent);
  const isItsMinute = shippedAt !== null && at < shippedAt && shippedAt.getTime() - at.getTime() < 60_000;
  return isItsMinute ? shippedAt : at;
}

/** Null: no amount. */
function chargeOf(typed: string): number | null {
  const text = typed.trim();
  return text === '' || /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

/** Opens the dialog of one move. */
export function MoveButton({
  children,
  ...moved
}: Omit<MoveDialogProps, 'onClose'> & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <MoveDialog {...moved} onClose={() => setOpen(false)} />}
    </>
  );
}
