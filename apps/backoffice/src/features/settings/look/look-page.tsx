import { keysOf } from '@ilaneer/domain/keys-of';
import { COLOUR_LABELS } from '@ilaneer/domain/look/colours';
import {
  FONT_PAIRS,
  type FontPair,
  type LookPicture,
  type LookSetting,
  lookProblems,
  PICTURE_LABELS,
  trimLook,
} from '@ilaneer/domain/look/look';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { useQueryClient } from '@tanstack/react-query';
import { type FieldPath, useController, useWatch } from 'react-hook-form';
import { fieldGrid } from '../../../parts/form/fields.tsx';
import { PictureField } from '../../../parts/form/picture-field.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { ColourFields } from './colour-fields.tsx';
import { LOOK_KEY, type LookSection, saveLook, useLook } from './look-calls.ts';
import { LookPreview } from './look-preview.tsx';

const PANELS: readonly (readonly [title: string, pictures: readonly LookPicture[]])[] = [
  ['Logo', ['logo', 'logoOnDark', 'icon', 'preview']],
  ['Empty pages', ['product', 'emptyCart', 'notFound']],
  ['Merchandise', ['merchandiseWide', 'merchandiseTall']],
];

const HINTS: Partial<Record<LookPicture, string>> = {
  logo: 'On a transparent ground; also heads invoices and packing papers. Without one, the name of the shop is written.',
  logoOnDark: 'For the footer, mails and previews: light, on a transparent ground.',
  icon: 'Square. Without one, the first letter of the name is drawn.',
  preview: '1200 × 630 px. Without one, the logo on dark ground is drawn.',
};

const LABELS = { pictures: 'Pictures', colours: 'Colours', fonts: 'Typefaces' } as const;

const FIELDS: readonly FieldPath<LookSetting>[] = [
  'fonts',
  ...keysOf(PICTURE_LABELS).map((name) => `pictures.${name}` as const),
  ...keysOf(COLOUR_LABELS).map((name) => `colours.${name}` as const),
];

/** SETTING-21. */
export function Component() {
  const query = useLook();
  return (
    <SettingsFrame
      title="Look"
      about="Pages, previews and mails change with it at once. New documents take its logo and colours; their typeface stays."
    >
      <ChangedNotice kind="setting" id="look" />
      {query.isError ? (
        <Unreadable what="The look" query={query} inside />
      ) : query.data === undefined ? (
        <Spinner label="Loading …" />
      ) : (
        <DetailLayout aside={<HistoryPanel kind="setting" id="look" />}>
          <LookForm section={query.data.section} />
        </DetailLayout>
      )}
    </SettingsFrame>
  );
}

function LookForm({ section }: { section: LookSection }) {
  const client = useQueryClient();
  return (
    <SectionForm<LookSection, LookSetting>
      name="look"
      section={section}
      formOf={({ values }) => values}
      problems={(form) => lookProblems(trimLook(form))}
      save={saveLook}
      onSaved={(saved) => client.setQueryData(LOOK_KEY, { success: true, section: saved })}
      fields={FIELDS}
      labels={LABELS}
      show={shown}
      thing="the look"
      did="Look saved"
    >
      <LookPreview />
      <Panel title="Colours">
        <ColourFields />
      </Panel>
      <Panel title="Typefaces">
        <Typefaces />
      </Panel>
      {PANELS.map(([title, pictures]) => (
        <Panel key={title} title={title}>
          <Pictures names={pictures} />
        </Panel>
      ))}
    </SectionForm>
  );
}

/** On the ground that they have in the shop. */
function Pictures({ names }: { names: readonly LookPicture[] }) {
  const { ground, ink } = useWatch<LookSetting, 'colours'>({ name: 'colours' });
  return (
    <div className={fieldGrid}>
      {names.map((name) => (
        <PictureField
          key={name}
          name={`pictures.${name}`}
          label={PICTURE_LABELS[name]}
          hint={HINTS[name]}
          ground={name === 'logoOnDark' ? ink : ground}
        />
      ))}
    </div>
  );
}

function Typefaces() {
  const { field } = useController<LookSetting, 'fonts'>({ name: 'fonts' });
  return (
    <RadioGroup<FontPair>
      label="Typefaces"
      hideLabel
      value={field.value}
      onValueChange={field.onChange}
      options={keysOf(FONT_PAIRS).map((value) => ({
        value,
        label: FONT_PAIRS[value].label,
      }))}
    />
  );
}

/** In the dialog of a conflict. */
function shown(field: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    const pair = Object.entries(FONT_PAIRS).find(([name]) => name === value);
    return pair?.[1].label ?? String(value);
  }
  const labels: Readonly<Record<string, string>> = field === 'colours' ? COLOUR_LABELS : PICTURE_LABELS;
  return Object.entries(value)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${labels[name] ?? name}: ${text}`)
    .join('\n');
}
