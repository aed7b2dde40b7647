import { Button } from '@ilaneer/ui/buttons/button';
import { Icon } from '@ilaneer/ui/text/icon';
import { useState } from 'react';
import { NewTicketDialog, type TicketOrder } from './new-ticket-dialog.tsx';

/** The button for a new request about anything, with its dialog. */
export function AskForHelp() {
  const [open, setOpen] = useState(false);
  // Each opening is a new form.
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

/** The button that asks for help with an order. */
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
