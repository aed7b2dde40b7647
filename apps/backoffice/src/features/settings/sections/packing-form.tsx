import type { changePacking } from '@ilaneer/contract/staff/shop/settings';
import { DISPATCH_GATES, type DispatchGate } from '@ilaneer/domain/parcel/dispatch-gate';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { useController } from 'react-hook-form';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { request } from '../../../session/staff-api.ts';
import { SectionForm } from '../form/section-form.tsx';
import { type Sections, useTakeSection } from '../use-settings.ts';

type Packing = Sections['packing']['values'];

const WORDS: Readonly<Record<DispatchGate, { label: string; hint: string }>> = {
  off: { label: 'Ship without a word', hint: 'For a shop that does not scan. The audit log notes it.' },
  warn: {
    label: 'Ask first',
    hint: 'Whoever ships reads how many units were scanned, and can ship all the same. The audit log notes it.',
  },
  block: {
    label: 'Refuse',
    hint: 'Nothing leaves that was not scanned at the bench: not from an order, not by a file, not from the command line.',
  },
};

const formOf = ({ values }: Sections['packing']): Packing => values;

async function save(body: Packing, version: number): Promise<Sections['packing']> {
  const headers = ifMatch(version);
  return (await request<typeof changePacking>('PUT', '/staff/settings/packing', { body, headers })).section;
}

export function PackingForm({ section }: { section: Sections['packing'] }) {
  const take = useTakeSection();
  return (
    <SectionForm
      name="packing"
      section={section}
      formOf={formOf}
      problems={() => []}
      save={save}
      onSaved={(saved) => take('packing', saved)}
      labels={{ dispatchGate: 'Unscanned orders', foodApart: 'Food and other goods' }}
      show={(field, value) =>
        field === 'foodApart'
          ? foodWords(value === true)
          : DISPATCH_GATES.filter((gate) => gate === value)
              .map((gate) => WORDS[gate].label)
              .join()
      }
      thing="the packing rules"
      did="Packing rules saved"
    >
      <Panel title="An order is shipped that was not scanned">
        <GateField />
      </Panel>
      <Panel title="An order has food and other goods">
        <FoodField />
      </Panel>
    </SectionForm>
  );
}

function GateField() {
  const { field } = useController<Packing, 'dispatchGate'>({ name: 'dispatchGate' });
  return (
    <RadioGroup
      label="What happens then"
      hideLabel
      value={field.value}
      onValueChange={field.onChange}
      options={DISPATCH_GATES.map((gate) => ({ value: gate, ...WORDS[gate] }))}
    />
  );
}

function foodWords(isApart: boolean): string {
  return isApart ? 'In parcels of their own' : 'In one parcel';
}

function FoodField() {
  const { field } = useController<Packing, 'foodApart'>({ name: 'foodApart' });
  return (
    <RadioGroup
      label="How they leave"
      hideLabel
      value={field.value === true ? 'apart' : 'together'}
      onValueChange={(value) => field.onChange(value === 'apart')}
      options={[
        {
          value: 'together',
          label: foodWords(false),
          hint: 'Whoever packs can split it, as with any parcel.',
        },
        {
          value: 'apart',
          label: foodWords(true),
          hint: 'The bench gets a parcel of food and one of the rest. An order that is shipped as a whole, without the bench, leaves as one.',
        },
      ]}
    />
  );
}
