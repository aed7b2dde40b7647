import { TICKET_LIMITS, validateTicketMessage } from '@ilaneer/domain/support/validate-ticket';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { PageLink } from '../../lib/page-link.tsx';
import { useOpenTicket } from './tickets.ts';

/** The order that a ticket is about. */
export type TicketOrder = {
  readonly id: string;
  readonly orderNumber: string;
  readonly items: ReadonlyArray<{ readonly variantId: string; readonly name: string }>;
};

type NewTicketDialogProps = {
  readonly open: boolean;
  /** Null for a question about anything else. */
  readonly order: TicketOrder | null;
  readonly onClose: () => void;
};

/** Asks for help, with the order filled in. Each opening starts afresh; whoever shows it gives it a new key. */
export function NewTicketDialog({ open, order, onClose }: NewTicketDialogProps) {
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const ticket = useOpenTicket();
  const [line, setLine] = useState('');
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const sending = ticket.isPending;
  const number = ticket.data?.ticket.ticketNumber;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const [found] = validateTicketMessage(message);
    setProblem(found?.message);
    if (found === undefined) ticket.mutate({ orderId: order?.id ?? null, line: line || null, message });
    else field.current?.focus();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={number === undefined ? 'How can we help?' : 'We are on it'}
      locked={sending}
      footer={
        number === undefined ? (
          <>
            <Button variant="secondary" disabled={sending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={sending} busyLabel="Sending...">
              Send request
            </Button>
          </>
        ) : (
          <>
            <ButtonLink variant="secondary" render={<PageLink to="/support" onClick={onClose} />}>
              See my requests
            </ButtonLink>
            <Button onClick={onClose}>Done</Button>
          </>
        )
      }
    >
      {number === undefined ? (
        <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
          {order !== null && <TextField label="Order number" value={order.orderNumber} readOnly />}
          {order !== null && order.items.length > 0 && (
            <SelectField
              label="What is it about?"
              value={line}
              disabled={sending}
              onChange={(event) => setLine(event.target.value)}
            >
              <option value="">The whole order</option>
              {order.items.map((item) => (
                <option key={item.variantId} value={item.variantId}>
                  {item.name}
                </option>
              ))}
            </SelectField>
          )}
          <TextAreaField
            ref={field}
            label="Message"
            required
            value={message}
            error={problem}
            readOnly={sending}
            maxLength={TICKET_LIMITS.message.max}
            hint="Tell us what happened. We reply within 48 hours, mostly sooner."
            onChange={(event) => {
              setMessage(event.target.value);
              setProblem(undefined);
              if (ticket.isError) ticket.reset();
            }}
          />
          {ticket.error !== null && <Notice tone="error">{ticket.error.message}</Notice>}
        </form>
      ) : (
        <Opened number={number} />
      )}
    </Dialog>
  );
}

function Opened({ number }: { readonly number: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone; the dialog keeps the focus at what came of it.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p ref={text} tabIndex={-1} role="status" className="outline-none">
        Support request submitted successfully. Your ticket number is{' '}
        <strong className="whitespace-nowrap">{number}</strong>.
      </p>
      <p className="text-palm-soft">We mailed you a copy. Our answer will stand among your requests.</p>
    </div>
  );
}
