import type { OrderView } from '@ilaneer/contract/order/order-view';
import type { ReturnRemedy } from '@ilaneer/domain/return/payout';
import { RETURN_DAYS } from '@ilaneer/domain/return/return-reason';
import { Button } from '@ilaneer/ui/buttons/button';
import { FileField } from '@ilaneer/ui/fields/file-field';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../order-texts.ts';
import { PayoutFields, type TypedPayout } from './payout-fields.tsx';
import { PHOTO_ACCEPT, photoProblem } from './photo-problem.ts';
import {
  mayBeReplaced,
  type ReturnChoice,
  type ReturnProblem,
  returnableItems,
  returnRequest,
} from './return-choice.ts';
import { ReturnItem } from './return-item.tsx';
import { useAddReturnPhotos, useRequestReturn } from './returns-api.ts';

const LONGEST_NOTE = 1_000;
const NOTHING: ReturnChoice = new Map();
const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

const REMEDIES = [
  { value: 'refund', label: 'My money back' },
  { value: 'replacement', label: 'The same again', hint: 'If it is sold out, you get your money back.' },
] as const;

export function ReturnOrder({ order }: { readonly order: OrderView }) {
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState(NOTHING);
  const [note, setNote] = useState('');
  const [remedy, setRemedy] = useState<ReturnRemedy>('refund');
  const [payout, setPayout] = useState<TypedPayout>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<ReturnProblem | null>(null);
  const asking = useRequestReturn(order.id);
  const adding = useAddReturnPhotos(order.id);
  const busy = asking.isPending || adding.isPending;
  const fields = useRef<HTMLDivElement>(null);
  const problemWith = (part: ReturnProblem['part']) => (problem?.part === part ? problem.text : undefined);

  // Focus on each try.
  useEffect(() => {
    if (problem !== null) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problem]);

  function start() {
    setChoice(NOTHING);
    setNote('');
    setRemedy('refund');
    setPayout(null);
    setFiles([]);
    setProblem(null);
    setOpen(true);
  }

  function send() {
    const checked = returnRequest(choice, { note, remedy, payout });
    if ('problem' in checked) {
      setProblem(checked.problem);
      return;
    }
    const wrong = problemOfPhotos(files);
    setProblem(wrong);
    if (wrong !== null) return;
    asking.mutateAsync(checked.request).then(
      (asked) => sendPhotos(asked.return.id, asked.message),
      (error: Error) => setProblem({ text: error.message, part: null }),
    );
  }

  // The return exists: photos can follow later.
  function sendPhotos(returnId: string, message: string) {
    const close = (text: string, tone: 'success' | 'error') => {
      show({ text, tone });
      setOpen(false);
    };
    if (files.length === 0) {
      close(message, 'success');
      return;
    }
    adding.mutateAsync({ returnId, files }).then(
      () => close(message, 'success'),
      () => close('We have your return request, but not your photos. Please add them below.', 'error'),
    );
  }

  return (
    <>
      {order.isReturnable && (
        <Button
          variant="quiet"
          size="row"
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
        description={`Until ${formatDate(order.returnableUntil)}, when something came wrong; for a change of mind or a late delivery within ${RETURN_DAYS} days. Food and drinks cannot come back for a change of mind.`}
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
              {problemWith(null)}
            </p>
          </>
        }
      >
        <div ref={fields}>
          <ul className="divide-y divide-line">
            {returnableItems(order).map((item, place) => (
              <ReturnItem
                key={item.position}
                item={item}
                chosen={choice.get(item.position) ?? null}
                disabled={busy}
                problems={{
                  choice: place === 0 ? problemWith('items') : undefined,
                  reason: choice.get(item.position)?.reason === null ? problemWith('reasons') : undefined,
                }}
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
          {mayBeReplaced(choice) && (
            <RadioGroup<ReturnRemedy>
              label="What would you like?"
              options={REMEDIES}
              value={remedy}
              disabled={busy}
              onValueChange={setRemedy}
              className="sm:grid-cols-2"
            />
          )}
          {order.paymentMethod === 'cod' && !(remedy === 'replacement' && mayBeReplaced(choice)) && (
            <div className="mt-4">
              <PayoutFields
                value={payout}
                optional
                disabled={busy}
                problems={problem?.fields ?? NO_PROBLEMS}
                onChange={(value) => {
                  setPayout(value);
                  setProblem(null);
                }}
              />
            </div>
          )}
          <TextAreaField
            label="What happened? (optional)"
            rows={3}
            maxLength={LONGEST_NOTE}
            value={note}
            disabled={busy}
            onChange={(event) => setNote(event.target.value)}
            className="mt-4"
          />
          <FileField
            label="Photos (optional)"
            hint="Up to 3, JPEG, PNG or WebP, 5 MB each. Please add one when something came wrong."
            accept={PHOTO_ACCEPT}
            multiple
            disabled={busy}
            error={problemWith('photos')}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              setFiles(chosen);
              setProblem(problemOfPhotos(chosen));
            }}
            className="mt-4"
          />
        </div>
      </Dialog>
    </>
  );
}

function problemOfPhotos(files: readonly File[]): ReturnProblem | null {
  const text = photoProblem(files, 0);
  return text === null ? null : { text, part: 'photos' };
}
