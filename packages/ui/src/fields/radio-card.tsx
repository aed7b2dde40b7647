import { type ReactNode, useId } from 'react';
import { cx } from '../text/cx.tsx';
import { Icon, type IconName } from '../text/icon.tsx';

export type RadioCardProps = {
  /** Shared by the cards of a group: the browser needs it for the arrow keys. */
  name: string;
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  icon?: IconName | undefined;
  trailing?: ReactNode;
  checked: boolean;
  disabled?: boolean | undefined;
  /** For long text: aligns the circle with the first line. */
  tall?: boolean | undefined;
  onChoose: () => void;
  children?: ReactNode;
};

export function RadioCard({
  name,
  value,
  label,
  hint,
  icon,
  trailing,
  checked,
  disabled,
  tall,
  onChoose,
  children,
}: RadioCardProps) {
  const id = useId();
  return (
    <div
      className={cx(
        'rounded-lg transition-shadow',
        checked
          ? 'bg-leaf-tint ring-2 ring-inset ring-leaf'
          : 'bg-kernel ring-1 ring-inset ring-line-strong/60',
        disabled ? 'opacity-55' : !checked && 'hover:ring-palm',
      )}
    >
      <label
        htmlFor={id}
        className={cx('flex min-h-14 gap-3.5 px-4', tall ? 'items-start py-4' : 'items-center py-3')}
      >
        <input
          type="radio"
          id={id}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          onChange={onChoose}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="size-6 shrink-0 cursor-pointer appearance-none rounded-full bg-kernel ring-1 ring-inset ring-line-strong checked:ring-[7px] checked:ring-leaf disabled:cursor-not-allowed"
        />
        {icon && <Icon name={icon} className="shrink-0 text-leaf-dark" />}
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span id={`${id}-label`} className="block font-semibold leading-snug">
            {label}
          </span>
          {hint && (
            <span id={`${id}-hint`} className="block text-palm-soft text-sm">
              {hint}
            </span>
          )}
        </span>
        {trailing && <span className="shrink-0 text-sm">{trailing}</span>}
      </label>
      {children && <div className="px-4 pb-4">{children}</div>}
    </div>
  );
}
