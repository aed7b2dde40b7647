import { ColourDot } from '../text/colour-dot.tsx';
import { cx } from '../text/cx.tsx';

export type SwatchProps = {
  /** Any CSS colour: product data, so not a token. */
  colour: string;
  label: string;
  /** Dot without visible words; the name is for screen readers. */
  dotOnly?: boolean | undefined;
  className?: string | undefined;
};

export function Swatch({ colour, label, dotOnly, className }: SwatchProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <ColourDot colour={colour} className="size-5" />
      <span className={dotOnly ? 'sr-only' : undefined}>{label}</span>
    </span>
  );
}
