import { errorText } from '@ilaneer/client/api-errors';
import type { ReturnView } from '@ilaneer/contract/order/return-view';
import { readPayout } from '@ilaneer/domain/return/payout';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { type FormEvent, useState } from 'react';
import { PayoutFields, type TypedPayout } from './payout-fields.tsx';
import { usePutPayout } from './returns-api.ts';

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

type GivePayoutProps = {
  readonly orderId: string;
  readonly request: Pick<ReturnView, 'id' | 'payout' | 'takesPayout'>;
};

/** RETURN-20; editable until refunded. */
export function GivePayout({ orderId, request }: GivePayoutProps) {
  const { show } = useToast();
  const putting = usePutPayout(orderId);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<TypedPayout>(null);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  // Missing in older copies.
  const { payout = null, takesPayout = false } = request;
  if (!takesPayout)
    return payout === null ? null : <p className="text-palm-soft text-sm">Sent to: {payout}</p>;
  if (payout !== null && !open) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        We send your money to your {payout}.
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          Change
        </Button>
      </p>
    );
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (typed === null) {
      setProblems(new Map([['kind', 'Please choose UPI or bank account']]));
      return;
    }
    const read = readPayout(typed);
    setProblems(read.ok ? NO_PROBLEMS : new Map(read.error.map(({ field, message }) => [field, message])));
    if (!read.ok) return;
    putting.mutate(
      { returnId: request.id, payout: read.value },
      {
        onSuccess: ({ message }) => {
          show({ text: message, tone: 'success' });
          setTyped(null);
          setOpen(false);
        },
        onError: (error) => show({ text: errorText(error, 'Failed to save it'), tone: 'error' }),
      },
    );
  }

  return (
    <form noValidate onSubmit={save} className="grid max-w-md gap-3">
      <PayoutFields
        value={typed}
        optional={false}
        disabled={putting.isPending}
        problems={problems}
        onChange={(value) => {
          setTyped(value);
          setProblems(NO_PROBLEMS);
        }}
      />
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        busy={putting.isPending}
        busyLabel="Saving..."
      >
        Save
      </Button>
    </form>
  );
}
