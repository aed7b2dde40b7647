import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { Panel } from '../../../parts/frame/panel.tsx';
import { HsnCodes } from '../goods-tax.tsx';
import { categoryOptions, useCategories } from '../use-categories.ts';
import { Area, fieldGrid, Line, Tick } from './form-fields.tsx';
import type { ProductForm } from './product-form.ts';

export function BasicsPanel() {
  const { register, formState } = useFormContext<ProductForm>();
  const categoryId = useWatch<ProductForm, 'categoryId'>({ name: 'categoryId' });
  const { tree } = useCategories();
  return (
    <Panel title="Basics">
      <div className={fieldGrid}>
        <Line name="name" wide />
        <Area name="description" />
        <SelectField
          label="Category"
          error={formState.errors.categoryId?.message}
          {...register('categoryId')}
          // Options load after the form: set again.
          value={categoryId}
        >
          {categoryOptions(tree).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <Line
          name="hsnCode"
          inputMode="numeric"
          list="hsn-codes"
          hint="Sets the GST rate: 4, 6 or 8 digits."
        />
        <HsnCodes id="hsn-codes" />
        <Line name="weight" hint="As on the pack: 6 bottles of 200 ml" />
        <Line name="certification" />
        <Area name="features" hint="One per line" />
        <Area name="offers" hint="One per line" />
        <div className="flex flex-wrap gap-x-6 sm:col-span-2">
          <Tick
            name="merchandise"
            hint="Needs no ingredients, veg mark or shelf life; is listed under merchandise in the shop too."
          />
          <Tick name="exclusive" />
          <Tick name="returnable" />
        </div>
      </div>
    </Panel>
  );
}
