import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { fieldGrid, Line } from '../../parts/form/fields.tsx';
import { SectionForm } from '../../parts/form/section-form.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { addBatch, COUPONS_KEY } from './coupon-calls.ts';
import { type BatchValues, batchBody, NEW_BATCH, problemsOfBatch } from './coupon-values.ts';
import { TERMS_LABELS, TermsFields } from './terms-fields.tsx';

const BACK = { label: 'Coupons', to: '/coupons' };

const LABELS: Readonly<Record<keyof BatchValues, string>> = {
  ...TERMS_LABELS,
  prefix: 'Prefix',
  count: 'Number of codes',
};

/** COUPON-15. */
export function Component() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="New single-use codes" back={BACK} />
      <SectionForm<{ version: number }, BatchValues>
        name="coupon.codes"
        section={UNSAVED}
        formOf={() => NEW_BATCH}
        problems={problemsOfBatch}
        save={(values) => addBatch(batchBody(values))}
        onSaved={async () => {
          await queries.invalidateQueries({ queryKey: COUPONS_KEY });
          await navigate(BACK.to, { replace: true });
        }}
        labels={LABELS}
        thing="these codes"
        did="Codes made"
        submitLabel="Make the codes"
      >
        <Panel title="Codes" note="Each is for one order. They are not listed in the shop.">
          <div className={fieldGrid}>
            <Line name="prefix" label={LABELS.prefix} hint="ONAM gives ONAM-7KQ2M9XWBTRA" required />
            <Line name="count" label={LABELS.count} hint="At most 10,000" inputMode="numeric" required />
          </div>
        </Panel>
        <TermsFields />
      </SectionForm>
    </>
  );
}

const UNSAVED = { version: 0 };
