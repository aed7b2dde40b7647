import { Button } from '@ilaneer/ui/buttons/button';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { newDraft } from './enquiry-draft.ts';
import { EnquiryForm } from './enquiry-form.tsx';

/** What an enquiry is about. */
export type EnquiredProduct = {
  readonly id: string;
  readonly name: string;
  /** The chosen variant in words; empty when there is only one. */
  readonly choice: string;
};

type EnquiryDialogProps = {
  readonly product: EnquiredProduct;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The dialog of a bulk enquiry. What was typed stays while the page is open, until it has been sent. */
export function EnquiryDialog({ product, open, onClose }: EnquiryDialogProps) {
  const formId = useId();
  const { user } = useSession();
  const [draft, setDraft] = useState(() => newDraft(user));
  const [busy, setBusy] = useState(false);
  const [ticketNumber, setTicketNumber] = useState<string | null>(null);
  const sent = ticketNumber !== null;

  function close() {
    onClose();
    if (!sent) return;
    setTicketNumber(null);
    setDraft(newDraft(user));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={sent ? 'Thank you' : 'Ask for a bulk price'}
      description={
        sent ? undefined : product.choice === '' ? product.name : `${product.name}, ${product.choice}`
      }
      locked={busy}
      footer={
        sent ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <>
            <Button variant="secondary" className="shrink-0" disabled={busy} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} className="shrink-0" busy={busy} busyLabel="Sending...">
              Send enquiry
            </Button>
          </>
        )
      }
    >
      {sent ? (
        <EnquirySent ticketNumber={ticketNumber} email={draft.email} />
      ) : (
        <EnquiryForm
          id={formId}
          productId={product.id}
          choice={product.choice}
          draft={draft}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          onBusy={setBusy}
          onSent={setTicketNumber}
        />
      )}
    </Dialog>
  );
}

type EnquirySentProps = { readonly ticketNumber: string; readonly email: string };

/** What stands in the form's place once it has been sent. */
function EnquirySent({ ticketNumber, email }: EnquirySentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone; without this the focus would fall out of the dialog.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-4 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-tender">
        <Icon name="tick" className="size-10" strokeWidth={2.25} />
      </span>
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        We have your enquiry
      </h3>
      <p className="text-pretty">
        Thank you! We will answer with a price, and have sent a copy of your enquiry to {email}.
      </p>
      <p className="grid gap-1 rounded-lg bg-leaf-tint px-8 py-4">
        <span className="text-palm-soft text-sm">Your ticket number</span>
        <span className="font-bold text-xl tabular-nums">{ticketNumber}</span>
      </p>
    </div>
  );
}
