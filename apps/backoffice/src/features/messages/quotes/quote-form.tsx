import type { StaffQuoteView } from '@ilaneer/contract/staff/messages/quotes';
import { INDIAN_STATES } from '@ilaneer/domain/address/indian-states';
import { normaliseGstin } from '@ilaneer/domain/contact/gstin';
import { stateOfGstin } from '@ilaneer/domain/tax-document/place-of-supply';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { StateQuestion } from '../../../parts/address/state-question.tsx';
import { usePinCode } from '../../../parts/address/use-pin-code.ts';
import { Area, fieldGrid, Line, useProblem } from '../../../parts/form/fields.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { SendQuote } from './quote-actions.tsx';
import { save } from './quote-calls.ts';
import { QuoteLines } from './quote-lines.tsx';
import { LiveTotals } from './quote-totals.tsx';
import {
  bodyOf,
  QUOTE_LABELS as LABELS,
  problemsOf,
  QUOTE_FIELDS,
  type QuoteValues,
  showValue,
  valuesOf,
} from './quote-values.ts';

/** A draft (QUOTE-1). */
export function QuoteForm({ quote }: { quote: StaffQuoteView }) {
  const queries = useQueryClient();
  const { show } = useToast();
  return (
    <SectionForm<StaffQuoteView, QuoteValues>
      name={`quote.${quote.id}`}
      section={quote}
      formOf={valuesOf}
      problems={problemsOf}
      save={(values, version) => save(quote.id, version, bodyOf(values))}
      onSaved={(saved) => {
        queries.setQueryData(['quote', quote.id], saved);
        void queries.invalidateQueries({ queryKey: ['quote', 'list'] });
        void queries.invalidateQueries({ queryKey: ['ticket', quote.ticketId] });
      }}
      // No Undo: the former values may be incomplete.
      onDone={() => show({ text: 'Quote saved', tone: 'success', polite: true })}
      fields={QUOTE_FIELDS}
      labels={LABELS}
      show={showValue}
      thing="this quote"
      did="Quote saved"
      also={<SendQuote quote={quote} />}
    >
      <Panel title="Items">
        <QuoteLines gstIncluded={quote.gstIncluded} asked={quote.enquiry?.quantity ?? null} />
      </Panel>
      <Panel title="Freight and validity">
        <div className={fieldGrid}>
          <Line
            name="freight"
            label={LABELS.freight}
            inputMode="decimal"
            prefix="₹"
            hint={`${quote.gstIncluded ? 'With' : 'Before'} GST; 0 is free`}
          />
          <Line
            name="lastDay"
            label={LABELS.lastDay}
            type="date"
            hint="The last day, at most 90 days from today"
          />
          <Area name="note" label={LABELS.note} hint="In the mail and on the quote" />
        </div>
      </Panel>
      <LiveTotals />
      <Panel title="Buyer">
        <div className={fieldGrid}>
          <Line name="name" label={LABELS.name} />
          <Line name="email" label={LABELS.email} type="email" hint="The quote is sent there" />
          <Line name="phone" label={LABELS.phone} type="tel" />
          <Line name="businessName" label={`${LABELS.businessName} (optional)`} />
          <Gstin />
        </div>
      </Panel>
      <Panel title="Delivery">
        <div className={fieldGrid}>
          <Place />
        </div>
      </Panel>
    </SectionForm>
  );
}

function Gstin() {
  const { control } = useFormContext<QuoteValues>();
  const state = stateOfGstin(normaliseGstin(useWatch({ control, name: 'gstin' })));
  return (
    <Line
      name="gstin"
      label={`${LABELS.gstin} (optional)`}
      hint={state === null ? 'For a tax invoice to the business' : `Registered in ${state}`}
    />
  );
}

function Place() {
  const { control, register, setValue } = useFormContext<QuoteValues>();
  const [zipCode, state, confirmed] = useWatch({ control, name: ['zipCode', 'state', 'stateConfirmed'] });
  const pinCode = usePinCode(zipCode);
  const known = pinCode.state;
  const set = (name: 'state' | 'stateConfirmed', value: string | boolean) =>
    setValue(name, value, { shouldDirty: true });
  // The state follows the PIN code until it is chosen.
  useEffect(() => {
    if (known !== null && state === '') setValue('state', known, { shouldDirty: true });
  }, [known, state, setValue]);
  return (
    <>
      <Line name="zipCode" label={LABELS.zipCode} inputMode="numeric" hint={pinCode.hint} />
      <SelectField
        label={LABELS.state}
        error={useProblem('state')}
        {...register('state', { onChange: () => set('stateConfirmed', false) })}
      >
        <option value="">Choose a state</option>
        {INDIAN_STATES.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <StateQuestion
        zipCode={zipCode}
        state={state}
        pinCodeState={known}
        confirmed={confirmed}
        onConfirm={(yes) => set('stateConfirmed', yes)}
        onCorrect={(one) => {
          set('state', one);
          set('stateConfirmed', false);
        }}
      />
      <Line name="addressLine1" label={`${LABELS.addressLine1} (optional)`} wide />
      <Line name="addressLine2" label={`${LABELS.addressLine2} (optional)`} wide />
      <Line
        name="city"
        label={`${LABELS.city} (optional)`}
        hint="The buyer completes the address when accepting"
      />
    </>
  );
}
