import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useNavigate } from 'react-router';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { OrderedList } from '../../../parts/list/ordered-list.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { FAQ_KEY, orderCategories, questionCount, useFaqCategories } from './faq-calls.ts';

/** CONTENT-32. */
export function Component() {
  const navigate = useNavigate();
  const query = useFaqCategories();
  const add = () => void navigate('/settings/questions/new');
  usePageActions([{ label: 'New category', icon: 'plus', keys: 'c', run: add }]);
  return (
    <SettingsFrame
      title="Questions"
      about={
        <>
          The FAQ page, by category, in this order.{' '}
          <a href="/Faq" target="_blank" rel="noreferrer" className="underline">
            View in the shop
          </a>
        </>
      }
      actions={
        <Button size="sm" onClick={add}>
          New category
        </Button>
      }
    >
      {query.isPending && <Skeleton className="h-72" />}
      {query.isError && <Unreadable what="The questions" query={query} inside />}
      {query.data?.length === 0 && (
        <StatePanel
          kind="empty"
          title="No questions yet"
          text="Begin with what shoppers ask most: delivery, payment, returns."
        />
      )}
      {query.data !== undefined && query.data.length > 0 && (
        <OrderedList
          queryKey={FAQ_KEY}
          save={orderCategories}
          items={query.data.map(({ id, title, isShown, faqs }) => ({
            id,
            title,
            to: `/settings/questions/${id}`,
            state: !isShown && <Badge>Hidden</Badge>,
            aside: questionCount(faqs),
          }))}
        />
      )}
    </SettingsFrame>
  );
}
