import type { changePacking } from '@ilaneer/contract/staff/shop/settings';
import { FIRST_HANDOVER_TIME, isTimeOfDay } from '@ilaneer/domain/handover/handover';
import { DISPATCH_GATES, type DispatchGate } from '@ilaneer/domain/parcel/dispatch-gate';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useController, useFormContext } from 'react-hook-form';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { request } from '../../../session/staff-api.ts';
import { type Sections, useStoreSection } from '../use-settings.ts';

type Packing = Sections['packing']['values'];

const WORDS: Readonly<Record<DispatchGate, { label: string; hint: string }>> = {
  off: { label: 'Allow', hint: 'For a shop that does not scan. The audit log records it.' },
  warn: {
    label: 'Ask for confirmation',
    hint: 'Shows how many units were scanned; staff can ship anyway. The audit log records it.',
  },
  block: {
    label: 'Refuse',
    hint: "Unscanned orders can't be shipped: not from the order, by import or from the command line.",
  },
};

const formOf = ({ values }: Sections['packing']): Packing => ({
  handoverTime: FIRST_HANDOVER_TIME,
  ...values,
});

async function save(body: Packing, version: number): Promise<Sections['packing']> {
  const headers = ifMatch(version);
  return (await request<typeof changePacking>('PUT', '/staff/settings/packing', { body, headers })).section;
}

export function PackingForm({ section }: { section: Sections['packing'] }) {
  const take = useStoreSection();
  return (
    <SectionForm
      name="packing"
      section={section}
      formOf={formOf}
      problems={({ handoverTime = FIRST_HANDOVER_TIME }) =>
        isTimeOfDay(handoverTime)
          ? []
          : [{ field: 'handoverTime', message: 'Please enter a time such as 17:00' }]
      }
      save={save}
      onSaved={(saved) => take('packing', saved)}
      labels={{
        dispatchGate: 'Unscanned orders',
        foodApart: 'Food and other goods',
        handoverTime: 'Hand-over time',
      }}
      show={(field, value) =>
        field === 'foodApart'
          ? foodWords(value === true)
          : field === 'handoverTime'
            ? String(value ?? FIRST_HANDOVER_TIME)
            : DISPATCH_GATES.filter((gate) => gate === value)
                .map((gate) => WORDS[gate].label)
                .join()
      }
      thing="the packing rules"
      did="Packing rules saved"
    >
      <Panel title="Shipping unscanned orders">
        <GateField />
      </Panel>
      <Panel title="Orders with food and other goods">
        <FoodField />
      </Panel>
      <Panel title="Hand-over to couriers">
        <HandoverTimeField />
      </Panel>
    </SectionForm>
  );
}

function GateField() {
  const { field } = useController<Packing, 'dispatchGate'>({ name: 'dispatchGate' });
  return (
    <RadioGroup
      label="Unscanned orders"
      hideLabel
      value={field.value}
      onValueChange={field.onChange}
      options={DISPATCH_GATES.map((gate) => ({ value: gate, ...WORDS[gate] }))}
    />
  );
}

function foodWords(isApart: boolean): string {
  return isApart ? 'In separate parcels' : 'In one parcel';
}

function FoodField() {
  const { field } = useController<Packing, 'foodApart'>({ name: 'foodApart' });
  return (
    <RadioGroup
      label="Parcels"
      hideLabel
      value={field.value === true ? 'apart' : 'together'}
      onValueChange={(value) => field.onChange(value === 'apart')}
      options={[
        {
          value: 'together',
          label: foodWords(false),
          hint: 'The packer can split it, like any parcel.',
        },
        {
          value: 'apart',
          label: foodWords(true),
          hint: 'The bench gets one parcel of food and one of the rest. An order shipped without the bench leaves as one parcel.',
        },
      ]}
    />
  );
}

function HandoverTimeField() {
  const { register, formState } = useFormContext<Packing>();
  return (
    <TextField
      label="Hand-over time"
      type="time"
      hint="In India. Parcels packed before it and still here are red in the queue."
      error={formState.errors.handoverTime?.message}
      {...register('handoverTime')}
    />
  );
}
