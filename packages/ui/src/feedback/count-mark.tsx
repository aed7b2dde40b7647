export function CountMark({ count }: { count: number }) {
  if (count < 1) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute -top-0.5 left-6 grid h-5 min-w-5 place-items-center rounded-full bg-leaf px-1 font-bold text-kernel text-xs leading-none tabular-nums ring-2 ring-paper"
    >
      {count}
    </span>
  );
}
