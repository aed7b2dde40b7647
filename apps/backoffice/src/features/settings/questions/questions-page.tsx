import type { StaffFaqCategoryView } from '@ilaneer/contract/staff/content/faq';
import { Button } from '@ilaneer/ui/buttons/button';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
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
      {query.data !== undefined && query.data.length > 0 && <Categories categories={query.data} />}
    </SettingsFrame>
  );
}

function Categories({ categories }: { categories: readonly StaffFaqCategoryView[] }) {
  const queries = useQueryClient();
  const { show } = useToast();
  const order = useMutation({
    mutationFn: orderCategories,
    onSuccess: (ordered) => queries.setQueryData(FAQ_KEY, ordered),
    onError: (error) => {
      show({ text: refusalText(error), tone: 'error' });
      void queries.invalidateQueries({ queryKey: FAQ_KEY });
    },
  });
  const move = (index: number, by: -1 | 1) => {
    if (order.isPending) return;
    const ids = categories.map(({ id }) => id);
    const [moved = ''] = ids.splice(index, 1);
    order.mutate(ids.toSpliced(index + by, 0, moved));
  };
  return (
    <ol className="max-w-3xl rounded-lg border border-line bg-kernel">
      {categories.map(({ id, title, isShown, faqs }, index) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-1 pr-1 pl-4 first:border-t-0"
        >
          <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
            <Link
              to={`/settings/questions/${id}`}
              className="font-semibold text-leaf-dark underline underline-offset-2"
            >
              {title}
            </Link>
            {!isShown && <Badge className="ml-2">Hidden</Badge>}
          </span>
          <span className="text-palm-soft text-sm tabular-nums">{questionCount(faqs)}</span>
          <span className="flex">
            <IconButton
              icon="chevron-up"
              label={`Move ${title} up`}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon="chevron-down"
              label={`Move ${title} down`}
              disabled={index === categories.length - 1}
              onClick={() => move(index, 1)}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
