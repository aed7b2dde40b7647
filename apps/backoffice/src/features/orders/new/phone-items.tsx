import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { type RefObject, useId } from 'react';
import { Panel } from '../../../parts/frame/panel.tsx';
import { FindOrderGoods } from '../../../parts/goods/find-order-goods.tsx';
import { BEFORE_GST, Money } from '../../../parts/words/money.tsx';
import { QuantityField } from '../lines/quantity-field.tsx';
import { type PhoneDraft, withFound, withoutLine, withUnits } from './phone-draft.ts';

type PhoneItemsProps = {
  draft: PhoneDraft;
  problems: ReadonlyMap<string, string>;
  box: RefObject<HTMLInputElement | null>;
  isBeforeGst: boolean;
  onDraft: (draft: PhoneDraft) => void;
};

export function PhoneItems({ draft, problems, box, isBeforeGst, onDraft }: PhoneItemsProps) {
  const id = useId();
  return (
    <Panel title="Items" note={isBeforeGst ? BEFORE_GST : undefined} flush>
      <div className="px-4 pb-3">
        <FindOrderGoods box={box} onFound={(goods) => onDraft(withFound(draft, goods))} />
      </div>
      <ul className="divide-y divide-line border-line border-t">
        {draft.lines.map(({ goods, quantity }, index) => {
          const name = lineName(goods);
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
                {problem !== undefined && (
                  <span id={`${id}-${goods.variantId}`} className="block text-hibiscus-dark">
                    {problem}
                  </span>
                )}
              </span>
              <QuantityField
                label={`Quantity of ${name}`}
                quantity={quantity}
                problem={problem ?? null}
                problemId={`${id}-${goods.variantId}`}
                onQuantity={(units) => onDraft(withUnits(draft, goods.variantId, units))}
              />
              <span className="w-24 text-right tabular-nums">
                {Number.isFinite(quantity) && <Money rupees={goods.price * quantity} />}
              </span>
              <IconButton
                icon="close"
                label={`Remove ${name}`}
                onClick={() => onDraft(withoutLine(draft, goods.variantId))}
              />
            </li>
          );
        })}
      </ul>
      {draft.lines.length === 0 && (
        <p className="border-line border-t px-4 py-3 text-palm-soft text-sm">
          No items yet. Adding an item again increases its quantity.
        </p>
      )}
    </Panel>
  );
}
