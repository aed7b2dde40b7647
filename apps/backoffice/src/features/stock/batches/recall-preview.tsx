import { useLayoutEffect, useRef } from 'react';

/** Focused: to be read before sending. */
export function RecallPreview({ subject, text }: { subject: string; text: string }) {
  const region = useRef<HTMLElement>(null);
  // Before the dialog moves the focus.
  useLayoutEffect(() => region.current?.focus(), []);
  return (
    <section
      ref={region}
      aria-label="The mail"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reached by keyboard
      tabIndex={0}
      className="grid max-h-96 gap-3 overflow-auto rounded-md border border-line p-3 wrap-anywhere"
    >
      <p className="font-semibold">{subject}</p>
      <p className="whitespace-pre-wrap text-sm">{text}</p>
    </section>
  );
}
