import type { OrderView } from '@ilaneer/contract/order/order-view';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { RETURN_REASONS } from '@ilaneer/domain/return/return-reason';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { QuantityStepper } from '@ilaneer/ui/fields/quantity-stepper';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import type { ChosenReturn } from './return-choice.ts';

type ReturnItemProps = {
  readonly item: OrderView['items'][number];
  readonly chosen: ChosenReturn | null;
  readonly disabled: boolean;
  readonly problems: { readonly choice: string | undefined; readonly reason: string | undefined };
  readonly onChange: (chosen: ChosenReturn | null) => void;
};

export function ReturnItem({ item, chosen, disabled, problems, onChange }: ReturnItemProps) {
  const { quantity, reasons } = item.returnOffer;
  const fullName = lineName(item);
  return (
    <li className="py-2">
      <CheckboxField
        label={fullName}
        checked={chosen !== null}
        disabled={disabled}
        onCheckedChange={(checked) => onChange(checked ? { quantity, reason: null } : null)}
        error={problems.choice}
        trailing={`${quantity} of ${item.quantity}`}
      />
      {chosen !== null && (
        <div className="grid gap-3 pb-2 pl-9">
          {quantity > 1 && (
            <QuantityStepper
              size="sm"
              label={fullName}
              value={chosen.quantity}
              max={quantity}
              busy={disabled}
              limitNote={`All ${quantity}`}
              onValueChange={(next) => onChange({ ...chosen, quantity: next })}
            />
          )}
          <SelectField
            label="Reason"
            required
            value={chosen.reason ?? ''}
            error={problems.reason}
            disabled={disabled}
            onChange={({ target }) =>
              onChange({ ...chosen, reason: reasons.find((reason) => reason === target.value) ?? null })
            }
          >
            <option value="">Choose a reason</option>
            {RETURN_REASONS.filter(({ id }) => reasons.includes(id)).map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </li>
  );
}
