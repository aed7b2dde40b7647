import type { ReplyOf } from '@ilaneer/contract/call';
import type { getCategories } from '@ilaneer/contract/catalogue/catalogue';
import { Button } from '@ilaneer/ui/buttons/button';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { CategoryList, type CategoryOption } from './category-list.tsx';
import { categoriesProblem, useCategories } from './get-categories.ts';

type Category = ReplyOf<typeof getCategories>['categories'][number];

type CategoryOptionsProps = {
  /** The categories that have something to show; null, for all, until that is known. */
  readonly offered: ReadonlySet<string> | null;
  readonly chosen: readonly string[];
  readonly onChange: (categories: readonly string[]) => void;
};

/** The shop's categories with their subcategories. */
export function CategoryOptions({ offered, chosen, onChange }: CategoryOptionsProps) {
  const categories = useCategories();
  if (categories.isError && categories.data === undefined) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-sm">
        <p className="font-medium text-hibiscus-dark">Error loading categories</p>
        <p>{categoriesProblem(categories.error)}</p>
        <Button
          variant="secondary"
          size="sm"
          busy={categories.isFetching}
          onClick={() => void categories.refetch()}
        >
          Try Again
        </Button>
      </div>
    );
  }
  if (categories.data === undefined) return <Spinner label="Loading categories..." />;
  const isShown = ({ id }: CategoryOption) => offered === null || offered.has(id) || chosen.includes(id);
  return (
    <CategoryList options={optionsOf(categories.data).filter(isShown)} chosen={chosen} onChange={onChange} />
  );
}

function optionsOf(categories: readonly Category[]): readonly CategoryOption[] {
  return categories.flatMap((category) => [
    { ...category, isSub: false },
    ...category.subcategories.map((sub) => ({ ...sub, isSub: true })),
  ]);
}
