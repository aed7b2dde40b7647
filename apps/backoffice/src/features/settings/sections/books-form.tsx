import type { changeBooks } from '@ilaneer/contract/staff/shop/settings';
import { type FieldProblem, wrong } from '@ilaneer/domain/field-problem';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { useController } from 'react-hook-form';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { Line } from '../../../parts/form/fields.tsx';
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
      formOf={({ values }) => formOf(values)}
      problems={problemsOf}
      save={(form, version) => save(bodyOf(form), version)}
      onSaved={(saved) => take('books', saved)}
      labels={{ lockNeedsTwo: 'Closing a month', secondPersonAbove: 'Second person above' }}
      show={(field, value) =>
        field === 'lockNeedsTwo' ? wordsOf(value === true) : value === '' ? 'Not needed' : `₹${value}`
      }
      thing="the rules of the books"
      did="Rules of the books saved"
    >
      <Panel title="Closing a month">
        <PersonsField />
      </Panel>
      <Panel title="Manual entries">
        <Line
          name="secondPersonAbove"
          label="Second person above"
          hint="Whole rupees. An entry above it waits until another person confirms it. Empty: one person is enough."
          inputMode="numeric"
          prefix="₹"
        />
      </Panel>
    </SectionForm>
  );
}

/** As typed. */
type BooksValues = { lockNeedsTwo: boolean; secondPersonAbove: string };

function formOf({ lockNeedsTwo, secondPersonAbove }: Books): BooksValues {
  return {
    lockNeedsTwo,
    secondPersonAbove: secondPersonAbove === undefined ? '' : String(secondPersonAbove),
  };
}

function bodyOf({ lockNeedsTwo, secondPersonAbove }: BooksValues): Books {
  const typed = plain(secondPersonAbove);
  return { lockNeedsTwo, ...(typed !== '' && { secondPersonAbove: Number(typed) }) };
}

function problemsOf({ secondPersonAbove }: BooksValues): FieldProblem[] {
  return wrong(
    'secondPersonAbove',
    /^\d{0,8}$/.test(plain(secondPersonAbove)),
    'Enter whole rupees up to 9,99,99,999, or nothing',
  );
}

const plain = (typed: string) => typed.replaceAll(/[\s,]/g, '');

function wordsOf(needsTwo: boolean): string {
  return needsTwo ? 'Two persons' : 'One person';
}

function PersonsField() {
  const { field } = useController<BooksValues, 'lockNeedsTwo'>({ name: 'lockNeedsTwo' });
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
