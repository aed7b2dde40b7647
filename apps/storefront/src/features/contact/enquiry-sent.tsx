import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useRef } from 'react';

type EnquirySentProps = { readonly ticketNumber: string; readonly email: string };

/** What stands in the form's place once it has been sent. */
export function EnquirySent({ ticketNumber, email }: EnquirySentProps) {
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
