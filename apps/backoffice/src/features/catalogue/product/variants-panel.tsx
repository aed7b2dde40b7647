import { readNetContents } from '@ilaneer/domain/catalogue/read-net-contents';
import { MOST_VARIANTS, missingCombinations } from '@ilaneer/domain/product/combinations';
import { Button } from '@ilaneer/ui/buttons/button';
import { useFormContext, useWatch } from 'react-hook-form';
import { Panel } from '../../../parts/frame/panel.tsx';
import { OptionsEditor } from './options-editor.tsx';
import type { ProductForm, VariantRow } from './product-form.ts';
import { VariantCard } from './variant-card.tsx';

export function VariantsPanel({ problems }: { problems: Readonly<Record<string, string>> }) {
  const { setValue } = useFormContext<ProductForm>();
  const [options, variants, name, weight] = useWatch<ProductForm, ['options', 'variants', 'name', 'weight']>({
    name: ['options', 'variants', 'name', 'weight'],
  });
  const set = (next: readonly VariantRow[]) => setValue('variants', next, { shouldDirty: true });
  const sold = variants.filter(({ active }) => active);
  const missing = missingCombinations(
    options,
    sold.map((variant) => variant.options),
  ).slice(0, MOST_VARIANTS - variants.length);
  const change = (key: string, part: Partial<VariantRow>) =>
    set(variants.map((variant) => (variant.key === key ? { ...variant, ...part } : variant)));
  const move = (at: number, by: -1 | 1) => {
    const next = [...variants];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) set(next.toSpliced(at + by, 0, moved));
  };
  const add = () =>
    set([...variants, ...missing.map((choice) => newRow(choice, variants, { name, weight }))]);
  return (
    <Panel title="Variants">
      <div className="grid gap-4">
        <OptionsEditor />
        {variants.map((variant, at) => (
          <VariantCard
            key={variant.key}
            variant={variant}
            problems={problems}
            at={at}
            onChange={(part) => change(variant.key, part)}
            onMoveUp={at === 0 ? null : () => move(at, -1)}
            onMoveDown={at === variants.length - 1 ? null : () => move(at, 1)}
            onRemove={
              variant.id === null ? () => set(variants.filter(({ key }) => key !== variant.key)) : null
            }
          />
        ))}
        {missing.length > 0 && (
          <div className="flex flex-wrap items-center gap-3">
            <Button type="button" variant="secondary" size="sm" onClick={add}>
              {addLabel(missing.length, options.length === 0)}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

function addLabel(count: number, isAlone: boolean): string {
  if (isAlone) return 'Add the variant';
  return count === 1 ? 'Add the missing variant' : `Add ${count} missing variants`;
}

function newRow(
  choice: Readonly<Record<string, string>>,
  variants: readonly VariantRow[],
  { name, weight }: Pick<ProductForm, 'name' | 'weight'>,
): VariantRow {
  const said = readNetContents(weight) ?? { count: 1, amount: 1, unit: 'piece' as const };
  const like = variants.at(-1);
  const words = [name, ...Object.values(choice)].join(' ').toUpperCase();
  return {
    netCount: String(said.count),
    netAmount: String(said.amount),
    netUnit: said.unit,
    color: '',
    shippingGrams: '',
    boxLength: '',
    boxWidth: '',
    boxHeight: '',
    price: '',
    originalPrice: '',
    mrp: '',
    ...like,
    key: crypto.randomUUID(),
    id: null,
    sku: words
      .replace(/[^A-Z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60),
    barcode: '',
    picture: '',
    options: choice,
    active: true,
  };
}
