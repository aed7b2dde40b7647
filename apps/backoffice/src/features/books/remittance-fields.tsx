import { indiaDay } from '@ilaneer/domain/india-day';
import { GATEWAY_NAMES } from '@ilaneer/domain/payment/gateway-name';
import { FileField } from '@ilaneer/ui/fields/file-field';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { Panel } from '../../parts/frame/panel.tsx';
import { capital } from '../../parts/words/capital.ts';

export type RemittanceForm = {
  source: 'gateway' | 'courier';
  gateway: string;
  courier: string;
  payer?: string;
  reference: string;
  receivedOn: string;
  net: string;
  charges: string;
  gst: string;
  lines: string;
};

const AMOUNT = /^[\s₹]*[\d,]+(\.\d{1,2})?\s*$/;
const isAmount = (typed: string) =>
  typed.trim() === '' || AMOUNT.test(typed) || 'An amount in rupees, at most 2 decimals';

type RemittanceFieldsProps = {
  form: UseFormReturn<RemittanceForm>;
  onEdit: () => void;
};

export function RemittanceFields({ form, onEdit }: RemittanceFieldsProps) {
  const source = useWatch({ control: form.control, name: 'source' });
  const { errors } = form.formState;
  const field = (name: keyof RemittanceForm, validate?: (typed: string) => true | string) => ({
    error: errors[name]?.message,
    ...form.register(name, {
      onChange: onEdit,
      ...(validate && { validate: (typed) => validate(String(typed ?? '')) }),
    }),
  });
  const given = (words: string) => (typed: string) => typed.trim() !== '' || words;
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return;
    form.setValue('lines', await file.text());
    onEdit();
  };
  return (
    <>
      <Panel title="From">
        <div className="grid gap-4">
          <RadioGroup
            label="Who paid"
            hideLabel
            className="sm:grid-cols-2"
            value={source}
            onValueChange={(value) => {
              form.setValue('source', value);
              onEdit();
            }}
            options={[
              { value: 'gateway', label: 'Payment gateway', hint: 'A settlement of what was paid online' },
              { value: 'courier', label: 'Courier', hint: 'Cash that was collected on delivery' },
            ]}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {source === 'gateway' ? (
              <SelectField label="Gateway" {...field('gateway')} error={errors.payer?.message}>
                {GATEWAY_NAMES.map((name) => (
                  <option key={name} value={name}>
                    {capital(name)}
                  </option>
                ))}
              </SelectField>
            ) : (
              <TextField
                label="Name of the courier"
                autoComplete="off"
                {...field('courier', given('Who paid it?'))}
                error={errors.courier?.message ?? errors.payer?.message}
              />
            )}
            <TextField
              label="Reference"
              hint="The settlement's id or the bank's UTR"
              autoComplete="off"
              {...field('reference', given('What names it?'))}
            />
            <TextField
              type="date"
              label="In the bank on"
              max={indiaDay(new Date())}
              {...field('receivedOn', given('Which day?'))}
            />
            <TextField
              label="Received in the bank"
              prefix="₹"
              inputMode="decimal"
              {...field('net', (typed) => (typed.trim() === '' ? 'How much came?' : isAmount(typed)))}
            />
            <TextField
              label="Charges without GST (optional)"
              hint="Left empty, those of the lines count."
              prefix="₹"
              inputMode="decimal"
              {...field('charges', isAmount)}
            />
            <TextField
              label="GST on the charges (optional)"
              hint="Left empty, that of the lines counts."
              prefix="₹"
              inputMode="decimal"
              {...field('gst', isAmount)}
            />
          </div>
        </div>
      </Panel>
      <Panel title="What it pays for">
        <div className="grid gap-4">
          <FileField
            label="File of the payer (optional)"
            hint="A CSV with headings: its rows fill the field below."
            accept=".csv,text/csv"
            onChange={({ target }) => void readFile(target.files?.[0])}
          />
          <TextAreaField
            label="Lines"
            hint={
              source === 'gateway'
                ? "A row each: payment, refund or order number, a comma, the amount. Or the gateway's report as it is."
                : "A row each: order or tracking number, a comma, the amount. Or the courier's report as it is."
            }
            spellCheck={false}
            rows={6}
            {...field('lines', given('What does it pay for?'))}
          />
        </div>
      </Panel>
    </>
  );
}
