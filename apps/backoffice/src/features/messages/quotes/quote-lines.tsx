import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { QUOTE_LIMITS } from '@ilaneer/domain/quote/quote-form';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Line, useProblem } from '../../../parts/form/fields.tsx';
import { FindOrderGoods } from '../../../parts/goods/find-order-goods.tsx';
import { Money } from '../../../parts/words/money.tsx';
import type { QuoteValues } from './quote-values.ts';

/** The shop's own price is proposed; `asked`: the quantity of the enquiry, for the first item. */
export function QuoteLines({ gstIncluded, asked }: { gstIncluded: boolean; asked: number | null }) {
  const { control } = useFormContext<QuoteValues>();
  const list = useFieldArray({ control, name: 'lines', keyName: 'key' });
  const box = useRef<HTMLInputElement>(null);
  const problem = useProblem('lines');
  return (
    <div className="grid gap-3">
      {list.fields.length < QUOTE_LIMITS.lines && (
        <FindOrderGoods
          box={box}
          onFound={(goods) => {
            if (list.fields.some(({ variantId }) => variantId === goods.variantId)) return;
            const { variantId, sku, price } = goods;
            const shown = { name: lineName(goods), sku, shopPrice: price };
            const quantity = String(list.fields.length === 0 ? (asked ?? 1) : 1);
            list.append({ variantId, ...shown, quantity, price: String(price) });
          }}
        />
      )}
      {problem && <p className="font-medium text-hibiscus-dark text-sm">{problem}</p>}
      {list.fields.map((item, index) => (
        <fieldset
          key={item.key}
          aria-label={item.name}
          className="grid min-w-0 gap-3 rounded-md border border-line p-3"
        >
          <div className="flex items-start gap-2">
            <p className="min-w-0 flex-1 text-sm">
              <span className="block font-semibold">{item.name}</span>
              <span className="block text-palm-soft">
                {item.sku}, in the shop <Money rupees={item.shopPrice} />
              </span>
            </p>
            <IconButton icon="trash" label={`Remove ${item.name}`} onClick={() => list.remove(index)} />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <Line name={`lines.${index}.quantity`} label="Quantity" inputMode="numeric" />
            <Line
              name={`lines.${index}.price`}
              label={`Unit price ${gstIncluded ? 'with' : 'before'} GST`}
              inputMode="decimal"
              prefix="₹"
            />
          </div>
        </fieldset>
      ))}
    </div>
  );
}
