import { formatPrice } from '@ilaneer/client/format-price';
import type { changeDelivery } from '@ilaneer/contract/staff/shop/settings';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { paiseFromTyped } from '@ilaneer/domain/money';
import { deliveryInPaise } from '@ilaneer/domain/setting/delivery-in-rupees';
import { SETTING_RULES } from '@ilaneer/domain/setting/validate-settings';
import { useWatch } from 'react-hook-form';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { fieldGrid, Line } from '../../../parts/form/fields.tsx';
import { Preview } from '../../../parts/form/preview.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { request } from '../../../session/staff-api.ts';
import { type Sections, useStoreSection } from '../use-settings.ts';
import type { StepProps } from './step-props.ts';

type Delivery = Sections['delivery']['values'];
/** Empty `freeFrom`: never. */
type Form = { readonly [Name in keyof Delivery]: string };

const LABELS = {
  charge: 'Delivery charge',
  freeFrom: 'Free from',
  cashFee: 'Fee for Cash on Delivery',
  fewestDays: 'Minimum days',
  mostDays: 'Maximum days',
  unprovenCash: 'Amount before confirming',
  unprovenUnits: 'Items before confirming',
  provenCash: 'Amount after confirming',
  provenUnits: 'Items after confirming',
  poorRecordCash: 'Most cash with a poor record',
  confirmCashFrom: 'Ask to confirm from',
};

const AMOUNTS = ['charge', 'cashFee', 'unprovenCash', 'provenCash'] as const;
/** May be empty. */
const MAYBE_AMOUNTS = ['freeFrom', 'poorRecordCash', 'confirmCashFrom'] as const;

const textOf = (amount: number | null) => (amount === null ? '' : String(amount));

const formOf = ({ values: delivery }: Sections['delivery']): Form => ({
  charge: String(delivery.charge),
  freeFrom: textOf(delivery.freeFrom),
  cashFee: String(delivery.cashFee),
  fewestDays: String(delivery.fewestDays),
  mostDays: String(delivery.mostDays),
  unprovenCash: String(delivery.unprovenCash),
  unprovenUnits: String(delivery.unprovenUnits),
  provenCash: String(delivery.provenCash),
  provenUnits: String(delivery.provenUnits),
  poorRecordCash: textOf(delivery.poorRecordCash),
  confirmCashFrom: textOf(delivery.confirmCashFrom),
});

const NOTHING_TYPED: Form = {
  charge: '',
  freeFrom: '',
  cashFee: '',
  fewestDays: '',
  mostDays: '',
  unprovenCash: '',
  unprovenUnits: '',
  provenCash: '',
  provenUnits: '',
  poorRecordCash: '',
  confirmCashFrom: '',
};

const plain = (text: string) => text.replaceAll(/[,\s]/g, '');
const amountOrNull = (text: string) => (plain(text) === '' ? null : Number(plain(text)));

const bodyOf = (form: Form): Delivery => ({
  charge: Number(plain(form.charge)),
  freeFrom: amountOrNull(form.freeFrom),
  cashFee: Number(plain(form.cashFee)),
  fewestDays: Number(form.fewestDays),
  mostDays: Number(form.mostDays),
  unprovenCash: Number(plain(form.unprovenCash)),
  unprovenUnits: unitsOf(form.unprovenUnits),
  provenCash: Number(plain(form.provenCash)),
  provenUnits: unitsOf(form.provenUnits),
  poorRecordCash: amountOrNull(form.poorRecordCash),
  confirmCashFrom: amountOrNull(form.confirmCashFrom),
});

/** Empty is invalid, unlike 0 (always confirm). */
const unitsOf = (typed: string) => (plain(typed) === '' ? Number.NaN : Number(plain(typed)));

function problemsOf(form: Form): FieldProblem[] {
  const unread = [...AMOUNTS, ...MAYBE_AMOUNTS.filter((field) => plain(form[field]) !== '')].filter(
    (field) => paiseFromTyped(form[field]) === null,
  );
  if (unread.length > 0) {
    return unread.map((field) => ({
      field,
      message: 'Please enter an amount in rupees, such as 40 or 49.50',
    }));
  }
  return SETTING_RULES.delivery.problems(deliveryInPaise(bodyOf(form)));
}

async function save(form: Form, version: number): Promise<Sections['delivery']> {
  const input = { body: bodyOf(form), headers: ifMatch(version) };
  return (await request<typeof changeDelivery>('PUT', '/staff/settings/delivery', input)).section;
}

export function DeliveryForm({ section, ...step }: { section: Sections['delivery'] } & StepProps) {
  const take = useStoreSection();
  return (
    <SectionForm
      name="delivery"
      section={section}
      formOf={formOf}
      problems={problemsOf}
      save={save}
      onSaved={(saved) => take('delivery', saved)}
      labels={LABELS}
      thing="the delivery rules"
      did="Delivery rules saved"
      submitLabel={section.version === 0 ? 'Use these rules' : 'Save'}
      {...step}
      preview={<DeliverySentence />}
    >
      <Panel title="Charge">
        <div className={fieldGrid}>
          <Line
            name="charge"
            label={LABELS.charge}
            prefix="₹"
            inputMode="decimal"
            required
            hint="For an order, with GST where your prices include it. 0: delivery is always free."
          />
          <Line
            name="freeFrom"
            label={LABELS.freeFrom}
            prefix="₹"
            inputMode="decimal"
            hint="Value of the goods after all discounts. If empty, never free."
          />
          <Line
            name="cashFee"
            label={LABELS.cashFee}
            prefix="₹"
            inputMode="decimal"
            required
            hint="Added to an order that is paid on delivery, also where delivery is free. With GST where your prices include it. 0: no fee. Your shipping policy must state it."
          />
        </div>
      </Panel>
      <Panel title="Business days until an order arrives">
        <div className={fieldGrid}>
          <Line name="fewestDays" label={LABELS.fewestDays} inputMode="numeric" required />
          <Line name="mostDays" label={LABELS.mostDays} inputMode="numeric" required />
        </div>
      </Panel>
      <Panel title="Limits for Cash on Delivery">
        <p className="mb-4 text-palm-soft text-sm">
          Limits for all open cash orders of a customer, before and after the mobile number is confirmed with
          an OTP. With ₹0, every cash order needs a confirmed number. The law forbids cash of ₹2,00,000 or
          more.
        </p>
        <div className={fieldGrid}>
          <Line name="unprovenCash" label={LABELS.unprovenCash} prefix="₹" inputMode="decimal" required />
          <Line name="unprovenUnits" label={LABELS.unprovenUnits} inputMode="numeric" required />
          <Line name="provenCash" label={LABELS.provenCash} prefix="₹" inputMode="decimal" required />
          <Line name="provenUnits" label={LABELS.provenUnits} inputMode="numeric" required />
          <Line
            name="poorRecordCash"
            label={LABELS.poorRecordCash}
            prefix="₹"
            inputMode="decimal"
            hint="A poor record: in a year two or more undelivered orders, and no more that arrived. 0: such customers pay online. If empty, no lower limit."
          />
        </div>
      </Panel>
      <Panel title="Confirmation of Cash on Delivery">
        <p className="mb-4 text-palm-soft text-sm">
          Such an order is packed once its customer confirms it by the link in the mail and SMS, or you
          release it. After two days without either it is cancelled.
        </p>
        <div className={fieldGrid}>
          <Line
            name="confirmCashFrom"
            label={LABELS.confirmCashFrom}
            prefix="₹"
            inputMode="decimal"
            hint="Cash of one order. Customers with an undelivered order in the last year are asked too. If empty, no order needs a confirmation."
          />
        </div>
      </Panel>
    </SectionForm>
  );
}

function DeliverySentence() {
  const form = { ...NOTHING_TYPED, ...useWatch<Form>() };
  const isRight = problemsOf(form).length === 0;
  return (
    <Preview title="Preview">
      <p className="text-sm">
        {isRight ? sentence(bodyOf(form)) : 'Shown once the figures above are valid.'}
      </p>
    </Preview>
  );
}

function sentence({ charge, freeFrom, cashFee, fewestDays, mostDays }: Delivery): string {
  const days = fewestDays === mostDays ? String(fewestDays) : `${fewestDays} to ${mostDays}`;
  const arrives = `Arrives in ${days} business day${mostDays === 1 ? '' : 's'}.`;
  const fee = cashFee === 0 ? '' : ` Cash on Delivery costs ${formatPrice(cashFee)} more.`;
  if (charge === 0) return `Free delivery.${fee} ${arrives}`;
  const free = freeFrom === null ? '' : `, free from ${formatPrice(freeFrom)}`;
  return `Delivery ${formatPrice(charge)}${free}.${fee} ${arrives}`;
}
