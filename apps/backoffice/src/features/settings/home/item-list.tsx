import { HOME_LIMITS } from '@ilaneer/domain/setting/validate-home';
import { Button } from '@ilaneer/ui/buttons/button';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { fieldGrid, Line, useProblem } from '../form/fields.tsx';

export type ListName = 'about.points' | 'sustainability.commitments' | 'quotes' | 'gallery' | 'process';

type Item = Readonly<Record<string, string>>;

type ItemListProps = {
  name: ListName;
  word: string;
  /** Field by field: what it is called, and whether it takes the whole row. */
  fields: Readonly<
    Record<string, { readonly label: string; readonly wide?: boolean; readonly hint?: string }>
  >;
  empty: Item;
};

/** Reorderable by keys and pointer. */
export function ItemList({ name, word, fields, empty }: ItemListProps) {
  const { control } = useFormContext();
  const list = useFieldArray({ control, name });
  const problem = useProblem(name);
  return (
    <div className="grid gap-3">
      {problem && <p className="font-medium text-hibiscus-dark text-sm">{problem}</p>}
      {list.fields.map((item, index) => (
        <fieldset key={item.id} className="min-w-0 rounded-md border border-line p-3">
          <div className="flex items-center gap-1 pb-2">
            <legend className="float-left flex-1 font-semibold text-sm">{`${capital(word)} ${index + 1}`}</legend>
            <IconButton
              icon="chevron-up"
              label={`Move ${word} ${index + 1} up`}
              disabled={index === 0}
              onClick={() => list.move(index, index - 1)}
            />
            <IconButton
              icon="chevron-down"
              label={`Move ${word} ${index + 1} down`}
              disabled={index === list.fields.length - 1}
              onClick={() => list.move(index, index + 1)}
            />
            <IconButton
              icon="trash"
              label={`Remove ${word} ${index + 1}`}
              onClick={() => list.remove(index)}
            />
          </div>
          <div className={fieldGrid}>
            {Object.entries(fields).map(([field, words]) => (
              <Line key={field} name={`${name}.${index}.${field}`} {...words} />
            ))}
          </div>
        </fieldset>
      ))}
      {list.fields.length < HOME_LIMITS.items && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => list.append(empty)}>
            {`Add a ${word}`}
          </Button>
        </div>
      )}
    </div>
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
