import type { CategoryEditView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useState } from 'react';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { useMay } from '../../../session/permission.ts';
import { useCategories } from '../use-categories.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

export function Component() {
  const may = useMay();
  const { query, tree } = useCategories();
  const [edited, setEdited] = useState<CategoryEditView | 'new' | null>(null);
  const [merged, setMerged] = useState<CategoryEditView | null>(null);
  const canWrite = may('catalogue.write');
  usePageActions([
    { label: 'New category', icon: 'plus', needs: 'catalogue.write', keys: 'n', run: () => setEdited('new') },
  ]);
  const row = (category: CategoryEditView, isBelow: boolean, below = 0) => (
    <li
      key={category.id}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-0.5 pr-1 first:border-t-0 ${isBelow ? 'pl-10' : 'pl-4'}`}
    >
      <span className={`min-w-40 flex-1 ${isBelow ? '' : 'font-semibold'}`}>
        {category.name}
        {!category.active && <Badge className="ml-2">Hidden</Badge>}
      </span>
      <span className="w-24 text-palm-soft text-sm">HSN {category.hsnCode}</span>
      <span className="w-28 text-right text-palm-soft text-sm">{contentsOf(category, below)}</span>
      {canWrite && (
        <span className="flex">
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Edit ${category.name}`}
            onClick={() => setEdited(category)}
          >
            Edit
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Merge or delete ${category.name}`}
            onClick={() => setMerged(category)}
          >
            Merge or delete
          </Button>
        </span>
      )}
    </li>
  );
  return (
    <>
      <PageHeader
        title="Categories"
        about="In the order of the shop's menus."
        actions={
          canWrite && (
            <Button size="sm" onClick={() => setEdited('new')}>
              New category
            </Button>
          )
        }
      />
      {query.isPending && <Skeleton className="h-72" />}
      {query.isError && (
        <StatePanel kind="error" title="The categories can't be shown" text={refusalText(query.error)} />
      )}
      {query.data?.length === 0 && <StatePanel kind="empty" title="No categories yet" />}
      {tree.length > 0 && (
        <ul className="rounded-lg border border-line bg-kernel">
          {tree.flatMap(({ category, below }) => [
            row(category, false, below.length),
            ...below.map((one) => row(one, true)),
          ])}
        </ul>
      )}
      {edited !== null && (
        <CategoryDialog
          category={edited === 'new' ? null : edited}
          tree={tree}
          onClose={() => setEdited(null)}
        />
      )}
      {merged !== null && <MergeDialog category={merged} tree={tree} onClose={() => setMerged(null)} />}
    </>
  );
}

function contentsOf({ products }: CategoryEditView, below: number): string {
  if (products === 0 && below > 0) return below === 1 ? '1 category' : `${below} categories`;
  return products === 1 ? '1 product' : `${products} products`;
}
