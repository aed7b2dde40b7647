/** The line between the two ways in. */
export function OrDivider() {
  return (
    <p className="flex items-center gap-4 text-palm-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  );
}
