import { Button } from '@ilaneer/ui/buttons/button';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useRef } from 'react';

type ContactSentProps = { readonly ticketNumber: string; readonly onAnother: () => void };

/** What stands in the form's place once it has been sent. */
export function ContactSent({ ticketNumber, onAnother }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone; without this the focus would fall back to the page's top.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center sm:py-10">
      <span className="grid size-20 place-items-center rounded-full bg-tender">
        <Icon name="tick" className="size-10" strokeWidth={2.25} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        We have your message
      </h2>
      <p className="text-pretty">
        Thank you! Your message has been sent successfully. We'll get back to you soon.
      </p>
      <p className="grid gap-1 rounded-lg bg-leaf-tint px-8 py-4">
        <span className="text-palm-soft text-sm">Your ticket number</span>
        <span className="font-bold text-xl tabular-nums">{ticketNumber}</span>
      </p>
      <Button variant="quiet" onClick={onAnother}>
        Write another message
      </Button>
    </div>
  );
}
