import { cx } from '@ilaneer/ui/text/cx';
import { type ReactNode, useId } from 'react';

type PanelProps = {
  title: string;
  note?: string | undefined;
  actions?: ReactNode;
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

export function Panel({ title, note, actions, flush = false, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx('min-w-0 rounded-lg border border-line bg-kernel', className)}
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-2 pb-1">
        <div className="flex flex-1 flex-wrap items-baseline gap-x-2">
          <h2 id={id} className="font-semibold text-base">
            {title}
          </h2>
          {note !== undefined && <p className="text-palm-soft text-sm">{note}</p>}
        </div>
        {actions}
      </div>
      <div className={flush ? 'overflow-hidden rounded-b-lg' : 'px-4 pb-4'}>{children}</div>
    </section>
  );
}
