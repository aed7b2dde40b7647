import type { StaffPromotionView } from '@ilaneer/contract/staff/shop/promotions';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { DaysField } from '../../parts/form/days-field.tsx';
import { fieldGrid, Line, useProblem } from '../../parts/form/fields.tsx';
import { SectionForm } from '../../parts/form/section-form.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { valueWords } from '../../parts/words/value-words.ts';
import { BenefitFields } from './benefit-fields.tsx';
import { GoodsField } from './goods-field.tsx';
import { addPromotion, PROMOTIONS_KEY, savePromotion } from './promotion-calls.ts';
import { bodyOf, type PromotionValues, problemsOf, valuesOf } from './promotion-values.ts';
import { SegmentField } from './segment-field.tsx';

const LABELS: Readonly<Record<keyof PromotionValues, string>> = {
  name: 'Name',
  hint: 'Hint in the cart',
  goods: 'Goods',
  benefit: 'It gives',
  minimumTotal: 'Minimum amount',
  minimumQuantity: 'Minimum pieces',
  priority: 'Priority',
  active: 'Active',
  validFrom: 'From',
  validUntil: 'Until',
  weekdays: 'Days of the week',
  hours: 'Hours',
  firstOrderOnly: 'First order only',
  pinAreas: 'PIN areas',
  segmentId: 'Customers',
  totalLimit: 'Uses in all',
  perShopperLimit: 'Uses per customer',
  budget: 'Budget',
  combining: 'Together with other promotions',
  withCoupon: 'Together with a coupon',
};

const RUPEES = { inputMode: 'decimal', prefix: '₹' } as const;

/** PROMOTION-15. */
export function PromotionForm({ promotion }: { promotion: StaffPromotionView }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id } = promotion;
  const isNew = promotion.version === 0;
  return (
    <SectionForm<StaffPromotionView, PromotionValues>
      name={`promotion.${id}`}
      section={promotion}
      formOf={valuesOf}
      problems={problemsOf}
      save={(values, version) =>
        isNew ? addPromotion(bodyOf(values)) : savePromotion({ id, version }, bodyOf(values))
      }
      onSaved={async (saved) => {
        await queries.invalidateQueries({ queryKey: PROMOTIONS_KEY });
        if (isNew) await navigate(`/promotions/${saved.id}`, { replace: true });
      }}
      labels={LABELS}
      show={(_, value) => (typeof value === 'object' ? JSON.stringify(value) : valueWords(value))}
      thing="this promotion"
      did="Promotion saved"
    >
      <Panel title="Promotion">
        <div className={fieldGrid}>
          <Line name="name" label={LABELS.name} hint="Shoppers see it in the cart" required wide />
          <Line
            name="hint"
            label={LABELS.hint}
            hint="While a little is missing: One more and the next is free. Empty: none"
            wide
          />
          <Check name="active" hint="Clear it to archive the promotion. Placed orders keep it." />
        </div>
      </Panel>
      <Panel title="Benefit">
        <BenefitFields />
      </Panel>
      <Panel title="Goods">
        <GoodsField
          name="goods"
          label="For"
          empty="Without a choice: all goods. A category includes its subcategories."
          hasExceptions
        />
      </Panel>
      <Panel title="When" note="Indian time. Empty fields set no limit.">
        <div className={fieldGrid}>
          <Line name="validFrom" label={LABELS.validFrom} type="datetime-local" />
          <Line name="validUntil" label={LABELS.validUntil} type="datetime-local" />
          <DaysField name="weekdays" label="Days of the week (none: every day)" />
          <Line name="hours.from" label="Daily from" type="time" />
          <Line name="hours.until" label="Daily until" type="time" hint="Past midnight if earlier" />
        </div>
      </Panel>
      <Panel title="Limits" note="Empty fields set no limit.">
        <div className={fieldGrid}>
          <Line name="minimumTotal" label={LABELS.minimumTotal} hint="Of its goods" {...RUPEES} />
          <Line name="minimumQuantity" label={LABELS.minimumQuantity} inputMode="numeric" />
          <Line name="totalLimit" label={LABELS.totalLimit} inputMode="numeric" />
          <Line name="perShopperLimit" label={LABELS.perShopperLimit} inputMode="numeric" />
          <Line name="budget" label={LABELS.budget} hint="Discounts of all its orders" {...RUPEES} />
          <SegmentField label={LABELS.segmentId} />
          <Line name="pinAreas" label={LABELS.pinAreas} hint="First digits of PIN codes, such as 682, 695" />
          <Check name="firstOrderOnly" />
        </div>
      </Panel>
      <Panel title="Combination">
        <div className={fieldGrid}>
          <CombiningFields />
          <Line
            name="priority"
            label={LABELS.priority}
            hint="Lower numbers apply first; the others take their discount off the rest"
            inputMode="numeric"
            required
          />
          <Check name="withCoupon" />
        </div>
      </Panel>
    </SectionForm>
  );
}

type Checked = 'active' | 'firstOrderOnly' | 'withCoupon';

function Check({ name, hint }: { name: Checked; hint?: string }) {
  const { register } = useFormContext();
  return <CheckboxField label={LABELS[name]} hint={hint} className="sm:col-span-2" {...register(name)} />;
}

function CombiningFields() {
  const { register } = useFormContext();
  const kind: PromotionValues['combining']['kind'] = useWatch({ name: 'combining.kind' });
  return (
    <>
      <SelectField
        label={LABELS.combining}
        hint="Where several exclude each other, the cart gets the ones with the lowest total."
        {...register('combining.kind')}
        error={useProblem('combining.kind')}
      >
        <option value="all">With all others</option>
        <option value="group">Not with others of its group</option>
        <option value="alone">With no other</option>
      </SelectField>
      {kind === 'group' && <Line name="combining.group" label="Group" required />}
    </>
  );
}
