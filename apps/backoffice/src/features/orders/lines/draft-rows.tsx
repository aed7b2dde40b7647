import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { useId } from 'react';
import { LineFacts } from '../../../parts/words/line-facts.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { type DraftLine, lineProblem } from './draft-lines.ts';
import { QuantityField } from './quantity-field.tsx';

type DraftRowsProps = {
  lines: readonly DraftLine[];
  onQuantity: (key: string, quantity: number) => void;
};

export function DraftRows({ lines, onQuantity }: DraftRowsProps) {
  const id = useId();
  return (
    <ul className="divide-y divide-line border-line border-t">
      {lines.map((line) => {
        const problem = lineProblem(line);
        return (
          <li key={line.key} className="flex flex-wrap items-center gap-3 px-4 py-2 text-sm">
            <img
              src={line.picture}
              alt=""
              width={40}
              height={40}
              className="size-10 rounded-sm object-cover"
            />
            <span className="min-w-40 flex-1">
              <span className={line.quantity === 0 ? 'block font-medium line-through' : 'block font-medium'}>
                {line.name}
              </span>
              <LineFacts line={line}>
                {line.position !== null && line.quantity !== line.before && ` · was ${line.before}`}
                {line.quantity === 0 && ' · taken out'}
              </LineFacts>
              {problem !== null && (
                <span id={`${id}-${line.key}`} role="alert" className="block text-hibiscus-dark">
                  {problem}
                </span>
              )}
            </span>
            <QuantityField
              label={`Quantity of ${lineName(line)}`}
              quantity={line.quantity}
              problem={problem}
              problemId={`${id}-${line.key}`}
              onQuantity={(quantity) => onQuantity(line.key, quantity)}
            />
            <span className="w-24 text-right tabular-nums">
              <Money rupees={line.price} />
            </span>
            <IconButton
              icon={line.quantity === 0 ? 'plus' : 'close'}
              label={`${line.quantity === 0 ? 'Put back' : 'Take out'} ${lineName(line)}`}
              onClick={() => onQuantity(line.key, line.quantity === 0 ? line.before : 0)}
            />
          </li>
        );
      })}
    </ul>
  );
}
