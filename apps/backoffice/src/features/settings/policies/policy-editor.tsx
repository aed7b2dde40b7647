import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { blanksOf, fillBlanks } from '@ilaneer/domain/setting/policies';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useCallback, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { Area, fieldGrid, Line } from '../../../parts/form/fields.tsx';
import { MarkdownPreview } from '../../../parts/form/markdown-preview.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Differences } from './outdated-policies.tsx';
import {
  type Policy,
  type PolicyTemplate,
  type PolicyText,
  savePolicy,
  useInvalidatePolicies,
} from './use-policies.ts';

const BLANK = /\{\{[^{}\n]+\}\}|\[[^\]\n]+\](?![([])/g;

type Form = {
  readonly title: string;
  readonly body: string;
  readonly blanks: Readonly<Record<string, string>>;
};

const formOf = ({ title, body, values }: PolicyText): Form => ({
  title,
  body,
  blanks: Object.fromEntries(values.map(({ name, value }) => [name, value])),
});

const textOf = ({ title, body, blanks }: Form): PolicyText => ({
  title: title.trim(),
  body,
  values: blanksOf(body).map((name) => ({ name, value: blanks[name] ?? '' })),
});

function problemsOf({ title, body }: Form): FieldProblem[] {
  return [
    ...(title.trim() === '' ? [{ field: 'title', message: 'Title is required' }] : []),
    ...(body.trim() === '' ? [{ field: 'body', message: 'Text is required' }] : []),
  ];
}

export function PolicyEditor({ policy, template }: { policy: Policy; template: PolicyTemplate }) {
  const forget = useInvalidatePolicies();
  const { slug } = policy;
  return (
    <SectionForm
      name={`policy.${slug}`}
      section={policy}
      formOf={formOf}
      problems={problemsOf}
      save={(form, version) => savePolicy(slug, textOf(form), version)}
      onSaved={forget}
      fields={['title', 'body']}
      labels={{ title: 'Title', body: 'Text', blanks: 'Blanks' }}
      thing="this policy"
      did="Policy saved"
      submitLabel={policy.version === 0 ? 'Save as the first version' : 'Save as a new version'}
      wide
      also={<FromTemplate template={template} />}
    >
      {policy.outdated.length > 0 && <FromSettings outdated={policy.outdated} />}
      <Blanks />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title="Content">
          <div className={fieldGrid}>
            <Line name="title" label="Title" required wide />
            <Area
              name="body"
              label="Text"
              required
              rows={18}
              hint="Markdown: ## before a heading, - before a point, **bold**, [words](/address). A blank is {{its name}}."
            />
          </div>
        </Panel>
        <Panel title="Preview">
          <WordsPreview />
        </Panel>
      </div>
    </SectionForm>
  );
}

function Blanks() {
  const { setValue } = useFormContext<Form>();
  const { body = '', blanks = {} } = useWatch<Form>();
  const names = blanksOf(body);
  if (names.length === 0) return null;
  return (
    <Panel title="Blanks">
      <div className={fieldGrid}>
        {names.map((name) => (
          <TextField
            key={name}
            label={name.charAt(0).toUpperCase() + name.slice(1)}
            autoComplete="off"
            maxLength={500}
            value={blanks[name] ?? ''}
            onChange={({ target }) =>
              setValue('blanks', { ...filled(blanks), [name]: target.value }, { shouldDirty: true })
            }
          />
        ))}
      </div>
    </Panel>
  );
}

/** SETTING-24; `?fill=settings` fills the draft at once. */
function FromSettings({ outdated }: Pick<Policy, 'outdated'>) {
  const { setValue, getValues } = useFormContext<Form>();
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get('fill') === 'settings';
  const fill = useCallback(() => {
    const now = outdated.map(({ name, value }) => [name, value] as const);
    setValue('blanks', { ...getValues('blanks'), ...Object.fromEntries(now) }, { shouldDirty: true });
  }, [outdated, setValue, getValues]);
  useEffect(() => {
    if (!isAsked) return;
    fill();
    setSearch({}, { replace: true });
  }, [isAsked, fill, setSearch]);
  return (
    <Panel title="Differs from the settings">
      <div className="grid justify-items-start gap-3 text-sm">
        <Differences outdated={outdated} />
        <Button variant="secondary" onClick={fill}>
          Fill in the settings
        </Button>
      </div>
    </Panel>
  );
}

function FromTemplate({ template }: { template: PolicyTemplate }) {
  const { setValue } = useFormContext<Form>();
  const { body, blanks = {} } = useWatch<Form>();
  if (body === template.body) return null;
  function begin(): void {
    const { title, body: words, blanks: known } = formOf(template);
    setValue('title', title, { shouldDirty: true });
    setValue('body', words, { shouldDirty: true });
    // Filled ones stay.
    const typed = Object.entries(filled(blanks)).filter(([, value]) => value.trim() !== '');
    setValue('blanks', { ...known, ...Object.fromEntries(typed) }, { shouldDirty: true });
  }
  return (
    <Button variant="secondary" onClick={begin}>
      Start again from the template
    </Button>
  );
}

function WordsPreview() {
  const { body = '', blanks = {} } = useWatch<Form>();
  return <MarkdownPreview text={fillBlanks(body, filled(blanks))} mark={BLANK} />;
}

function filled(blanks: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(blanks).map(([name, value]) => [name, value ?? '']));
}
