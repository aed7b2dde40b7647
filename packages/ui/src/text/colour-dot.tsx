import { cx } from './cx.tsx';

type ColourDotProps = {
  /** Any CSS colour: a fact about a product, so it is no token. */
  colour: string;
  className?: string | undefined;
};

/** A colour as a dot. Drawn, because the shop's CSP lets no page that the server drew bring styles of its own. */
export function ColourDot({ colour, className }: ColourDotProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false" className={cx('shrink-0', className)}>
      <circle cx="10" cy="10" r="9.5" fill={colour} className="stroke-palm/25" />
    </svg>
  );
}
