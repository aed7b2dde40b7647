import type { StaffFaqCategoryView } from '@ilaneer/contract/staff/content/faq';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useParams } from 'react-router';
import { DeleteButton } from '../../../parts/act/delete-button.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { CategoryForm } from './category-form.tsx';
import { FAQ_KEY, questionCount, removeCategory, useFaqCategories } from './faq-calls.ts';

const BACK = { label: 'Questions', to: '/settings/questions' };
const NEW: StaffFaqCategoryView = { id: '', title: '', isShown: true, faqs: [], version: 0 };

/** CONTENT-32. */
export function Component() {
  const { categoryId = '' } = useParams();
  const query = useFaqCategories();
  if (categoryId === 'new') {
    return (
      <SettingsFrame title="New category" back={BACK} about="It comes last; the list changes the order.">
        <CategoryForm category={NEW} />
      </SettingsFrame>
    );
  }
  if (query.isError) return <Unreadable what="This category" query={query} />;
  if (query.data === undefined) return <Spinner label="Loading …" />;
  const category = query.data.find(({ id }) => id === categoryId);
  if (category === undefined) return <StatePanel kind="error" heading="h1" title="Category not found" />;
  return <CategoryPage key={categoryId} category={category} />;
}

function CategoryPage({ category }: { category: StaffFaqCategoryView }) {
  const { id, title, isShown } = category;
  return (
    <SettingsFrame
      title={title}
      back={BACK}
      about="A tab of the FAQ page."
      state={!isShown && <Badge>Hidden</Badge>}
      actions={
        <DeleteButton
          title={title}
          text={`${questionCount(category.faqs)} will be deleted with it. To keep them, hide the category.`}
          remove={() => removeCategory(category)}
          queryKey={FAQ_KEY}
          back={BACK.to}
        />
      }
    >
      <ChangedNotice kind="content" id={id} />
      <div className="grid gap-4">
        <CategoryForm category={category} />
        <div className="max-w-3xl">
          <HistoryPanel kind="content" id={id} />
        </div>
      </div>
    </SettingsFrame>
  );
}
