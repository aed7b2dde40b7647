import type { StaffCouponView } from '@ilaneer/contract/staff/shop/coupons';
import { normaliseCouponCode } from '@ilaneer/domain/coupon/coupon';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { fieldGrid, Line } from '../../parts/form/fields.tsx';
import { SectionForm } from '../../parts/form/section-form.tsx';
import { Facts } from '../../parts/frame/facts.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../parts/live/changed-notice.tsx';
import { Money } from '../../parts/words/money.tsx';
import { valueWords } from '../../parts/words/value-words.ts';
import { addCoupon, COUPONS_KEY, saveCoupon, useCoupon } from './coupon-calls.ts';
import { type CouponValues, couponBody, NEW_COUPON, problemsOfCoupon, valuesOf } from './coupon-values.ts';
import { TERMS_LABELS, TermsFields } from './terms-fields.tsx';

const BACK = { label: 'Coupons', to: '/coupons' };

const LABELS: Readonly<Record<keyof CouponValues, string>> = {
  ...TERMS_LABELS,
  code: 'Code',
  totalLimit: 'Uses in all',
  perShopperLimit: 'Uses per customer',
  active: 'Active',
  hidden: 'Not listed',
};

/** COUPON-14. */
export function Component() {
  const { couponId = '' } = useParams();
  const query = useCoupon(couponId);
  if (couponId === 'new') {
    return (
      <>
        <PageHeader title="New coupon" back={BACK} />
        <CouponForm coupon={NEW_COUPON} />
      </>
    );
  }
  if (query.isError) return <Unreadable what="This coupon" query={query} />;
  if (query.data === undefined) return <Spinner label="Loading …" />;
  const { data: coupon } = query;
  return (
    <>
      <PageHeader
        title={coupon.code}
        back={BACK}
        about={coupon.words}
        state={coupon.active ? <Badge tone="leaf">Active</Badge> : <Badge>Ended</Badge>}
      />
      <ChangedNotice kind="coupon" id={couponId} />
      <div className="grid gap-4">
        <div className="max-w-3xl">
          <Panel title="Orders with it">
            <Facts
              facts={[
                ['Orders', String(coupon.uses)],
                ['Discounts', <Money key="cost" rupees={coupon.cost} />],
                ['Order totals', <Money key="sales" rupees={coupon.sales} />],
              ]}
            />
          </Panel>
        </div>
        <CouponForm key={couponId} coupon={coupon} />
        <div className="max-w-3xl">
          <HistoryPanel kind="coupon" id={couponId} />
        </div>
      </div>
    </>
  );
}

function CouponForm({ coupon }: { coupon: StaffCouponView }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id } = coupon;
  const isNew = coupon.version === 0;
  return (
    <SectionForm<StaffCouponView, CouponValues>
      name={`coupon.${id}`}
      section={coupon}
      formOf={valuesOf}
      problems={problemsOfCoupon}
      save={(values, version) =>
        isNew
          ? addCoupon({ ...couponBody(values), code: normaliseCouponCode(values.code) })
          : saveCoupon({ id, version }, couponBody(values))
      }
      onSaved={async (saved) => {
        await queries.invalidateQueries({ queryKey: COUPONS_KEY });
        if (isNew) await navigate(`${BACK.to}/${saved.id}`, { replace: true });
      }}
      labels={LABELS}
      show={(_, value) => (typeof value === 'object' ? JSON.stringify(value) : valueWords(value))}
      thing="this coupon"
      did="Coupon saved"
    >
      <Panel title="Coupon">
        <div className={fieldGrid}>
          {isNew && (
            <Line
              name="code"
              label={LABELS.code}
              hint="3 to 30 letters, digits and dashes. It cannot be changed later."
              required
              wide
            />
          )}
          <Check name="active" hint="Clear it to end the coupon. Placed orders keep it." />
          <Check name="hidden" hint="Shoppers do not see it in the list; it is good when typed." />
        </div>
      </Panel>
      <TermsFields />
      <Panel title="Limits" note="Empty fields set no limit.">
        <div className={fieldGrid}>
          <Line name="totalLimit" label={LABELS.totalLimit} inputMode="numeric" />
          <Line name="perShopperLimit" label={LABELS.perShopperLimit} inputMode="numeric" />
        </div>
      </Panel>
    </SectionForm>
  );
}

function Check({ name, hint }: { name: 'active' | 'hidden'; hint: string }) {
  const { register } = useFormContext();
  return <CheckboxField label={LABELS[name]} hint={hint} className="sm:col-span-2" {...register(name)} />;
}
