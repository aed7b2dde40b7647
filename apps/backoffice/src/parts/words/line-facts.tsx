import type { LineView } from '@ilaneer/domain/order/line-snapshot';
import { cx } from '@ilaneer/ui/text/cx';
import type { ReactNode } from 'react';

type LineFactsProps = {
  line: Omit<LineView, 'name'>;
  /** Variant and SKU unless others are given. */
  facts?: readonly string[];
  className?: string;
  children?: ReactNode;
};

/** Facts of an order line, below its name. */
export function LineFacts({ line, facts, className, children }: LineFactsProps) {
  const shown = (facts ?? [line.variantName, line.sku]).filter((fact) => fact !== '');
  return (
    <>
      <span className={cx('block text-palm-soft', className)}>
        {shown.join(' · ')}
        {children}
      </span>
      {line.giftNote !== undefined && (
        <span className="wrap-anywhere block text-sm">
          <strong>Gift note:</strong> <span>{`“${line.giftNote}”`}</span>
        </span>
      )}
    </>
  );
}
