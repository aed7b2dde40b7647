import type { SectionField, SectionFields } from '@ilaneer/domain/page/section-fields';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Area, Line, useProblem } from '../../../parts/form/fields.tsx';
import { ItemList } from '../../../parts/form/item-list.tsx';
import { MarkdownArea } from '../../../parts/form/markdown-area.tsx';
import { PictureField } from '../../../parts/form/picture-field.tsx';
import { useShopCategories } from '../../../parts/goods/shop-categories.ts';
import { LinkField } from './link-field.tsx';
import { newItem } from './page-form.ts';

/** The fields of a section, or of one item of a list, at `place` in the form. */
export function FieldsOf({ fields, place }: { fields: SectionFields; place: string }) {
  return (
    <div className="grid gap-4">
      {Object.entries(fields).map(([name, field]) => (
        <Field key={name} field={field} name={`${place}.${name}`} />
      ))}
    </div>
  );
}

function Field({ field, name }: { field: SectionField; name: string }) {
  const { label } = field;
  switch (field.type) {
    case 'line':
      return <Line {...{ name, label }} hint={field.hint} required={field.required} />;
    case 'text':
      return <Area {...{ name, label }} hint={field.hint} required={field.required} rows={3} wide={false} />;
    case 'markdown':
      return <MarkdownArea {...{ name, label }} />;
    case 'picture':
      return <PictureField {...{ name, label }} hint={field.hint} required={field.required === true} />;
    case 'link':
      return <LinkField {...{ name, label }} hint={field.hint} required={field.required} />;
    case 'category':
      return <CategoryField {...{ name, label }} hint={field.hint} required={field.required} />;
    case 'lines':
    case 'paragraphs':
      return <Area {...{ name, label }} hint={field.hint} rows={4} wide={false} />;
    case 'number':
      return <Line {...{ name, label }} inputMode="numeric" required />;
    case 'choice':
      return <ChoiceField {...{ name, label }} options={field.options} />;
    case 'list':
      return <ListField {...{ name, field }} />;
  }
}

type ListFieldProps = { name: string; field: Extract<SectionField, { type: 'list' }> };

function ListField({ name, field }: ListFieldProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: each item is a fieldset
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <div>
        <p id={id} className="font-semibold text-sm">
          {field.label}
        </p>
        {field.hint && <p className="text-palm-soft text-sm">{field.hint}</p>}
      </div>
      <ItemList
        name={name}
        word={field.item}
        fields={(place) => <FieldsOf fields={field.fields} place={place} />}
        empty={newItem(field.fields)}
        most={field.most}
      />
    </div>
  );
}

type ChoiceFieldProps = { name: string; label: string; options: Readonly<Record<string, string>> };

function ChoiceField({ name, label, options }: ChoiceFieldProps) {
  const { register } = useFormContext();
  return (
    <SelectField label={label} error={useProblem(name)} {...register(name)}>
      {Object.entries(options).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

type CategoryFieldProps = {
  name: string;
  label: string;
  hint: string | undefined;
  required: true | undefined;
};

/** The shop's categories; a deleted one stays until another is chosen. */
function CategoryField({ name, label, hint, required }: CategoryFieldProps) {
  const { field } = useController({ name });
  const { data: categories = [], isPending } = useShopCategories();
  const chosen: string = field.value;
  const isKnown = chosen === '' || categories.some(({ id }) => id === chosen);
  return (
    <SelectField label={label} hint={hint} required={required} error={useProblem(name)} {...field}>
      <option value="">{required ? 'Choose a category' : 'All categories'}</option>
      {!isKnown && <option value={chosen}>{isPending ? chosen : `${chosen} (deleted)`}</option>}
      {categories.map(({ id, words }) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
