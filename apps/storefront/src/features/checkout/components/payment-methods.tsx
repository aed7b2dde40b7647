import type { PaymentMethod } from '@ilaneer/domain/order/payment-method';
import { Icon } from '@ilaneer/ui/icon';
import { RadioGroup } from '@ilaneer/ui/radio-group';

type PaymentMethodsProps = {
  readonly value: PaymentMethod;
  readonly disabled: boolean;
  readonly onChange: (method: PaymentMethod) => void;
};

/** The ways to pay that the shop takes. */
export function PaymentMethods({ value, disabled, onChange }: PaymentMethodsProps) {
  return (
    <section aria-labelledby="payment-method" className="rounded-xl bg-kernel p-5 shadow-sm sm:p-7">
      <h2 id="payment-method" className="mb-4 text-xl">
        Payment method
      </h2>
      <RadioGroup<PaymentMethod>
        label="Payment method"
        hideLabel
        value={value}
        onValueChange={onChange}
        disabled={disabled}
        options={[
          {
            value: 'cod',
            label: 'Cash on Delivery',
            hint: 'Pay the delivery partner when your order arrives',
            icon: 'coin',
          },
        ]}
      />
      <p className="mt-4 flex items-center gap-2 font-medium text-leaf-dark text-sm">
        <Icon name="shield" className="size-5 shrink-0" />
        100% secure payments
      </p>
    </section>
  );
}
