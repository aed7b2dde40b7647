import { clearOnEdit, resolveBy } from '@ilaneer/client/form';
import { TICKET_LIMITS, validateTicketMessage } from '@ilaneer/domain/support/validate-ticket';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PageLink } from '../../lib/page-link.tsx';
import { useOpenTicket } from './tickets.ts';

export function AskForHelp() {
  const [open, setOpen] = useState(false);
  // A key per opening.
  const [opening, setOpening] = useState(0);
  return (
    <>
      <Button
        onClick={() => {
          setOpening(opening + 1);
          setOpen(true);
        }}
      >
        <Icon name="plus" className="size-5" />
        Ask for help
      </Button>
      <NewTicketDialog key={opening} open={open} order={null} onClose={() => setOpen(false)} />
    </>
  );
}

export function OrderSupport({ order }: { readonly order: TicketOrder }) {
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  return (
    <>
      <Button
        variant="quiet"
        size="row"
        aria-label={`Support for order ${order.orderNumber}`}
        onClick={() => {
          setOpening(opening + 1);
          setOpen(true);
        }}
      >
        <Icon name="chat" className="size-5" />
        Support
      </Button>
      <NewTicketDialog key={opening} open={open} order={order} onClose={() => setOpen(false)} />
    </>
  );
}

type TicketOrder = {
  readonly id: string;
  readonly orderNumber: string;
  readonly items: ReadonlyArray<{ readonly variantId: string; readonly name: string }>;
};

type NewTicketDialogProps = {
  readonly open: boolean;
  readonly order: TicketOrder | null;
  readonly onClose: () => void;
};

/** `line`: variant, or empty for the order. */
type TicketEntry = { readonly line: string; readonly message: string };

function NewTicketDialog({ open, order, onClose }: NewTicketDialogProps) {
  const formId = useId();
  const ticket = useOpenTicket();
  const form = useForm<TicketEntry>({
    defaultValues: { line: '', message: '' },
    resolver: resolveBy((entry) => validateTicketMessage(entry.message)),
    reValidateMode: 'onSubmit',
  });
  const sending = ticket.isPending;
  const number = ticket.data?.ticket.ticketNumber;

  function send({ line, message }: TicketEntry) {
    if (!sending) ticket.mutate({ orderId: order?.id ?? null, line: line || null, message });
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
        <form id={formId} noValidate onSubmit={form.handleSubmit(send)} className="grid gap-5">
          {order !== null && <TextField label="Order number" value={order.orderNumber} readOnly />}
          {order !== null && order.items.length > 0 && (
            <SelectField {...form.register('line')} label="What is it about?" disabled={sending}>
              <option value="">The whole order</option>
              {order.items.map((item) => (
                <option key={item.variantId} value={item.variantId}>
                  {item.name}
                </option>
              ))}
            </SelectField>
          )}
          <TextAreaField
            {...form.register('message', clearOnEdit(form, ticket))}
            label="Message"
            required
            error={form.formState.errors.message?.message}
            readOnly={sending}
            maxLength={TICKET_LIMITS.message.max}
            hint="Tell us what happened. We reply within 48 hours, usually sooner."
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
  // Its button disappeared.
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
