import type { PayoutForm, PayoutKind } from '@ilaneer/domain/return/payout';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';

export type TypedPayout = PayoutForm | null;

type PayoutFieldsProps = {
  readonly value: TypedPayout;
  readonly optional: boolean;
  readonly disabled: boolean;
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (value: TypedPayout) => void;
};

/** RETURN-20. */
export function PayoutFields({ value, optional, disabled, problems, onChange }: PayoutFieldsProps) {
  const text = (field: Exclude<keyof PayoutForm, 'kind'>, label: string, more: object = {}) => (
    <TextField
      label={label}
      required
      value={value?.[field] ?? ''}
      disabled={disabled}
      error={problems.get(field)}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => value !== null && onChange({ ...value, [field]: target.value })}
      {...more}
    />
  );
  return (
    <div className="grid gap-4">
      <SelectField
        label="Where shall we send your money?"
        hint="You paid in cash. We never ask for a PIN, a password or an OTP, and delete this 30 days after the money has gone."
        value={value?.kind ?? ''}
        disabled={disabled}
        error={problems.get('kind')}
        onChange={({ target }) => onChange(kindOf(target.value))}
      >
        <option value="">{optional ? 'I tell you later' : 'Choose'}</option>
        <option value="upi">To a UPI ID</option>
        <option value="bank">To a bank account</option>
      </SelectField>
      {value?.kind === 'upi' && text('upiId', 'UPI ID', { placeholder: 'name@bank', inputMode: 'email' })}
      {value?.kind === 'bank' && (
        <>
          {text('holder', 'Name of the account holder', { autoComplete: 'name' })}
          {text('account', 'Account number', { inputMode: 'numeric' })}
          {text('ifsc', 'IFSC', { placeholder: 'SBIN0001234', autoCapitalize: 'characters' })}
        </>
      )}
    </div>
  );
}

function kindOf(text: string): TypedPayout {
  const kind: PayoutKind | undefined = text === 'upi' || text === 'bank' ? text : undefined;
  return kind === undefined ? null : { kind };
}
