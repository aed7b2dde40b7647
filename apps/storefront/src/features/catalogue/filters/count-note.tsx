type CountNoteProps = { readonly title: string; readonly count: number };

/** A section's title with how many of its options are in force. */
export function CountNote({ title, count }: CountNoteProps) {
  return (
    <span className="flex items-center gap-2">
      {title}
      {count > 0 && (
        <span className="rounded-full bg-tender px-2 text-palm text-xs leading-5 tabular-nums">
          {count}
          <span className="sr-only"> chosen</span>
        </span>
      )}
    </span>
  );
}
