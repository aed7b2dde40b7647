import { Button } from '@ilaneer/ui/buttons/button';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Area, fieldGrid, Line, useProblem } from './fields.tsx';

type ItemField = {
  readonly label: string;
  readonly wide?: boolean;
  readonly hint?: string;
  readonly rows?: number;
  readonly type?: string;
  /** Instead of a line. */
  readonly Field?: (field: { name: string; label: string }) => ReactNode;
};

type ItemListProps = {
  name: string;
  word: string;
  /** A field with `rows` has several lines; or the fields of the item at `place`, lists too. */
  fields: Readonly<Record<string, ItemField>> | ((place: string) => ReactNode);
  empty: Readonly<Record<string, unknown>>;
  most: number;
};

/** Reorderable by keys and pointer. */
export function ItemList({ name, word, fields, empty, most }: ItemListProps) {
  const { control } = useFormContext();
  // Items may have an id of their own.
  const list = useFieldArray({ control, name, keyName: 'key' });
  const problem = useProblem(name);
  return (
    <div className="grid gap-3">
      {problem && <p className="font-medium text-hibiscus-dark text-sm">{problem}</p>}
      {list.fields.map((item, index) => (
        <fieldset
          key={item.key}
          aria-label={`${capital(word)} ${index + 1}`}
          className="min-w-0 rounded-md border border-line p-3"
        >
          <div className="flex items-center gap-1 pb-2">
            <span className="flex-1 font-semibold text-sm">{`${capital(word)} ${index + 1}`}</span>
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
          {typeof fields === 'function' ? (
            fields(`${name}.${index}`)
          ) : (
            <div className={fieldGrid}>
              {Object.entries(fields).map(([field, { Field: Own, ...words }]) => {
                const Field = Own ?? (words.rows === undefined ? Line : Area);
                return <Field key={field} name={`${name}.${index}.${field}`} {...words} />;
              })}
            </div>
          )}
        </fieldset>
      ))}
      {list.fields.length < most && (
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
