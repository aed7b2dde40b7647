import { useLayoutEffect, useRef } from 'react';

/** A recall mail as its readers get it. It takes the focus: what cannot be taken back is read before it is sent. */
export function RecallPreview({ subject, text }: { subject: string; text: string }) {
  const region = useRef<HTMLElement>(null);
  // Before the dialog notices that what had the focus is gone, and takes it to itself.
  useLayoutEffect(() => region.current?.focus(), []);
  return (
    <section
      ref={region}
      aria-label="The mail"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className="grid max-h-96 gap-3 overflow-auto rounded-md border border-line p-3 wrap-anywhere"
    >
      <p className="font-semibold">{subject}</p>
      <p className="whitespace-pre-wrap text-sm">{text}</p>
    </section>
  );
}
