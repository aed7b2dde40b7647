import type { changeTax } from '@ilaneer/contract/staff/shop/settings';
import { TAX_MODES, type TaxMode } from '@ilaneer/domain/setting/settings';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { useController } from 'react-hook-form';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { request } from '../../../session/staff-api.ts';
import { SectionForm } from '../form/section-form.tsx';
import { type Sections, useTakeSection } from '../use-settings.ts';
import type { StepProps } from './step-props.ts';

type Tax = Sections['tax']['values'];

const WORDS: Readonly<Record<TaxMode, { label: string; hint: string }>> = {
  flat18: {
    label: '18 % on all goods',
    hint: 'After every discount; the delivery charge bears none. Goods of ₹100 cost ₹118.',
  },
  hsn: {
    label: 'By HSN code',
    hint: 'Each product by the rate of its HSN code, the delivery charge too. A product without a rate can’t be ordered.',
  },
};

const formOf = ({ values }: Sections['tax']): Tax => values;

async function save(body: Tax, version: number): Promise<Sections['tax']> {
  const headers = ifMatch(version);
  return (await request<typeof changeTax>('PUT', '/staff/settings/tax', { body, headers })).section;
}

/** How goods are taxed. */
export function TaxForm({ section, ...step }: { section: Sections['tax'] } & StepProps) {
  const take = useTakeSection();
  return (
    <SectionForm
      name="tax"
      section={section}
      formOf={formOf}
      problems={() => []}
      save={save}
      onSaved={(saved) => take('tax', saved)}
      fields={['mode']}
      labels={{ mode: 'Tax rule' }}
      show={(_, value) =>
        TAX_MODES.filter((mode) => mode === value)
          .map((mode) => WORDS[mode].label)
          .join()
      }
      thing="the tax rule"
      did="Tax rule saved"
      submitLabel={section.version === 0 ? 'Use this rule' : 'Save'}
      {...step}
    >
      <Panel title="Tax rule">
        <ModeField />
        <p className="pt-3 text-palm-soft text-sm">
          Please choose with your accountant. Orders that were placed keep their figures.
        </p>
      </Panel>
    </SectionForm>
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
