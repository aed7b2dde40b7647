import { readNetContents } from '@ilaneer/domain/catalogue/read-net-contents';
import { NET_UNITS } from '@ilaneer/domain/catalogue/unit-price';
import { isBarcode } from '@ilaneer/domain/product/barcode';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useWatch } from 'react-hook-form';
import { Money } from '../../../parts/words/money.tsx';
import { priceHint, useGoodsTax } from '../goods-tax.tsx';
import { variantTitle } from './problem-words.ts';
import type { ProductForm, VariantRow } from './product-form.ts';

type VariantCardProps = {
  variant: VariantRow;
  at: number;
  problems: Readonly<Record<string, string>>;
  onChange: (part: Partial<VariantRow>) => void;
  onMoveUp: (() => void) | null;
  onMoveDown: (() => void) | null;
  onRemove: (() => void) | null;
};

type TextOf = {
  [Name in keyof VariantRow]: VariantRow[Name] extends string ? Name : never;
}[keyof VariantRow];

export function VariantCard({
  variant,
  at,
  problems,
  onChange,
  onMoveUp,
  onMoveDown,
  onRemove,
}: VariantCardProps) {
  const [options, pictures, hsnCode, weight] = useWatch<
    ProductForm,
    ['options', 'pictures', 'hsnCode', 'weight']
  >({ name: ['options', 'pictures', 'hsnCode', 'weight'] });
  const tax = useGoodsTax();
  const said = readNetContents(weight);
  const title = variantTitle(variant);
  const field = (name: Exclude<TextOf, 'netUnit'>, label: string, more: object = {}) => (
    <TextField
      label={label}
      value={variant[name]}
      error={problems[`variants.${at}.${name}`]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      {...more}
    />
  );
  const barcodeError =
    variant.barcode === '' || isBarcode(variant.barcode.trim())
      ? problems[`variants.${at}.barcode`]
      : 'The check digit is wrong';
  return (
    <fieldset
      className={`grid gap-3 rounded-md border border-line p-3 ${variant.active ? '' : 'opacity-70'}`}
    >
      <legend className="px-1 font-semibold text-sm">{title}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <CheckboxField
          label="Sold"
          checked={variant.active}
          onChange={({ target }) => onChange({ active: target.checked })}
        />
        <span className="flex-1 text-palm-soft text-sm">
          {variant.id !== null && (
            <>
              <Money rupees={Number(variant.price)} />, MRP <Money rupees={Number(variant.mrp)} />
            </>
          )}
        </span>
        {onMoveUp && <IconButton icon="chevron-up" label={`Move ${title} up`} onClick={onMoveUp} />}
        {onMoveDown && <IconButton icon="chevron-down" label={`Move ${title} down`} onClick={onMoveDown} />}
        {onRemove && <IconButton icon="trash" label={`Remove ${title}`} onClick={onRemove} />}
      </div>
      {problems[`variants.${at}.options`] && (
        <p className="text-hibiscus-dark text-sm">{problems[`variants.${at}.options`]}</p>
      )}
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {options.map(({ name, values }) => (
          <SelectField
            key={name}
            label={name}
            value={variant.options[name] ?? ''}
            onChange={({ target }) =>
              onChange({ options: chosen(options, variant.options, name, target.value) })
            }
          >
            <option value="">Choose one</option>
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </SelectField>
        ))}
        {field('sku', 'SKU')}
        {field('barcode', 'Barcode', { inputMode: 'numeric', error: barcodeError, hint: 'EAN, UPC or GTIN' })}
        {variant.id === null &&
          field('price', 'Price', { inputMode: 'decimal', prefix: '₹', hint: priceHint(tax, hsnCode) })}
        {variant.id === null &&
          field('originalPrice', 'Price before discount', { inputMode: 'decimal', prefix: '₹' })}
        {variant.id === null &&
          field('mrp', 'MRP, all taxes included', { inputMode: 'decimal', prefix: '₹' })}
        {field('netCount', 'Pieces', { inputMode: 'numeric' })}
        {field('netAmount', 'Content per piece', { inputMode: 'numeric' })}
        <SelectField
          label="Unit"
          hint={
            said !== null && said.unit !== variant.netUnit
              ? `Net contents say ${said.amount} ${said.unit}`
              : undefined
          }
          value={variant.netUnit}
          onChange={({ target }) => onChange({ netUnit: unitOf(target.value) })}
        >
          {NET_UNITS.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </SelectField>
        {field('color', 'Colour')}
        {field('shippingGrams', 'Shipping weight, g', {
          inputMode: 'numeric',
          hint: 'The filled pack as it is sent',
        })}
        {field('boxLength', 'Length for shipping, mm', {
          inputMode: 'numeric',
          hint: 'Of the filled pack: box, pouch or bag. Couriers charge by size.',
        })}
        {field('boxWidth', 'Width for shipping, mm', { inputMode: 'numeric' })}
        {field('boxHeight', 'Height for shipping, mm', { inputMode: 'numeric' })}
        <SelectField
          label="Picture"
          value={variant.picture}
          onChange={({ target }) => onChange({ picture: target.value })}
        >
          <option value="">First picture of the product</option>
          {variant.picture !== '' && pictures.every(({ file }) => file !== variant.picture) && (
            <option value={variant.picture}>A picture of its own</option>
          )}
          {pictures.map(({ file, alt }, index) => (
            <option key={file} value={file}>
              {`${index + 1}. ${alt || 'no description'}`}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}

// Drops values of removed options.
function chosen(
  options: ProductForm['options'],
  before: Readonly<Record<string, string>>,
  name: string,
  value: string,
): Record<string, string> {
  return Object.fromEntries(
    options.map((option) => [option.name, option.name === name ? value : (before[option.name] ?? '')]),
  );
}

function unitOf(text: string): VariantRow['netUnit'] {
  return NET_UNITS.find((unit) => unit === text) ?? 'piece';
}
