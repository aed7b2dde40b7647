import { ColourDot } from '../text/colour-dot.tsx';
import { cx } from '../text/cx.tsx';

export type SwatchProps = {
  /** Any CSS colour: a fact about the product, so it is not a token. */
  colour: string;
  /** The colour's name. */
  label: string;
  /** Names the dot for screen readers without showing the word. */
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
