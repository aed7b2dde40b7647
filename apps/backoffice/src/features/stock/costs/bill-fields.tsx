import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { RATE_WORDS, type TypedBill, type TypedCost } from './typed-bill.ts';

type Problems = Readonly<Record<string, string | undefined>>;

const FIELDS = [
  { name: 'supplierName', label: 'Supplier', type: 'text', mode: 'text', width: 'w-64' },
  { name: 'supplierGstin', label: 'GSTIN (if it has one)', type: 'text', mode: 'text', width: 'w-56' },
  { name: 'number', label: 'Bill number', type: 'text', mode: 'text', width: 'w-44' },
  { name: 'billedOn', label: 'Date of the bill', type: 'date', mode: 'text', width: 'w-44' },
  { name: 'freight', label: 'Freight before GST in ₹', type: 'text', mode: 'decimal', width: 'w-48' },
] as const;

type BillFieldsProps = {
  bill: TypedBill;
  problems: Problems;
  today: string;
  onChange: (bill: TypedBill) => void;
};

/** STOCK-10. */
export function BillFields({ bill, problems, today, onChange }: BillFieldsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {FIELDS.map(({ name, label, type, mode, width }) => (
        <TextField
          key={name}
          className={width}
          label={label}
          type={type}
          inputMode={mode}
          autoComplete="off"
          max={type === 'date' ? today : undefined}
          value={bill[name]}
          error={problems[name]}
          onChange={({ target }) => onChange({ ...bill, [name]: target.value })}
        />
      ))}
    </div>
  );
}

type LineCostFieldsProps = {
  cost: TypedCost;
  problems: Problems;
  onChange: (cost: TypedCost) => void;
};

export function LineCostFields({ cost, problems, onChange }: LineCostFieldsProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        className="w-48"
        label="Amount before GST in ₹"
        inputMode="decimal"
        autoComplete="off"
        value={cost.amount}
        error={problems.amount}
        onChange={({ target }) => onChange({ ...cost, amount: target.value })}
      />
      <SelectField
        className="w-32"
        label="GST on the bill"
        value={cost.gstRate}
        error={problems.gstRate}
        onChange={({ target }) => onChange({ ...cost, gstRate: target.value })}
      >
        {RATE_WORDS.map((rate) => (
          <option key={rate} value={rate}>
            {rate} %
          </option>
        ))}
      </SelectField>
      {cost.gstRate !== '0' && (
        <CheckboxField
          label="Claim this GST"
          checked={cost.claimsTax}
          onChange={({ target }) => onChange({ ...cost, claimsTax: target.checked })}
        />
      )}
    </div>
  );
}
