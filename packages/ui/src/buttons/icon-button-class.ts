import { cx } from '../text/cx.tsx';

const variants = {
  plain: 'hover:bg-palm/8',
  soft: 'bg-leaf-tint hover:bg-tender',
  outline: 'bg-kernel ring-1 ring-inset ring-line hover:ring-palm-soft',
  raised: 'bg-kernel shadow-sm hover:shadow-md',
  solid: 'bg-leaf text-kernel hover:bg-leaf-dark',
} as const;

export type IconButtonLook = {
  variant?: keyof typeof variants | undefined;
  className?: string | undefined;
};

export function iconButtonClass({ variant = 'plain', className }: IconButtonLook): string {
  return cx(
    'relative inline-grid size-touch shrink-0 place-items-center rounded-full',
    'transition-[background-color,box-shadow,scale] duration-quick active:scale-95',
    'disabled:pointer-events-none disabled:opacity-35',
    variants[variant],
    className,
  );
}
