import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { changeDeliveryAreas, getDeliveryAreas } from '@ilaneer/contract/staff/shop/arrival';
import {
  ARRIVAL_LIMITS,
  type ArrivalSetting,
  arrivalProblems,
  type DeliveryArea,
  trimArrival,
} from '@ilaneer/domain/delivery/arrival';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { fieldGrid, Line } from '../../../parts/form/fields.tsx';
import { ItemList } from '../../../parts/form/item-list.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { request } from '../../../session/staff-api.ts';
import { SettingsFrame } from '../settings-frame.tsx';

type ArrivalSection = ReplyOf<typeof getDeliveryAreas>['section'];

type AreaForm = Omit<DeliveryArea, 'days'> & { readonly days: string };
type Form = { readonly cutoff: string; readonly areas: readonly AreaForm[] };

const ARRIVAL_KEY = ['setting', 'arrival'];
const LABELS = { cutoff: 'Orders leave the same day until', areas: 'Areas' };
const NEW: AreaForm = { pins: '', days: '', isServed: true, takesCash: true };

/** DELIVERY-1. */
export function Component() {
  const query = useQuery({
    queryKey: ARRIVAL_KEY,
    queryFn: ({ signal }) => request<typeof getDeliveryAreas>('GET', '/staff/settings/arrival', { signal }),
  });
  return (
    <SettingsFrame
      title="Delivery areas"
      about="Where the shop delivers, and the day of arrival that shoppers see."
    >
      <ChangedNotice kind="setting" id="arrival" />
      {query.isError ? (
        <Unreadable what="The delivery areas" query={query} inside />
      ) : query.data === undefined ? (
        <Spinner label="Loading …" />
      ) : (
        <DetailLayout aside={<HistoryPanel kind="setting" id="arrival" />}>
          <ArrivalForm section={query.data.section} />
        </DetailLayout>
      )}
    </SettingsFrame>
  );
}

function ArrivalForm({ section }: { section: ArrivalSection }) {
  const client = useQueryClient();
  return (
    <SectionForm<ArrivalSection, Form>
      name="arrival"
      section={section}
      formOf={({ values: { cutoff, areas } }) => ({
        cutoff,
        areas: areas.map((area) => ({ ...area, days: String(area.days) })),
      })}
      problems={(form) => arrivalProblems(trimArrival(valuesOf(form)))}
      save={saveArrival}
      onSaved={(saved) => client.setQueryData(ARRIVAL_KEY, { success: true, section: saved })}
      labels={LABELS}
      show={shown}
      thing="the delivery areas"
      did="Delivery areas saved"
    >
      <Panel title="Cutoff">
        <div className={fieldGrid}>
          <Line
            name="cutoff"
            label={LABELS.cutoff}
            type="time"
            required
            hint="Indian time, Monday to Friday. Later orders count from the next business day."
          />
        </div>
      </Panel>
      <Panel
        title={LABELS.areas}
        note="The longest matching digits decide. Without an area, couriers with an account do; without their answer, the business days of the delivery rules, by distance."
      >
        <ItemList
          name="areas"
          word="delivery area"
          fields={(place) => <AreaFields place={place} />}
          empty={NEW}
          most={ARRIVAL_LIMITS.areas}
        />
      </Panel>
    </SectionForm>
  );
}

function AreaFields({ place }: { place: string }) {
  const { register } = useFormContext();
  return (
    <div className={fieldGrid}>
      <Line
        name={`${place}.pins`}
        label="First digits of PIN codes"
        hint="Such as 682, 67"
        inputMode="numeric"
        required
      />
      <Line name={`${place}.days`} label="Business days to arrival" inputMode="numeric" required />
      <CheckboxField label="We deliver here" {...register(`${place}.isServed`)} />
      <CheckboxField label="Cash on Delivery" {...register(`${place}.takesCash`)} />
    </div>
  );
}

function valuesOf({ cutoff, areas }: Form): ArrivalSetting {
  return { cutoff, areas: areas.map((area) => ({ ...area, days: Number(area.days.trim() || Number.NaN) })) };
}

async function saveArrival(form: Form, version: number): Promise<ArrivalSection> {
  const input = { body: valuesOf(form), headers: ifMatch(version) };
  return (await request<typeof changeDeliveryAreas>('PUT', '/staff/settings/arrival', input)).section;
}

/** In the dialog of a conflict. */
function shown(field: string, value: unknown): string {
  if (field === 'cutoff') return String(value);
  return (value as readonly AreaForm[])
    .map(({ pins, days, isServed, takesCash }) =>
      isServed ? `${pins}: ${days} days${takesCash ? '' : ', no cash'}` : `${pins}: not served`,
    )
    .join('\n');
}
