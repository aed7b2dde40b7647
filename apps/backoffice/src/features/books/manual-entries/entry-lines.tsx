import { accountName } from '@ilaneer/domain/journal/accounts';
import { MANUAL_ACCOUNTS } from '@ilaneer/domain/manual-entry/manual-accounts';
import { MOST_LINES } from '@ilaneer/domain/manual-entry/manual-entry';
import { rupeesFromPaise } from '@ilaneer/domain/money';
import { Button } from '@ilaneer/ui/buttons/button';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Line, useProblem } from '../../../parts/form/fields.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { type EntryValues, sideOf } from './entry-form.ts';

/** Lines and their sums on either side. */
export function EntryLines() {
  const { control } = useFormContext<EntryValues>();
  const list = useFieldArray({ control, name: 'lines', keyName: 'key' });
  const lines = useWatch({ control, name: 'lines' });
  const problems = [useProblem('balance'), useProblem('lines')].filter((text) => text !== undefined);
  const sums = { debits: sideOf(lines, 'debit'), credits: sideOf(lines, 'credit') };
  return (
    <div className="grid gap-3">
      {list.fields.map((line, index) => (
        <LineFields
          key={line.key}
          index={index}
          onRemove={list.fields.length > 2 ? () => list.remove(index) : null}
        />
      ))}
      <p className="text-sm" aria-live="polite">
        Debits <Money rupees={rupeesFromPaise(sums.debits)} />, credits{' '}
        <Money rupees={rupeesFromPaise(sums.credits)} />
      </p>
      {problems.map((text) => (
        <p key={text} className="font-medium text-hibiscus-dark text-sm" role="alert">
          {text}
        </p>
      ))}
      {list.fields.length < MOST_LINES && (
        <div>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => list.append({ account: '', side: 'debit', amount: '' })}
          >
            Add a line
          </Button>
        </div>
      )}
    </div>
  );
}

function LineFields({ index, onRemove }: { index: number; onRemove: (() => void) | null }) {
  const { register } = useFormContext<EntryValues>();
  const label = `Line ${index + 1}`;
  return (
    <fieldset
      aria-label={label}
      className="grid min-w-0 items-start gap-3 rounded-md border border-line p-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <SelectField
        label="Account"
        error={useProblem(`lines.${index}.account`)}
        {...register(`lines.${index}.account`)}
      >
        <option value="">Choose an account</option>
        {MANUAL_ACCOUNTS.map((id) => (
          <option key={id} value={id}>
            {accountName(id)}
          </option>
        ))}
      </SelectField>
      <SelectField label="Side" {...register(`lines.${index}.side`)}>
        <option value="debit">Debit</option>
        <option value="credit">Credit</option>
      </SelectField>
      <Line name={`lines.${index}.amount`} label="Amount" inputMode="decimal" prefix="₹" />
      {onRemove !== null && (
        <IconButton icon="trash" label={`Remove ${label.toLowerCase()}`} onClick={onRemove} />
      )}
    </fieldset>
  );
}
