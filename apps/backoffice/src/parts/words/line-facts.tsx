import type { LineView } from '@ilaneer/domain/order/line-snapshot';
import { cx } from '@ilaneer/ui/text/cx';
import type { ReactNode } from 'react';

type LineFactsProps = {
  line: Omit<LineView, 'name'>;
  facts?: readonly string[];
  className?: string;
  children?: ReactNode;
};

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
