import type { EnteredBenefit } from '@ilaneer/domain/promotion/entered-benefit';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldGrid, Line, useProblem } from '../../parts/form/fields.tsx';
import { ItemList } from '../../parts/form/item-list.tsx';
import { GoodsField } from './goods-field.tsx';
import { NO_GOODS } from './promotion-values.ts';

type Kind = EnteredBenefit['kind'];

const RUPEES = { inputMode: 'decimal', prefix: '₹' } as const;

/** By kind. */
const KINDS: Readonly<Record<Kind, { readonly label: string; readonly fields: () => ReactNode }>> = {
  percent: {
    label: 'Percentage off',
    fields: () => (
      <>
        <Line name="benefit.percent" label="Percentage" inputMode="decimal" required />
        <Line name="benefit.cap" label="At most" hint="Empty: no limit" {...RUPEES} />
      </>
    ),
  },
  amount: {
    label: 'Amount off, once an order',
    fields: () => <Line name="benefit.amount" label="Amount" required {...RUPEES} />,
  },
  'amount-each': {
    label: 'Amount off each piece',
    fields: () => (
      <Line name="benefit.amount" label="Amount" hint="Cheaper pieces become free" required {...RUPEES} />
    ),
  },
  'fixed-price': {
    label: 'Fixed price for each piece',
    fields: () => (
      <Line name="benefit.price" label="Price" hint="Cheaper goods keep their price" required {...RUPEES} />
    ),
  },
  'buy-get': {
    label: 'Buy some, get some',
    fields: () => (
      <>
        <Line name="benefit.buy" label="Pieces to buy" inputMode="numeric" required />
        <Line name="benefit.get" label="Pieces to get" inputMode="numeric" required />
        <Line
          name="benefit.percent"
          label="Percentage off them"
          hint="100: free"
          inputMode="decimal"
          required
        />
        <Line
          name="benefit.mostTimes"
          label="Times in an order"
          hint="Empty: as often as it fits"
          inputMode="numeric"
        />
        <GoodsField
          name="benefit.gets"
          label="Goods to get"
          empty="Without a choice: the same goods as those to buy, the cheapest of each group."
        />
      </>
    ),
  },
  'cheapest-free': {
    label: 'Cheapest free, once an order',
    fields: () => (
      <>
        <Line name="benefit.from" label="From pieces" inputMode="numeric" required />
        <Line name="benefit.free" label="Free pieces" inputMode="numeric" required />
      </>
    ),
  },
  tiers: {
    label: 'More off the more is bought',
    fields: () => (
      <>
        <ByField />
        <div className="sm:col-span-2">
          <ItemList
            name="benefit.tiers"
            word="tier"
            fields={{
              from: { label: 'From pieces or amount in rupees' },
              percent: { label: 'Percentage off' },
            }}
            empty={{ from: '', percent: '' }}
            most={10}
          />
        </div>
      </>
    ),
  },
  'set-price': {
    label: 'Set of goods at one price',
    fields: () => (
      <>
        <Line name="benefit.price" label="Price of a set" required {...RUPEES} />
        <div className="sm:col-span-2">
          <ItemList
            name="benefit.parts"
            word="part"
            fields={(place) => (
              <div className={fieldGrid}>
                <Line name={`${place}.quantity`} label="Pieces" inputMode="numeric" required />
                <GoodsField name={`${place}.goods`} label="Goods" empty="Choose the goods of this part." />
              </div>
            )}
            empty={{ goods: NO_GOODS, quantity: '1' }}
            most={6}
          />
        </div>
      </>
    ),
  },
  'free-delivery': { label: 'Free delivery', fields: () => null },
};

export function BenefitFields() {
  const { register } = useFormContext();
  const kind: Kind = useWatch({ name: 'benefit.kind' });
  return (
    <div className={fieldGrid}>
      <SelectField
        label="It gives"
        className="sm:col-span-2"
        {...register('benefit.kind')}
        error={useProblem('benefit.kind')}
      >
        {Object.entries(KINDS).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {KINDS[kind].fields()}
    </div>
  );
}

function ByField() {
  const { register } = useFormContext();
  return (
    <SelectField label="By" className="sm:col-span-2" {...register('benefit.by')}>
      <option value="quantity">Number of pieces</option>
      <option value="total">Amount before promotions</option>
    </SelectField>
  );
}
