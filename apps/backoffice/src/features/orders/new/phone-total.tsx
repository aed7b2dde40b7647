import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { quotePhoneOrder } from '@ilaneer/contract/staff/orders/phone-orders';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Figures } from '../../../parts/frame/figures.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Money } from '../../../parts/words/money.tsx';
import type { PhoneDraft } from './phone-draft.ts';

type PhoneTotalProps = {
  draft: PhoneDraft;
  quote: ReplyOf<typeof quotePhoneOrder> | undefined;
  onChange: (change: Partial<PhoneDraft>) => void;
};

export function PhoneTotal({ draft, quote, onChange }: PhoneTotalProps) {
  const summary = quote?.summary;
  const rows =
    summary === undefined
      ? []
      : [
          { name: 'Goods', value: summary.totalMRP },
          { name: 'Offers', value: -summary.discount },
          { name: 'Coupon', value: -summary.couponSavings },
          { name: 'GST', value: summary.gstIncluded ? 0 : summary.gst },
          { name: 'Delivery', value: summary.delivery },
          { name: 'of which GST', value: summary.gstIncluded ? summary.gst : 0 },
        ].filter(({ name, value }) => value !== 0 || name === 'Delivery');
  return (
    <>
      <Panel title="Payment">
        <div className="grid gap-4">
          <RadioGroup
            label="Payment method"
            hideLabel
            value={draft.payment}
            onValueChange={(payment) => onChange({ payment })}
            options={[
              { value: 'cod', label: 'Cash on delivery' },
              {
                value: 'link',
                label: 'Payment link',
                hint: 'Sent by mail, and can be copied. Valid for 24 hours.',
              },
            ]}
          />
          <TextField
            label="Coupon code (optional)"
            autoComplete="off"
            autoCapitalize="characters"
            value={draft.couponCode}
            error={quote?.couponProblem ?? undefined}
            onChange={(event) => onChange({ couponCode: event.target.value })}
          />
          <TextAreaField
            label="Note (optional)"
            hint="Visible to staff only."
            rows={2}
            value={draft.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        </div>
      </Panel>
      <Panel title="Total">
        {summary === undefined ? (
          <p className="text-palm-soft text-sm">
            {draft.lines.length === 0
              ? 'Add an item to see the total.'
              : 'Correct the quantities to see the total.'}
          </p>
        ) : (
          <div aria-live="polite">
            <Figures
              rows={rows.map(({ name, value }) => [
                name,
                name === 'Delivery' && value === 0 ? 'Free' : <Money key={name} rupees={value} />,
              ])}
              total={<Money rupees={summary.total} />}
            />
            <Promotions quote={quote} />
          </div>
        )}
      </Panel>
    </>
  );
}

/** PROMOTION-11. */
function Promotions({ quote }: Pick<PhoneTotalProps, 'quote'>) {
  const promotions = quote?.promotions ?? [];
  if (promotions.length === 0) return null;
  return (
    <div className="mt-3 border-line border-t pt-2 text-sm">
      <h3 className="font-medium">Promotions</h3>
      <ul>
        {promotions.map(({ name, applies, words }) => (
          <li key={name} className="py-1">
            {name}
            <span className="block text-palm-soft">{applies ? words : `Does not apply. ${words}.`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
