import { cx } from '@ilaneer/ui/text/cx';
import { type ReactNode, useId } from 'react';

type PanelProps = {
  title: string;
  /** Stands at the end of the title's row. */
  actions?: ReactNode;
  /** What it holds reaches its edges: a table. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

/** A part of a page under a title of its own. */
export function Panel({ title, actions, flush = false, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx('min-w-0 rounded-lg border border-line bg-kernel', className)}
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-2 pb-1">
        <h2 id={id} className="flex-1 font-semibold text-base">
          {title}
        </h2>
        {actions}
      </div>
      <div className={flush ? 'overflow-hidden rounded-b-lg' : 'px-4 pb-4'}>{children}</div>
    </section>
  );
}
