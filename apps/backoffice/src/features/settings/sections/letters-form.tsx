import type { changeLetters } from '@ilaneer/contract/staff/shop/settings';
import { wrong } from '@ilaneer/domain/field-problem';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { Line } from '../../../parts/form/fields.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { request } from '../../../session/staff-api.ts';
import { type Sections, useStoreSection } from '../use-settings.ts';

type Section = Sections['letters'];
type Typed = { cartReminderHours: string };

const MOST_HOURS = 168;

function hoursOf({ cartReminderHours: typed }: Typed): number | null {
  return typed.trim() === '' ? null : readTypedNumber(typed);
}

async function save(typed: Typed, version: number): Promise<Section> {
  const input = { body: { cartReminderHours: hoursOf(typed) }, headers: ifMatch(version) };
  return (await request<typeof changeLetters>('PUT', '/staff/settings/letters', input)).section;
}

/** NEWSLETTER-14. */
export function LettersForm({ section }: { section: Section }) {
  const take = useStoreSection();
  return (
    <SectionForm<Section, Typed>
      name="letters"
      section={section}
      formOf={({ values }) => ({
        cartReminderHours: values.cartReminderHours === null ? '' : String(values.cartReminderHours),
      })}
      problems={(typed) => {
        const hours = hoursOf(typed);
        const isFine = hours === null || (Number.isSafeInteger(hours) && hours >= 1 && hours <= MOST_HOURS);
        return wrong('cartReminderHours', isFine, 'Please enter 1 to 168 hours');
      }}
      save={save}
      onSaved={(saved) => take('letters', saved)}
      labels={{ cartReminderHours: 'Reminder after hours' }}
      thing="the reminder of forgotten carts"
      did="Reminder of forgotten carts saved"
    >
      <Panel title="Reminder">
        <Line
          name="cartReminderHours"
          label="Reminder after hours"
          inputMode="numeric"
          hint="Since the last change of the cart, 1 to 168. Empty: no reminders"
        />
      </Panel>
    </SectionForm>
  );
}
