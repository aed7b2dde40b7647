import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { refusalText } from '../words/refusal-text.ts';

type OrderedItem = {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  /** File below `/pictures/`. */
  readonly picture?: string;
  readonly state?: ReactNode;
  readonly aside?: ReactNode;
};

type OrderedListProps = {
  items: readonly OrderedItem[];
  queryKey: readonly unknown[];
  /** Ids in the new order; the reply becomes the data of the query. */
  save: (ids: string[]) => Promise<unknown>;
};

/** A short list whose order is that of the shop, moved by buttons. */
export function OrderedList({ items, queryKey, save }: OrderedListProps) {
  const queries = useQueryClient();
  const { show } = useToast();
  const order = useMutation({
    mutationFn: save,
    onSuccess: (ordered) => queries.setQueryData(queryKey, ordered),
    onError: (error) => {
      show({ text: refusalText(error), tone: 'error' });
      void queries.invalidateQueries({ queryKey });
    },
  });
  const move = (index: number, by: -1 | 1) => {
    if (order.isPending) return;
    const ids = items.map(({ id }) => id);
    const [moved = ''] = ids.splice(index, 1);
    order.mutate(ids.toSpliced(index + by, 0, moved));
  };
  return (
    <ol className="max-w-3xl rounded-lg border border-line bg-kernel">
      {items.map(({ id, title, to, picture, state, aside }, index) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-1 pr-1 pl-4 first:border-t-0"
        >
          {picture !== undefined && (
            <img
              src={`/pictures/${picture}`}
              alt=""
              loading="lazy"
              className="h-12 w-20 rounded-sm bg-row object-cover"
            />
          )}
          <span className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-3">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <Link to={to} className="font-semibold text-leaf-dark underline underline-offset-2">
                {title}
              </Link>
              {state && <span className="ml-2">{state}</span>}
            </span>
            {aside && <span className="text-palm-soft text-sm tabular-nums">{aside}</span>}
          </span>
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
              disabled={index === items.length - 1}
              onClick={() => move(index, 1)}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
