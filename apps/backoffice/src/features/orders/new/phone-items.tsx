import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { useRef } from 'react';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { FindOrderGoods } from '../lines/find-order-goods.tsx';
import { type PhoneDraft, withFound, withUnits } from './phone-draft.ts';

type PhoneItemsProps = {
  draft: PhoneDraft;
  problems: ReadonlyMap<string, string>;
  onDraft: (draft: PhoneDraft) => void;
};

/** What is ordered, with the price and the stock of now. */
export function PhoneItems({ draft, problems, onDraft }: PhoneItemsProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <Panel title="Items" flush>
      <div className="px-4 pb-3">
        <FindOrderGoods box={box} onFound={(goods) => onDraft(withFound(draft, goods))} />
      </div>
      <ul className="divide-y divide-line border-line border-t">
        {draft.lines.map(({ goods, quantity }, index) => {
          const name = [goods.name, goods.variantName].filter((part) => part !== '').join(', ');
          const problem =
            problems.get(`lines.${index}.quantity`) ??
            problems.get(`items.${goods.variantId}`) ??
            (quantity > goods.forSale ? `Only ${goods.forSale} left` : undefined);
          return (
            <li key={goods.variantId} className="flex flex-wrap items-center gap-3 px-4 py-2 text-sm">
              <img
                src={goods.picture}
                alt=""
                width={40}
                height={40}
                className="size-10 rounded-sm object-cover"
              />
              <span className="min-w-40 flex-1">
                <span className="block font-medium">{name}</span>
                <span className="block text-palm-soft">
                  {goods.sku} · {goods.forSale} left
                </span>
                {problem !== undefined && <span className="block text-hibiscus-dark">{problem}</span>}
              </span>
              <label>
                <span className="sr-only">Quantity of {name}</span>
                <input
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={50}
                  value={quantity}
                  className="h-10 w-20 rounded-md border border-line-strong bg-kernel px-2 text-center tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
                  onChange={(event) => {
                    const units = event.target.valueAsNumber;
                    if (units > 0) onDraft(withUnits(draft, goods.variantId, units));
                  }}
                  onFocus={(event) => event.target.select()}
                />
              </label>
              <span className="w-24 text-right tabular-nums">
                <Money rupees={goods.price * quantity} />
              </span>
              <IconButton
                icon="close"
                label={`Take out ${name}`}
                onClick={() => onDraft(withUnits(draft, goods.variantId, 0))}
              />
            </li>
          );
        })}
      </ul>
      {draft.lines.length === 0 && (
        <p className="border-line border-t px-4 py-3 text-palm-soft text-sm">
          Nothing yet. What is found again counts one more.
        </p>
      )}
    </Panel>
  );
}
