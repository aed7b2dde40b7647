import { cx } from './cx.tsx';

/**
 * A number alone in its element: browser translators replace text nodes, and with siblings React would update
 * a detached one.
 */
export function Figure({ children, className }: { children: string | number; className?: string }) {
  return (
    <span translate="no" className={cx('tabular-nums', className)}>
      {children}
    </span>
  );
}
