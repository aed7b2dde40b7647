import type { ReactNode } from 'react';
import { cx } from '../text/cx.tsx';
import { Icon } from '../text/icon.tsx';

type ChipAction =
  | { /** A filter in force: a press removes it. */ onRemove: () => void; removeLabel: string }
  | { /** A filter switch: a tick besides the colour. */ selected: boolean; onSelect: () => void };

export type ChipProps = ChipAction & { children: ReactNode; className?: string | undefined };

const shape =
  'inline-flex min-h-touch items-center gap-1.5 whitespace-nowrap rounded-full px-4 font-medium text-sm transition-colors';

export function Chip(props: ChipProps) {
  if ('onRemove' in props) {
    return (
      <button
        type="button"
        aria-label={props.removeLabel}
        onClick={props.onRemove}
        className={cx(shape, 'bg-leaf-tint pr-3 hover:bg-tender', props.className)}
      >
        <span>{props.children}</span>
        <Icon name="close" className="size-4.5" />
      </button>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={props.selected}
      onClick={props.onSelect}
      className={cx(
        shape,
        props.selected
          ? 'bg-palm text-paper'
          : 'bg-kernel ring-1 ring-inset ring-line-strong/60 hover:ring-palm',
        props.className,
      )}
    >
      {props.selected && <Icon name="tick" strokeWidth={2.5} className="-ml-1 size-4.5" />}
      <span>{props.children}</span>
    </button>
  );
}
