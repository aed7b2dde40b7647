import { Button } from '@ilaneer/ui/buttons/button';
import { FieldError } from '@ilaneer/ui/fields/field-frame';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useProblem } from '../../parts/form/fields.tsx';
import { useSettled } from '../../parts/form/use-settled.ts';
import { CategoriesField, Chosen } from '../../parts/goods/categories-field.tsx';
import { useFoundProducts, useProductName } from './promotion-calls.ts';

type GoodsFieldProps = {
  name: string;
  label: string;
  /** Of an empty choice: 'All goods'. */
  empty: string;
  /** Products that are left out. */
  hasExceptions?: boolean;
};

/** Categories with their subcategories, and products. */
export function GoodsField({ name, label, empty, hasExceptions = false }: GoodsFieldProps) {
  const id = useId();
  const problem = useProblem(name);
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={problem && `${id}-error`}
      className="grid min-w-0 gap-3 sm:col-span-2"
    >
      <span id={`${id}-label`} className="font-semibold text-sm">
        {label}
      </span>
      <p className="text-palm-soft text-sm">{empty}</p>
      <CategoriesField name={`${name}.categoryIds`} />
      <ProductsField name={`${name}.productIds`} label="Add a product" />
      {hasExceptions && <ProductsField name={`${name}.exceptProductIds`} label="Except a product" />}
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </fieldset>
  );
}

function ProductsField({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  const [text, setText] = useState('');
  const found = useFoundProducts(useSettled(text.trim()));
  const chosen: readonly string[] = field.value;
  const offered = text.trim() === '' ? [] : (found.data ?? []).filter(({ id }) => !chosen.includes(id));
  const take = (id: string) => {
    field.onChange([...chosen, id]);
    setText('');
  };
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        hint="Part of its name; Enter adds the first"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It stands in the form of the promotion.
          event.preventDefault();
          const [first] = offered;
          if (first !== undefined) take(first.id);
        }}
      />
      {offered.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line bg-kernel">
          {offered.map(({ id, words }) => (
            <li key={id}>
              <Button variant="quiet" size="sm" onClick={() => take(id)}>
                {words}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Chosen
        ids={chosen}
        useName={useProductName}
        remove={(id) => field.onChange(chosen.filter((one) => one !== id))}
      />
    </div>
  );
}
