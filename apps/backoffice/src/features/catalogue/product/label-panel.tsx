import { DIET_TYPES } from '@ilaneer/domain/product/product-state';
import { Button } from '@ilaneer/ui/buttons/button';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Area, fieldGrid, Line } from './form-fields.tsx';
import type { ProductForm } from './product-form.ts';

export function LabelPanel() {
  const country = useWatch<ProductForm, 'countryOfOrigin'>({ name: 'countryOfOrigin' });
  const isImported = country.trim() !== '' && country.trim().toLowerCase() !== 'india';
  return (
    <Panel title="Label">
      <div className={fieldGrid}>
        <Line name="genericName" hint="The kind of product without the brand, such as Instant coffee" />
        <Line name="countryOfOrigin" />
        <Line name="makerName" />
        <Line name="makerAddress" />
        <Line name="packerName" hint="If another company packs it" />
        <Line name="packerAddress" />
        {isImported && <Line name="importerName" />}
        {isImported && <Line name="importerAddress" />}
        <Line name="careAddress" hint="If empty, the shop's own" />
        <Line name="carePhone" />
        <Line name="careEmail" />
      </div>
    </Panel>
  );
}

export function FoodPanel() {
  const { register } = useFormContext<ProductForm>();
  const isMerchandise = useWatch<ProductForm, 'merchandise'>({ name: 'merchandise' });
  if (isMerchandise) return null;
  return (
    <Panel title="Food">
      <div className={fieldGrid}>
        <SelectField label="Veg or non-veg mark" {...register('dietType')}>
          <option value="">None</option>
          {DIET_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <Line name="fssai" inputMode="numeric" hint="14 digits" />
        <Area name="ingredients" />
        <Area name="allergens" hint="One per line" />
        <Line name="shelfLife" hint="As on the pack: 6 months from packing" />
        <Line name="shelfLifeDays" inputMode="numeric" hint="Sets how long a batch can be shipped" />
        <Area name="storageInstruction" />
        <NutritionRows />
      </div>
    </Panel>
  );
}

function NutritionRows() {
  const { setValue } = useFormContext<ProductForm>();
  const rows = useWatch<ProductForm, 'nutrition'>({ name: 'nutrition' });
  const set = (next: ProductForm['nutrition']) => setValue('nutrition', next, { shouldDirty: true });
  const change = (at: number, part: object) =>
    set(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="mb-1.5 font-semibold text-sm">Nutrition</legend>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
        <div key={at} className="grid grid-cols-[2fr_1fr_1fr_1fr_auto] items-end gap-2">
          <TextField
            label="Nutrient"
            hideLabel={at > 0}
            value={row.name}
            onChange={({ target }) => change(at, { name: target.value })}
          />
          <TextField
            label="Per 100"
            hideLabel={at > 0}
            value={row.per100}
            onChange={({ target }) => change(at, { per100: target.value })}
          />
          <TextField
            label="A serving"
            hideLabel={at > 0}
            value={row.perServing ?? ''}
            onChange={({ target }) => change(at, { perServing: target.value || undefined })}
          />
          <TextField
            label="% RDA"
            hideLabel={at > 0}
            inputMode="decimal"
            value={row.percentRda ?? ''}
            onChange={({ target }) =>
              change(at, { percentRda: target.value === '' ? undefined : Number(target.value) || 0 })
            }
          />
          <IconButton
            icon="trash"
            label={`Remove ${row.name || 'row'}`}
            onClick={() => set(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          type="button"
          variant="secondary"
          size="sm"
          onClick={() => set([...rows, { name: '', per100: '' }])}
        >
          Add a row
        </Button>
      </div>
    </fieldset>
  );
}
