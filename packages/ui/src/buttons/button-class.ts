import { cx } from '../text/cx.tsx';

const variants = {
  primary: 'bg-leaf text-kernel hover:bg-leaf-dark',
  secondary: 'bg-kernel text-palm ring-1 ring-inset ring-palm/35 hover:bg-leaf-tint hover:ring-palm',
  quiet: 'text-leaf-dark hover:bg-leaf-dark/8',
  'quiet-danger': 'text-hibiscus-dark hover:bg-hibiscus-dark/8',
  danger: 'bg-hibiscus text-kernel hover:bg-hibiscus-dark',
  light: 'bg-kernel text-palm hover:bg-tender',
} as const;

const sizes = {
  sm: 'min-h-touch px-4 text-sm',
  /** `sm` for a quiet button in a row, flush with the text on phones. */
  row: 'min-h-touch px-4 text-sm max-sm:px-0',
  md: 'min-h-control px-6 text-base',
  lg: 'min-h-14 px-8 text-lg',
  /** `lg`; on a phone one of several that share a row. */
  buy: 'narrow:min-h-12 narrow:flex-1 narrow:px-2 narrow:text-base narrow:whitespace-nowrap wide:min-h-14 wide:px-8 wide:text-lg',
} as const;

export type ButtonLook = {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
};

export function buttonClass({ variant = 'primary', size = 'md', wide, className }: ButtonLook): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-button py-2 text-center font-semibold leading-tight no-underline',
    'transition-[background-color,color,box-shadow,scale] duration-quick active:scale-[0.98]',
    'disabled:pointer-events-none disabled:opacity-45 aria-disabled:active:scale-100',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    className,
  );
}
