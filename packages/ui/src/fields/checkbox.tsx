import type { ComponentProps } from 'react';
import { cx } from '../text/cx.tsx';
import { Icon } from '../text/icon.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  onCheckedChange?: ((checked: boolean) => void) | undefined;
};

/** Form libraries can spread `ref`, `name` and `onChange`. The box is 24 px, its press area 44 px. */
export function Checkbox({ className, onChange, onCheckedChange, ...input }: CheckboxProps) {
  return (
    <span className={cx('relative inline-grid size-6 shrink-0 place-items-center', className)}>
      <input
        type="checkbox"
        {...input}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        className="peer size-6 cursor-pointer appearance-none rounded-xs bg-kernel ring-1 ring-inset ring-line-strong transition-colors before:absolute before:-inset-2.5 checked:bg-leaf checked:ring-leaf hover:ring-palm disabled:cursor-not-allowed disabled:opacity-45 aria-invalid:ring-2 aria-invalid:ring-hibiscus"
      />
      <Icon
        name="tick"
        strokeWidth={2.75}
        className="pointer-events-none absolute size-5 scale-50 text-kernel opacity-0 transition-[opacity,scale] peer-checked:scale-100 peer-checked:opacity-100"
      />
    </span>
  );
}
