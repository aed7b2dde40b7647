import type { ReactNode } from 'react';
import { cx } from '../text/cx.tsx';
import { Icon } from '../text/icon.tsx';
import { Spinner } from './spinner.tsx';

export type StatePanelProps = {
  kind: 'empty' | 'error' | 'loading';
  title: ReactNode;
  text?: ReactNode;
  /** A drawing about 160 px high. Without one, a quiet mark. */
  picture?: ReactNode;
  actions?: ReactNode;
  /** Default `h2`. */
  heading?: 'h1' | 'h2' | 'h3' | undefined;
  className?: string | undefined;
};

const marks = {
  empty: <Icon name="leaf" className="size-9" />,
  error: <Icon name="alert" className="size-9" />,
  loading: <Spinner className="size-9" />,
};

export function StatePanel({
  kind,
  title,
  text,
  picture,
  actions,
  heading: Heading = 'h2',
  className,
}: StatePanelProps) {
  const role = { empty: undefined, error: 'alert', loading: 'status' }[kind];
  return (
    <div
      role={role}
      className={cx(
        'mx-auto grid max-w-lg content-start justify-items-center gap-3 px-4 py-12 text-center',
        className,
      )}
    >
      {picture ?? (
        <span
          className={cx(
            'mb-1 grid size-20 place-items-center rounded-full',
            kind === 'error' ? 'bg-hibiscus-tint text-hibiscus-dark' : 'bg-leaf-tint text-leaf-dark',
          )}
        >
          {marks[kind]}
        </span>
      )}
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="text-balance text-palm-soft">{text}</p>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
