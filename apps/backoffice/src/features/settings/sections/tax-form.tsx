import type { changeTax } from '@ilaneer/contract/staff/shop/settings';
import { PRICE_MODES, type PriceMode } from '@ilaneer/domain/pricing/price-mode';
import { LAWFUL_TAX, TAX_MODES, type TaxMode } from '@ilaneer/domain/setting/settings';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { useController, useWatch } from 'react-hook-form';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { request } from '../../../session/staff-api.ts';
import { type Sections, useStoreSection } from '../use-settings.ts';
import type { StepProps } from './step-props.ts';
import { TaxEffect } from './tax-effect.tsx';

type Tax = Sections['tax']['values'];

const WORDS: Readonly<Record<TaxMode, { label: string; hint: string }>> = {
  flat18: {
    label: '18 % on all goods',
    hint: 'After every discount. The delivery charge has none, unless prices include GST.',
  },
  hsn: {
    label: 'By HSN code',
    hint: 'Each product by the rate of its HSN code, the delivery charge too. A product without a rate can’t be ordered.',
  },
};

const PRICE_WORDS: Readonly<Record<PriceMode, { label: string; hint: string }>> = {
  exclusive: {
    label: 'GST is added',
    hint: 'The shopper pays ₹118 for a price of ₹100 at 18 %. With GST, at most the MRP.',
  },
  inclusive: {
    label: 'Prices include GST',
    hint: 'A price of ₹100 is what the shopper pays, at most the MRP; “% off” is measured on the MRP. Required for a live shop.',
  },
};

// Default proposal: live requirements.
const formOf = ({ values, version }: Sections['tax']): Tax =>
  version === 0 ? LAWFUL_TAX : { prices: 'exclusive', ...values };

async function save(body: Tax, version: number): Promise<Sections['tax']> {
  const headers = ifMatch(version);
  return (await request<typeof changeTax>('PUT', '/staff/settings/tax', { body, headers })).section;
}

export function TaxForm({ section, ...step }: { section: Sections['tax'] } & StepProps) {
  const take = useStoreSection();
  return (
    <SectionForm
      name="tax"
      section={section}
      formOf={formOf}
      problems={() => []}
      save={save}
      onSaved={(saved) => take('tax', saved)}
      labels={{ prices: 'Prices', mode: 'Tax rule' }}
      show={(_, value) =>
        [
          ...PRICE_MODES.filter((one) => one === value).map((one) => PRICE_WORDS[one].label),
          ...TAX_MODES.filter((one) => one === value).map((one) => WORDS[one].label),
        ].join()
      }
      thing="the tax rule"
      did="Tax rule saved"
      submitLabel={section.version === 0 ? 'Use this rule' : 'Save'}
      {...step}
    >
      {section.version === 0 && (
        <p className="rounded-md bg-water px-3 py-2 text-sm">
          Not chosen yet. Currently: {PRICE_WORDS[section.values.prices ?? 'exclusive'].label},{' '}
          {WORDS[section.values.mode].label}. Below is what a live shop needs.
        </p>
      )}
      <Panel title="Prices">
        <PricesField />
      </Panel>
      <Panel title="Tax rule">
        <ModeField />
        <p className="pt-3 text-palm-soft text-sm">
          Choose with your accountant. Existing orders keep their figures.
        </p>
      </Panel>
      <Effect now={section.values} />
    </SectionForm>
  );
}

/** Only for a changed choice. */
function Effect({ now }: { now: Tax }) {
  const [mode, prices = 'exclusive'] = useWatch<Tax, ['mode', 'prices']>({ name: ['mode', 'prices'] });
  if (mode === now.mode && prices === (now.prices ?? 'exclusive')) return null;
  return <TaxEffect mode={mode} prices={prices} />;
}

function PricesField() {
  const { field } = useController<Tax, 'prices'>({ name: 'prices' });
  return (
    <RadioGroup
      label="GST in prices"
      hideLabel
      value={field.value ?? 'exclusive'}
      onValueChange={field.onChange}
      options={PRICE_MODES.map((prices) => ({ value: prices, ...PRICE_WORDS[prices] }))}
    />
  );
}

function ModeField() {
  const { field } = useController<Tax, 'mode'>({ name: 'mode' });
  return (
    <RadioGroup
      label="How goods are taxed"
      hideLabel
      value={field.value}
      onValueChange={field.onChange}
      options={TAX_MODES.map((mode) => ({ value: mode, ...WORDS[mode] }))}
    />
  );
}
