import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useUnsaved } from '../../../parts/act/use-unsaved.ts';
import { focusTitle } from '../../../parts/frame/focus-title.ts';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { keyWords } from '../../../parts/keys/key-words.ts';
import type { OrderActs } from '../../../parts/order/use-order.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';

const SEND_KEYS = keyWords('$mod+Enter').flat().join(' ');

type Entry = StaffOrderView['timeline'][number];

export function TimelinePanel({ timeline, acts }: { timeline: readonly Entry[]; acts: OrderActs }) {
  // The key makes a repeated note idempotent.
  const [{ text: typed, key }, setNote] = useState({ text: '', key: '' });
  const setTyped = (text: string) => setNote({ text, key: crypto.randomUUID() });
  const field = useRef<HTMLTextAreaElement>(null);
  const add = useMutation({ mutationFn: acts.note, onSuccess: () => setTyped('') });
  useUnsaved(typed.trim() !== '', 'the note');
  const send = () => {
    if (typed.trim() !== '' && !add.isPending) add.mutate({ text: typed, key });
  };
  usePageActions([{ label: 'Add a note', icon: 'pencil', keys: 'n', run: () => field.current?.focus() }]);
  return (
    <Panel title="Timeline">
      <form
        noValidate
        className="mb-4 grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextAreaField
          ref={field}
          label="Add a note"
          hint={`Visible to staff only. Add it with ${SEND_KEYS}.`}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            if (typed.trim() !== '') focusTitle();
            send();
          }}
          rows={2}
          value={typed}
          error={add.isError ? refusalText(add.error) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button type="submit" variant="secondary" size="sm" busy={add.isPending}>
            Add note
          </Button>
        </div>
      </form>
      <ol className="grid gap-3 text-sm">
        {timeline.toReversed().map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added, and have no name
          <li key={timeline.length - at} className="border-line border-l-2 pl-3">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="font-medium">{WORDS[entry.kind]}</span>
              {entry.staffOnly && <Badge>Staff only</Badge>}
            </p>
            {entry.text !== null && <p className="whitespace-pre-wrap wrap-anywhere">{entry.text}</p>}
            <p className="text-palm-soft">
              {entry.who}, <When at={entry.at} inside />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const WORDS: Readonly<Record<Entry['kind'], string>> = {
  pending: 'Ordered, awaiting payment',
  placed: 'Placed',
  processing: 'Being packed',
  shipped: 'Shipped',
  in_transit: 'In transit',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  cash_confirmed: 'Cash on Delivery confirmed',
  parcel_not_delivered: 'Parcel not delivered',
  moved_back: 'Moved back one step',
  address_changed: 'Address changed',
  business_changed: 'Billing details changed',
  lines_changed: 'Items changed',
  tax_changed: 'Billed at other GST rates',
  payment_requested: 'Payment requested for a change',
  payment_request_withdrawn: 'Change cancelled',
  payment_created: 'Payment started',
  payment_authorised: 'Payment authorised',
  payment_captured: 'Payment received',
  payment_failed: 'Payment failed',
  payment_expired: 'Payment expired',
  refund_requested: 'Refund on its way',
  refunded: 'Refund sent',
  gift_card_returned: 'Returned to the gift card',
  return_requested: 'Return requested',
  return_approved: 'Return approved',
  return_refused: 'Return refused',
  return_picked_up: 'Return picked up',
  return_received: 'Return received',
  return_refunded: 'Return refunded',
  return_exchanged: 'Return exchanged',
  note: 'Note',
  held: 'Put on hold',
  released: 'Released',
};
