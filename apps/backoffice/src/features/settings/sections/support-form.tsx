import type { changeSupport } from '@ilaneer/contract/staff/shop/settings';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { SETTING_RULES } from '@ilaneer/domain/setting/validate-settings';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { Area, fieldGrid, Line } from '../../../parts/form/fields.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { request } from '../../../session/staff-api.ts';
import { type Sections, useStoreSection } from '../use-settings.ts';
import type { StepProps } from './step-props.ts';

type Support = Sections['support']['values'];
/** By line: 'Mon-Fri: 10am-8pm'. */
type Form = Omit<Support, 'hours'> & { readonly hours: string };

const LABELS = {
  email: 'E-mail',
  alternateEmail: 'Another e-mail',
  phone: 'Phone',
  alternatePhone: 'Another phone',
  hours: 'Hours',
  officerName: 'Name of the grievance officer',
  officerTitle: 'Title of the grievance officer',
  officerEmail: 'E-mail of the grievance officer',
  officerPhone: 'Phone of the grievance officer',
};

const formOf = ({ values: { hours, ...support } }: Sections['support']): Form => ({
  ...support,
  hours: hours.map(({ days, text }) => `${days}: ${text}`).join('\n'),
});

function bodyOf({ hours, ...form }: Form): Support {
  const lines = hours.split('\n').filter((line) => line.trim() !== '');
  return {
    ...form,
    hours: lines.map((line) => {
      const end = line.indexOf(':');
      return end < 0 ? { days: line, text: '' } : { days: line.slice(0, end), text: line.slice(end + 1) };
    }),
  };
}

function problemsOf(form: Form): FieldProblem[] {
  const { tidy, problems } = SETTING_RULES.support;
  return problems(tidy(bodyOf(form))).map((problem) =>
    problem.field.startsWith('hours.')
      ? {
          field: 'hours',
          message: 'Enter days and hours on each line, separated by a colon, such as Mon-Fri: 10am-8pm',
        }
      : problem,
  );
}

async function save(form: Form, version: number): Promise<Sections['support']> {
  const input = { body: bodyOf(form), headers: ifMatch(version) };
  return (await request<typeof changeSupport>('PUT', '/staff/settings/support', input)).section;
}

export function SupportForm({ section, ...step }: { section: Sections['support'] } & StepProps) {
  const take = useStoreSection();
  return (
    <SectionForm
      name="support"
      section={section}
      formOf={formOf}
      problems={problemsOf}
      save={save}
      onSaved={(saved) => take('support', saved)}
      labels={LABELS}
      thing="the contacts"
      did="Contacts saved"
      {...step}
    >
      <Panel title="Customer care">
        <div className={fieldGrid}>
          <Line name="email" label={LABELS.email} required type="email" />
          <Line name="phone" label={LABELS.phone} required type="tel" hint="Such as +91 98470 12345" />
          <Line name="alternateEmail" label={LABELS.alternateEmail} type="email" />
          <Line name="alternatePhone" label={LABELS.alternatePhone} type="tel" />
          <Area name="hours" label={LABELS.hours} rows={2} hint="One per line: Mon-Fri: 10am-8pm" />
        </div>
      </Panel>
      <Panel title="Grievance officer">
        <p className="pb-3 text-palm-soft text-sm">
          The E-Commerce Rules require a grievance officer: complaints are acknowledged within 48 hours and
          settled within one month.
        </p>
        <div className={fieldGrid}>
          <Line name="officerName" label="Name" required />
          <Line name="officerTitle" label="Title" hint="Such as Grievance Officer" />
          <Line name="officerEmail" label="E-mail of the officer" required type="email" />
          <Line name="officerPhone" label="Phone of the officer" required type="tel" />
        </div>
      </Panel>
    </SectionForm>
  );
}
