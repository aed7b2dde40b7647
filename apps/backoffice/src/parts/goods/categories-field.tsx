import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useController } from 'react-hook-form';
import { useShopCategories } from './shop-categories.ts';

/** With their subcategories. */
export function CategoriesField({ name }: { name: string }) {
  const { field } = useController({ name });
  const { data: categories = [] } = useShopCategories();
  const chosen: readonly string[] = field.value;
  const wordsOf = (id: string) => categories.find((one) => one.id === id)?.words ?? id;
  return (
    <div className="grid gap-2">
      <SelectField
        label="Add a category"
        value=""
        onChange={({ target }) => field.onChange([...chosen, target.value])}
      >
        <option value="">Choose a category</option>
        {categories
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id, words }) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
      </SelectField>
      <Chosen
        ids={chosen}
        useName={wordsOf}
        remove={(id) => field.onChange(chosen.filter((one) => one !== id))}
      />
    </div>
  );
}

type ChosenProps = {
  ids: readonly string[];
  useName: (id: string) => string;
  remove: (id: string) => void;
};

export function Chosen({ ids, useName, remove }: ChosenProps) {
  if (ids.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {ids.map((id) => (
        <ChosenItem key={id} {...{ id, useName, remove }} />
      ))}
    </ul>
  );
}

function ChosenItem({ id, useName, remove }: Omit<ChosenProps, 'ids'> & { id: string }) {
  const words = useName(id);
  return (
    <li className="flex items-center gap-1 rounded-md border border-line bg-leaf-tint pl-3 text-sm">
      {words}
      <IconButton icon="close" label={`Remove ${words}`} onClick={() => remove(id)} />
    </li>
  );
}
