import { toggleCategory } from '@ilaneer/domain/catalogue/filter-products';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { OptionList } from './option-list.tsx';

export type CategoryOption = {
  readonly id: string;
  readonly name: string;
  readonly hsnCode: string | null;
  readonly isSub: boolean;
};

type CategoryListProps = {
  readonly options: readonly CategoryOption[];
  readonly chosen: readonly string[];
  readonly onChange: (categories: readonly string[]) => void;
};

export function CategoryList({ options, chosen, onChange }: CategoryListProps) {
  return (
    <OptionList
      placeholder="Search categories..."
      none="No categories found"
      options={options}
      matches={({ name, hsnCode }, words) =>
        name.toLowerCase().includes(words) || (hsnCode?.includes(words) ?? false)
      }
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
                  {name}
                  {hsnCode !== null && (
                    <span className="text-palm-soft text-sm tabular-nums"> ({hsnCode})</span>
                  )}
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
