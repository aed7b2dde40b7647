import type { OrderView } from '@ilaneer/contract/order-view';
import { Button } from '@ilaneer/ui/button';
import { Dialog } from '@ilaneer/ui/dialog';
import { TextAreaField } from '@ilaneer/ui/text-area-field';
import { useToast } from '@ilaneer/ui/toast';
import { useState } from 'react';
import { useRequestReturn } from '../api/request-return.ts';
import { showDate } from '../order-texts.ts';
import { type ReturnChoice, returnableItems, returnRequest } from '../return-choice.ts';
import { ReturnItem } from './return-item.tsx';

const LONGEST_NOTE = 1_000;
const NOTHING: ReturnChoice = new Map();

/** The button that asks for a return, with its dialog. It is there as long as something can be returned. */
export function ReturnOrder({ order }: { readonly order: OrderView }) {
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState(NOTHING);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const asking = useRequestReturn(order.orderId);
  const busy = asking.isPending;

  function start() {
    setChoice(NOTHING);
    setNote('');
    setProblem(null);
    setOpen(true);
  }

  function send() {
    const checked = returnRequest(choice, note);
    if ('problem' in checked) {
      setProblem(checked.problem);
      return;
    }
    asking.mutateAsync(checked.request).then(
      ({ message }) => {
        show({ text: message, tone: 'success' });
        setOpen(false);
      },
      (error: Error) => setProblem(error.message),
    );
  }

  return (
    <>
      {order.isReturnable && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Return items of order ${order.orderNumber}`}
          onClick={start}
        >
          Return items
        </Button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Return items"
        description={`Until ${showDate(order.returnableUntil)}. Food and drinks only when they came damaged, wrong, leaking or expired.`}
        locked={busy}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={() => setOpen(false)}>
              Close
            </Button>
            <Button busy={busy} busyLabel="Sending..." onClick={send}>
              Ask for return
            </Button>
            <p role="alert" className="font-medium text-hibiscus-dark text-sm sm:order-first sm:mr-auto">
              {problem}
            </p>
          </>
        }
      >
        <ul className="divide-y divide-line">
          {returnableItems(order).map((item) => (
            <ReturnItem
              key={item.position}
              item={item}
              chosen={choice.get(item.position) ?? null}
              disabled={busy}
              onChange={(chosen) => {
                const next = new Map(choice);
                if (chosen === null) next.delete(item.position);
                else next.set(item.position, chosen);
                setChoice(next);
                setProblem(null);
              }}
            />
          ))}
        </ul>
        <TextAreaField
          label="What happened? (optional)"
          rows={3}
          maxLength={LONGEST_NOTE}
          value={note}
          disabled={busy}
          onChange={(event) => setNote(event.target.value)}
          className="mt-4"
        />
      </Dialog>
    </>
  );
}
