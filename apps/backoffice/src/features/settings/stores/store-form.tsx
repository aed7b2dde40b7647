import type { StaffStoreView } from '@ilaneer/contract/staff/content/stores';
import { STORE_LIMITS } from '@ilaneer/domain/store/store-problems';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { DaysField } from '../../../parts/form/days-field.tsx';
import { Area, fieldGrid, Line } from '../../../parts/form/fields.tsx';
import { ItemList } from '../../../parts/form/item-list.tsx';
import { PictureField } from '../../../parts/form/picture-field.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { MapLinkField } from './map-link-field.tsx';
import { addStore, STORES_KEY, saveStore } from './store-calls.ts';
import {
  bodyOf,
  STORE_LABELS as LABELS,
  problemsOf,
  type StoreValues,
  showValue,
  valuesOf,
} from './store-values.ts';

const HOURS = {
  days: { label: 'Days', Field: DaysField },
  opens: { label: 'Opens', type: 'time' },
  closes: { label: 'Closes', type: 'time', hint: 'Before the opening time: on the next day' },
  text: { label: 'Shown instead of the times', wide: true, hint: 'Usually empty' },
};
const NO_HOURS = { days: [], opens: '', closes: '', text: '' };
const HOLIDAYS = {
  date: { label: 'Date', type: 'date' },
  note: { label: 'Note', hint: 'Such as the name of the holiday' },
  opens: { label: 'Opens', type: 'time', hint: 'Empty: closed all day' },
  closes: { label: 'Closes', type: 'time' },
};
const NO_HOLIDAY = { date: '', opens: '', closes: '', note: '' };

export function StoreForm({ store }: { store: StaffStoreView }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isNew = store.version === 0;
  return (
    <SectionForm<StaffStoreView, StoreValues>
      name={`store.${store.code}`}
      section={store}
      formOf={valuesOf}
      problems={problemsOf}
      save={(values, version) => (isNew ? addStore(bodyOf(values)) : saveStore(version, bodyOf(values)))}
      onSaved={async (saved) => {
        await queries.invalidateQueries({ queryKey: STORES_KEY });
        if (isNew) await navigate(`/settings/stores/${saved.code}`, { replace: true });
      }}
      labels={LABELS}
      show={showValue}
      thing="this store"
      did="Store saved"
    >
      <Panel title="Store">
        <div className={fieldGrid}>
          {isNew && (
            <Line
              name="code"
              label={LABELS.code}
              hint="Three letters, such as KCH. It cannot be changed later."
              required
            />
          )}
          <Line name="name" label={LABELS.name} required />
          <PictureField name="picture" label={LABELS.picture} hint="About 800 × 600 pixels" required wide />
          <Area
            name="towns"
            label={LABELS.towns}
            hint="Towns that it serves, one per line: shoppers find it by them"
            required
          />
          <ShownField />
        </div>
      </Panel>
      <Panel title="Address">
        <div className={fieldGrid}>
          <Area name="address" label={LABELS.address} rows={2} required />
          <Line name="pinCode" label={LABELS.pinCode} inputMode="numeric" required />
          <MapLinkField />
          <Line name="latitude" label={LABELS.latitude} required />
          <Line name="longitude" label={LABELS.longitude} required />
        </div>
      </Panel>
      <Panel title="Contact">
        <div className={fieldGrid}>
          <Line name="email" label={LABELS.email} type="email" required />
          <Line name="phone" label={LABELS.phone} type="tel" required />
          <Line
            name="messagingUrl"
            label={LABELS.messagingUrl}
            hint="Such as https://wa.me/91…; may stay empty"
            wide
          />
        </div>
      </Panel>
      <Panel title="Opening hours" note="One row for each time without a break.">
        <ItemList name="hours" word="row" fields={HOURS} empty={NO_HOURS} most={STORE_LIMITS.hours} />
      </Panel>
      <Panel title="Holidays" note="Closed, or open at other times.">
        <ItemList
          name="holidays"
          word="holiday"
          fields={HOLIDAYS}
          empty={NO_HOLIDAY}
          most={STORE_LIMITS.holidays}
        />
      </Panel>
    </SectionForm>
  );
}

function ShownField() {
  const { register } = useFormContext();
  return <CheckboxField label={LABELS.isShown} className="sm:col-span-2" {...register('isShown')} />;
}
