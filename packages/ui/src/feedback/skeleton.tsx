import { cx } from '../text/cx.tsx';

export type SkeletonProps = {
  /** Size and shape: `h-5 w-40`, `aspect-square rounded-lg`. */
  className: string;
};

/** A placeholder for content. Decoration: announce loading once per region, in words. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative block overflow-hidden bg-line',
        'after:absolute after:inset-0 after:animate-shimmer after:bg-linear-to-r after:from-transparent after:via-kernel/70 after:to-transparent',
        /\brounded/.test(className) ? '' : 'rounded-xs',
        className,
      )}
    />
  );
}
