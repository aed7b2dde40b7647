import { cx } from './cx.tsx';

type ColourDotProps = {
  /** Any CSS colour: product data, so not a token. */
  colour: string;
  className?: string | undefined;
};

/** Drawn as SVG: the shop's CSP forbids inline styles on served pages. */
export function ColourDot({ colour, className }: ColourDotProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false" className={cx('shrink-0', className)}>
      <circle cx="10" cy="10" r="9.5" fill={colour} className="stroke-palm/25" />
    </svg>
  );
}
