import { cx } from '../text/cx.tsx';

export type SpinnerProps = {
  /** Announced. Omit inside a busy control, which announces itself. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Spinner({ label, className }: SpinnerProps) {
  const ring = (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      strokeWidth={2.5}
      strokeLinecap="round"
      stroke="currentColor"
      aria-hidden="true"
      className={cx('animate-spin', className)}
    >
      <circle cx={12} cy={12} r={9} className="opacity-25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-3 text-palm-soft">
      {ring}
      {label}
    </span>
  );
}
