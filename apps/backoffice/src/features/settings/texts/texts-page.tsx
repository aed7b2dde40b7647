import {
  TEXT_LABELS,
  TEXT_LIMITS,
  type TextsSetting,
  textProblems,
  trimTexts,
} from '@ilaneer/domain/setting/texts';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useQueryClient } from '@tanstack/react-query';
import { Area, fieldGrid, Line } from '../../../parts/form/fields.tsx';
import { ItemList } from '../../../parts/form/item-list.tsx';
import { PictureField } from '../../../parts/form/picture-field.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { saveTexts, TEXTS_KEY, type TextsSection, useTexts } from './texts-calls.ts';

/** Searches by line. */
type Form = Omit<TextsSetting, 'searchIdeas'> & { readonly searchIdeas: string };

type Field = keyof TextsSetting;

/** Label and fields of each page. */
const PAGES: readonly (readonly [page: string, fields: readonly Field[]])[] = [
  ['Home page', ['homeHeading']],
  ['Blog', ['blogIntro']],
  ['Product page of food and drinks', ['processTitle', 'processSteps']],
  [
    'Merchandise',
    [
      'merchandiseTitle',
      'merchandiseText',
      'merchandiseFilters',
      'merchandiseStepsTitle',
      'merchandiseSteps',
    ],
  ],
  ['Search', ['searchPlaceholder', 'searchIdeas']],
  ['Newsletter', ['newsletterTitle', 'newsletterConfirmed']],
  ['Mails', ['mailClosing', 'mailWelcome', 'mailGiftCard']],
];

const HINTS: Partial<Record<Field, string>> = {
  homeHeading: 'After the name of the shop, for search engines and screen readers',
  searchIdeas: 'One per line',
  processTitle: 'On the pages of drinks and food, above the steps',
  mailClosing: 'Before the name of the shop, such as ‘With warm regards,’',
  mailGiftCard: 'Before ‘from’ and the name of the shop',
};

const LONG: ReadonlySet<Field> = new Set([
  'blogIntro',
  'merchandiseText',
  'searchIdeas',
  'newsletterConfirmed',
  'mailWelcome',
]);

/** SETTING-20. */
export function Component() {
  const query = useTexts();
  return (
    <SettingsFrame title="Texts of pages and mails" about="A text that is left empty is not shown.">
      <ChangedNotice kind="content" id="texts" />
      {query.isError ? (
        <Unreadable what="The texts" query={query} inside />
      ) : query.data === undefined ? (
        <Spinner label="Loading …" />
      ) : (
        <DetailLayout aside={<HistoryPanel kind="content" id="texts" />}>
          <TextsForm section={query.data.section} />
        </DetailLayout>
      )}
    </SettingsFrame>
  );
}

function TextsForm({ section }: { section: TextsSection }) {
  const client = useQueryClient();
  return (
    <SectionForm<TextsSection, Form>
      name="texts"
      section={section}
      formOf={formOf}
      problems={problemsOf}
      save={(form, version) => saveTexts(bodyOf(form), version)}
      onSaved={(saved) => client.setQueryData(TEXTS_KEY, { success: true, section: saved })}
      labels={TEXT_LABELS}
      thing="the texts"
      did="Texts saved"
    >
      {PAGES.map(([page, fields]) => (
        <Panel key={page} title={page}>
          <div className={fieldGrid}>
            {fields.map((field) => {
              if (field === 'processSteps' || field === 'merchandiseSteps')
                return <Steps key={field} name={field} />;
              const Field = LONG.has(field) ? Area : Line;
              return <Field key={field} name={field} label={TEXT_LABELS[field]} hint={HINTS[field]} wide />;
            })}
          </div>
        </Panel>
      ))}
    </SectionForm>
  );
}

function Steps({ name }: { name: 'processSteps' | 'merchandiseSteps' }) {
  return (
    <div className="sm:col-span-2">
      <ItemList
        name={name}
        word="step"
        fields={{
          title: { label: 'Title', wide: true },
          text: { label: 'Text', wide: true, rows: 2 },
          image: { label: 'Picture', wide: true, Field: PictureField },
        }}
        empty={{ title: '', text: '', image: '' }}
        most={TEXT_LIMITS.steps}
      />
    </div>
  );
}

function formOf({ values }: TextsSection): Form {
  return { ...values, searchIdeas: values.searchIdeas.join('\n') };
}

function bodyOf({ searchIdeas, ...texts }: Form): TextsSetting {
  return { ...texts, searchIdeas: searchIdeas.split('\n').filter((idea) => idea.trim() !== '') };
}

function problemsOf(form: Form) {
  return textProblems(trimTexts(bodyOf(form))).map(({ field, message }) => ({
    field: field.replace(/^searchIdeas\.\d+$/, 'searchIdeas'),
    message,
  }));
}
