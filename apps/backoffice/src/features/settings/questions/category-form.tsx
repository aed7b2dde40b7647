import type { FaqCategoryForm, StaffFaqCategoryView } from '@ilaneer/contract/staff/content/faq';
import { FAQ_LIMITS, questionProblems } from '@ilaneer/domain/content/content-problems';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Line } from '../../../parts/form/fields.tsx';
import { ItemList } from '../../../parts/form/item-list.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { addCategory, FAQ_KEY, saveCategory } from './faq-calls.ts';

const LABELS = { title: 'Title', isShown: 'In the shop', faqs: 'Questions' };
const FIELDS = {
  question: { label: 'Question', wide: true },
  answer: { label: 'Answer', rows: 3 },
};
const NO_QUESTION = { id: null, question: '', answer: '' };

export function CategoryForm({ category }: { category: StaffFaqCategoryView }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isNew = category.version === 0;
  const { id } = category;
  return (
    <SectionForm<StaffFaqCategoryView, FaqCategoryForm>
      name={`faq.${id}`}
      section={category}
      formOf={formOf}
      problems={questionProblems}
      save={(form, version) => (isNew ? addCategory(form) : saveCategory({ id, version }, form))}
      onSaved={async (saved) => {
        await queries.invalidateQueries({ queryKey: FAQ_KEY });
        if (isNew) await navigate(`/settings/questions/${saved.id}`, { replace: true });
      }}
      fields={[]}
      labels={LABELS}
      show={(_, value) => textOf(value)}
      thing="this category"
      did="Questions saved"
    >
      <Panel title="Category">
        <div className="grid gap-4">
          <Line name="title" label="Title" />
          <ShownField />
        </div>
      </Panel>
      <Panel title="Questions">
        <ItemList
          name="faqs"
          word="question"
          fields={FIELDS}
          empty={NO_QUESTION}
          most={FAQ_LIMITS.questions}
        />
      </Panel>
    </SectionForm>
  );
}

function ShownField() {
  const { register } = useFormContext();
  return <CheckboxField label="Show in the shop" {...register('isShown')} />;
}

function formOf({ title, isShown, faqs }: StaffFaqCategoryView): FaqCategoryForm {
  return { title, isShown, faqs };
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!Array.isArray(value)) return String(value);
  return value.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
}
