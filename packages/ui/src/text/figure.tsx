import { cx } from './cx.tsx';

/**
 * An amount or a number, alone in its element: a browser's translator replaces text nodes, and React would write a new
 * figure into a lost one if there were a sibling.
 */
export function Figure({ children, className }: { children: string | number; className?: string }) {
  return (
    <span translate="no" className={cx('tabular-nums', className)}>
      {children}
    </span>
  );
}
