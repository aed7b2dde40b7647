import { SelectField } from '@ilaneer/ui/fields/select-field';
import type { PaymentMethod } from './payment-method.ts';
import { methodFields, methodOption } from './payment-methods.tsx';
import type { PaymentChoice } from './use-payment-choice.ts';

type AmountDuePaymentProps = {
  /** Which methods are offered, in their order. */
  readonly methods: readonly PaymentMethod[];
  readonly choice: PaymentChoice;
  readonly disabled: boolean;
};

/** The method for what is due beside a gift card: one line among the methods, not a second list of them. */
export function AmountDuePayment({ methods, choice, disabled }: AmountDuePaymentProps) {
  const offered = methods.filter(choice.isOffered);
  return (
    <div ref={choice.form} className="grid gap-4">
      <SelectField
        label="Pay the rest by"
        value={choice.method}
        disabled={disabled}
        onChange={(event) => {
          const method = offered.find((one) => one === event.target.value);
          if (method !== undefined) choice.setMethod(method);
        }}
      >
        {offered.map((method) => {
          const option = methodOption(method, choice);
          return (
            <option key={method} value={method} disabled={option.disabled}>
              {option.label}
            </option>
          );
        })}
      </SelectField>
      {methodFields(choice.method, choice, disabled)}
    </div>
  );
}
