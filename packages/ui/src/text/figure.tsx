import { cx } from './cx.tsx';

/** Browser translators replace text nodes: with siblings, React would update a detached one. */
export function Figure({ children, className }: { children: string | number; className?: string }) {
  return (
    <span translate="no" className={cx('tabular-nums', className)}>
      {children}
    </span>
  );
}
