import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { LineFacts } from '../../../parts/words/line-facts.tsx';

type LineListProps = { lines: ParcelView['lines']; current: number | null };

export function LineList({ lines, current }: LineListProps) {
  return (
    <ol className="grid grid-cols-1 content-start gap-1.5" aria-label="Items of this parcel">
      {lines.map((line) => {
        const { position, quantity, packed } = line;
        const done = packed === quantity;
        return (
          <li
            key={position}
            aria-current={position === current ? 'step' : undefined}
            className={cx(
              'flex items-center gap-3 rounded-md border px-3 py-2',
              position === current ? 'border-leaf bg-chosen' : 'border-line bg-kernel',
            )}
          >
            <span
              className={cx(
                'grid size-7 shrink-0 place-items-center rounded-full',
                done ? 'bg-leaf text-kernel' : 'ring-2 ring-line-strong ring-inset',
              )}
            >
              {done && <Icon name="tick" strokeWidth={3} className="size-4" />}
            </span>
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 font-semibold text-lg leading-snug">{lineName(line)}</span>
              <LineFacts line={line} facts={[line.sku]} className="truncate text-sm" />
            </span>
            <span className="whitespace-nowrap font-semibold text-xl">{`${packed} / ${quantity}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
