import { NET_UNITS } from '@ilaneer/domain/catalogue/unit-price';
import { asciiDigits } from '@ilaneer/domain/text/ascii-digits';
import { typedText } from '@ilaneer/domain/text/typed-text';
import { guardedCell, unguardedCell } from '@ilaneer/domain/transfer/csv-cell';
import { gridCell, readGridCell } from '@ilaneer/domain/transfer/grid-cell';
import type { EditedProduct } from '../../../modules/catalogue/catalogue.ts';
import { amount, digits, type Field, field, textOrNone, type Words, wholeNumber, yesNo } from './field.ts';

type Variant = EditedProduct['variants'][number];

export const VARIANT_FIELDS: readonly Field<Variant>[] = [
  choicesField(),
  digits(['Barcode', '8901030865275', 'EAN, UPC or GTIN. Format the column as text.'], {
    get: (row) => row.barcode ?? '',
    set: (draft, value) => {
      draft.barcode = value === '' ? null : value;
    },
  }),
  textOrNone(['Colour', ''], {
    get: (row) => row.color,
    set: (draft, value) => {
      draft.color = value;
    },
  }),
  netField(),
  wholeNumber(['Shipping grams', '620', 'With its box, as couriers weigh it.'], {
    get: (row) => row.shippingGrams,
    set: (draft, value) => {
      draft.shippingGrams = value;
    },
  }),
  wholeNumber(['Box length mm', '90'], {
    get: (row) => row.boxLengthMm,
    set: (draft, value) => {
      draft.boxLengthMm = value;
    },
  }),
  wholeNumber(['Box width mm', '90'], {
    get: (row) => row.boxWidthMm,
    set: (draft, value) => {
      draft.boxWidthMm = value;
    },
  }),
  wholeNumber(['Box height mm', '220'], {
    get: (row) => row.boxHeightMm,
    set: (draft, value) => {
      draft.boxHeightMm = value;
    },
  }),
  textOrNone(['Variant picture', '', "A file of the product's pictures; empty: the first."], {
    get: (row) => row.picture,
    set: (draft, value) => {
      draft.picture = value ?? '';
    },
  }),
  yesNo(['Variant for sale', 'yes', 'no takes the variant out, and keeps it for its orders.'], {
    get: (row) => row.active,
    set: (draft, value) => {
      draft.active = value;
    },
  }),
];

/** Need the price permission. */
export const PRICE_FIELDS: readonly Field<Pick<Variant, 'pricePaise' | 'originalPricePaise' | 'mrpPaise'>>[] =
  [
    amount(['Price', '299.00', 'In rupees; GST is inside or on top, as Settings, Tax says.'], {
      get: (row) => row.pricePaise,
      set: (draft, value) => {
        draft.pricePaise = value;
      },
    }),
    amount(['Price before discount', '349.00', 'Shown struck through; at least the price.'], {
      get: (row) => row.originalPricePaise,
      set: (draft, value) => {
        draft.originalPricePaise = value;
      },
    }),
    amount(['MRP', '399.00', 'As printed on the pack, with all taxes.'], {
      get: (row) => row.mrpPaise,
      set: (draft, value) => {
        draft.mrpPaise = value;
      },
    }),
  ];

// jsonb reorders keys.
function byName([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : 1;
}

function choicesField(): Field<Variant> {
  const words: Words = ['Choices', 'Size | 500 ml', 'A line for each option: its name | the value.'];
  return field(words, {
    show: ({ options }) => guardedCell(gridCell(Object.entries(options).toSorted(byName))),
    read: (cell, draft) => {
      const rows = readGridCell(unguardedCell(cell));
      const wrong = rows.find((row) => row.length !== 2);
      if (wrong !== undefined) return `"${wrong.join(' | ')}" is not option | value`;
      draft.options = Object.fromEntries(
        rows.map(([name = '', value = '']) => [typedText(name), typedText(value)]),
      );
      return null;
    },
  });
}

const NET = /^(?:(\d{1,5})\s*[×x*]\s*)?(\d{1,7})\s*([a-z]+)$/i;

function netField(): Field<Variant> {
  return field(['Net quantity', '1 × 500 ml', `Pieces × amount, in ${NET_UNITS.join(', ')}.`], {
    show: (row) => `${row.netCount} × ${row.netAmount} ${row.netUnit}`,
    read: (cell, draft) => {
      const [, count = '1', size = '', word = ''] = NET.exec(asciiDigits(typedText(cell))) ?? [];
      const unit = NET_UNITS.find((one) => one === word.toLowerCase().replace(/^pieces$/, 'piece'));
      if (unit === undefined) return `"${typedText(cell)}" is not such as 1 × 500 ml or 6 × 200 g`;
      draft.netCount = Number(count);
      draft.netAmount = Number(size);
      draft.netUnit = unit;
      return null;
    },
  });
}
