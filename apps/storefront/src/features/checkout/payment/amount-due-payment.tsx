import { SelectField } from '@ilaneer/ui/fields/select-field';
import type { PaymentWay } from './payment-method.ts';
import { wayContent, wayOption } from './payment-methods.tsx';
import type { PaymentChoice } from './use-payment-choice.ts';

type RestPaymentProps = {
  /** Which ways are offered, in their order. */
  readonly ways: readonly PaymentWay[];
  readonly choice: PaymentChoice;
  readonly disabled: boolean;
};

/** The way to pay what a gift card leaves: one line among the ways to pay, not a second list of them. */
export function RestPayment({ ways, choice, disabled }: RestPaymentProps) {
  const offered = ways.filter(choice.isOffered);
  return (
    <div ref={choice.form} className="grid gap-4">
      <SelectField
        label="Pay the rest by"
        value={choice.way}
        disabled={disabled}
        onChange={(event) => {
          const way = offered.find((one) => one === event.target.value);
          if (way !== undefined) choice.setWay(way);
        }}
      >
        {offered.map((way) => {
          const option = wayOption(way, choice);
          return (
            <option key={way} value={way} disabled={option.disabled}>
              {option.label}
            </option>
          );
        })}
      </SelectField>
      {wayContent(choice.way, choice, disabled)}
    </div>
  );
}
