import type { changeBooks } from '@ilaneer/contract/staff/shop/settings';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { useController } from 'react-hook-form';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { request } from '../../../session/staff-api.ts';
import { type Sections, useStoreSection } from '../use-settings.ts';

type Books = Sections['books']['values'];

async function save(body: Books, version: number): Promise<Sections['books']> {
  const headers = ifMatch(version);
  return (await request<typeof changeBooks>('PUT', '/staff/settings/books', { body, headers })).section;
}

export function BooksForm({ section }: { section: Sections['books'] }) {
  const take = useStoreSection();
  return (
    <SectionForm
      name="books"
      section={section}
      formOf={({ values }) => values}
      problems={() => []}
      save={save}
      onSaved={(saved) => take('books', saved)}
      labels={{ lockNeedsTwo: 'Closing a month' }}
      show={(_, value) => wordsOf(value === true)}
      thing="how months are closed"
      did="Rules of the books saved"
    >
      <Panel title="Closing a month">
        <PersonsField />
      </Panel>
    </SectionForm>
  );
}

function wordsOf(needsTwo: boolean): string {
  return needsTwo ? 'Two persons' : 'One person';
}

function PersonsField() {
  const { field } = useController<Books, 'lockNeedsTwo'>({ name: 'lockNeedsTwo' });
  return (
    <RadioGroup
      label="Closed by"
      value={field.value ? 'two' : 'one'}
      onValueChange={(value) => field.onChange(value === 'two')}
      options={[
        {
          value: 'one',
          label: wordsOf(false),
          hint: 'A member who may keep the books closes a month at once.',
        },
        { value: 'two', label: wordsOf(true), hint: 'One requests it, another confirms it.' },
      ]}
    />
  );
}
