import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldGrid, Line, useProblem } from '../../parts/form/fields.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { CategoriesField } from '../../parts/goods/categories-field.tsx';
import type { TermsValues } from './coupon-values.ts';

export const TERMS_LABELS: Readonly<Record<keyof TermsValues, string>> = {
  description: 'Description',
  kind: 'It gives',
  percent: 'Percentage',
  cap: 'At most',
  amount: 'Amount',
  minimum: 'Minimum of goods',
  validFrom: 'From',
  validUntil: 'Until',
  categoryIds: 'Categories',
  firstOrderOnly: 'First order only',
};

const RUPEES = { inputMode: 'decimal', prefix: '₹' } as const;

/** Of a coupon and of a batch of codes. */
export function TermsFields() {
  const { register } = useFormContext();
  const kind: TermsValues['kind'] = useWatch({ name: 'kind' });
  return (
    <>
      <Panel title="Discount">
        <div className={fieldGrid}>
          <Line name="description" label={TERMS_LABELS.description} hint="Shoppers see it" required wide />
          <SelectField label={TERMS_LABELS.kind} {...register('kind')} error={useProblem('kind')}>
            <option value="percent">Percentage off</option>
            <option value="amount">Amount off</option>
          </SelectField>
          {kind === 'percent' ? (
            <>
              <Line name="percent" label={TERMS_LABELS.percent} inputMode="decimal" required />
              <Line name="cap" label={TERMS_LABELS.cap} hint="Empty: no limit" {...RUPEES} />
            </>
          ) : (
            <Line name="amount" label={TERMS_LABELS.amount} required {...RUPEES} />
          )}
        </div>
      </Panel>
      <Panel title="Conditions" note="Indian time. Empty fields set no limit.">
        <div className={fieldGrid}>
          <Line name="minimum" label={TERMS_LABELS.minimum} hint="After promotions" {...RUPEES} />
          <CheckboxField label={TERMS_LABELS.firstOrderOnly} {...register('firstOrderOnly')} />
          <Line name="validFrom" label={TERMS_LABELS.validFrom} type="datetime-local" />
          <Line name="validUntil" label={TERMS_LABELS.validUntil} type="datetime-local" />
          <div className="sm:col-span-2">
            <CategoriesField name="categoryIds" />
          </div>
        </div>
      </Panel>
    </>
  );
}
