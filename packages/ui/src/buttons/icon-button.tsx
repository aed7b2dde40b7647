import type { ComponentProps, MouseEvent } from 'react';
import { CountMark } from '../feedback/count-mark.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon, type IconName } from '../text/icon.tsx';
import { type IconButtonLook, iconButtonClass } from './icon-button-class.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> &
  IconButtonLook & {
    icon: IconName;
    /** Accessible name with the count, if any: "Cart, 3 items". */
    label: string;
    /** Toggle state. Show it in the icon too (heart and heart-filled), not by colour alone. */
    pressed?: boolean | undefined;
    busy?: boolean | undefined;
    count?: number | undefined;
  };

export function IconButton({
  icon,
  label,
  pressed,
  busy = false,
  count = 0,
  variant,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={iconButtonClass({ variant, className })}
    >
      {busy ? <Spinner /> : <Icon name={icon} />}
      <CountMark count={count} />
    </button>
  );
}
