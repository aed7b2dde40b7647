import type { ReplyOf } from '@ilaneer/contract/call';
import type { getCategories } from '@ilaneer/contract/catalogue';
import { toggleCategory } from '@ilaneer/domain/catalogue/filter-products';
import { Button } from '@ilaneer/ui/button';
import { CheckboxField } from '@ilaneer/ui/checkbox-field';
import { Spinner } from '@ilaneer/ui/spinner';
import { categoriesProblem, useCategories } from '../api/get-categories.ts';
import { OptionList } from './option-list.tsx';

type Category = ReplyOf<typeof getCategories>['categories'][number];
type CategoryOption = Pick<Category, 'id' | 'name' | 'hsnCode'> & { readonly isSub: boolean };

type CategoryOptionsProps = {
  /** The categories that have something to show; null, for all, until that is known. */
  readonly offered: ReadonlySet<string> | null;
  readonly chosen: readonly string[];
  readonly onChange: (categories: readonly string[]) => void;
};

/** The categories with their subcategories; 'All' stands alone. */
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
  return (
    <OptionList
      placeholder="Search categories..."
      none="No categories found"
      options={optionsOf(categories.data).filter(
        ({ id }) => offered === null || offered.has(id) || chosen.includes(id),
      )}
      matches={({ name, hsnCode }, words) => name.toLowerCase().includes(words) || hsnCode.includes(words)}
    >
      {(found) => (
        <div>
          <CheckboxField
            label="All"
            checked={chosen.includes('all')}
            onCheckedChange={() => onChange(toggleCategory(chosen, 'all'))}
          />
          {found.map(({ id, name, hsnCode, isSub }) => (
            <CheckboxField
              key={id}
              className={isSub ? 'pl-4' : undefined}
              label={
                <>
                  {isSub && '- '}
                  {name} <span className="text-palm-soft text-sm tabular-nums">({hsnCode})</span>
                </>
              }
              checked={chosen.includes(id)}
              onCheckedChange={() => onChange(toggleCategory(chosen, id))}
            />
          ))}
        </div>
      )}
    </OptionList>
  );
}

function optionsOf(categories: readonly Category[]): readonly CategoryOption[] {
  return categories.flatMap((category) => [
    { ...category, isSub: false },
    ...category.subcategories.map((sub) => ({ ...sub, isSub: true })),
  ]);
}
