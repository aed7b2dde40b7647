import { DIET_TYPES, PRODUCT_STATES } from '@ilaneer/domain/product/product-state';
import { typedText } from '@ilaneer/domain/text/typed-text';
import { guardedCell, unguardedCell } from '@ilaneer/domain/transfer/csv-cell';
import type { EditedProduct } from '../../../modules/catalogue/catalogue.ts';
import type { CategoryNames } from './category-names.ts';
import {
  digits,
  type Field,
  field,
  lines,
  list,
  text,
  textOrNone,
  type Words,
  wholeNumber,
  yesNo,
} from './field.ts';
import { claimsField, nutritionField, optionsField, picturesField } from './grid-fields.ts';

type Product = EditedProduct['product'];

export function productFields(categories: CategoryNames): readonly Field<Product>[] {
  return [
    text(['Product', 'Filter coffee', 'The name. Rows with the same name are variants of one product.'], {
      get: (row) => row.name,
      set: (draft, value) => {
        draft.name = value;
      },
    }),
    stateField(),
    field(['Category', 'Coffee', 'The name of a category; with the one above it as Food > Oil if need be.'], {
      show: (row) => guardedCell(categories.nameOf(row.categoryId)),
      read: (cell, draft) => {
        const id = categories.idOf(unguardedCell(cell));
        if (id === null) return `There is no category "${typedText(cell)}"`;
        draft.categoryId = id;
        return null;
      },
    }),
    digits(['HSN code', '15131900', '4, 6 or 8 digits. Empty: that of the category.'], {
      get: (row) => row.hsnCode,
      set: (draft, value) => {
        draft.hsnCode = value;
      },
    }),
    lines(['Description', 'Roasted in small batches each week.'], {
      get: (row) => row.description,
      set: (draft, value) => {
        draft.description = value;
      },
    }),
    list(['Features', 'Cold pressed\nNo preservatives', 'One a line within the cell.'], {
      get: (row) => row.features,
      set: (draft, value) => {
        draft.features = value;
      },
    }),
    claimsField(),
    list(['Offers', '', 'One a line.'], {
      get: (row) => row.offers,
      set: (draft, value) => {
        draft.offers = value;
      },
    }),
    lines(['Ingredients', 'Coffee, chicory'], {
      get: (row) => row.ingredients ?? '',
      set: (draft, value) => {
        draft.ingredients = value === '' ? null : value;
      },
    }),
    nutritionField(),
    list(['Allergens', 'Milk', 'One a line.'], {
      get: (row) => row.allergens,
      set: (draft, value) => {
        draft.allergens = value;
      },
    }),
    text(['Shelf life', '12 months'], {
      get: (row) => row.shelfLife,
      set: (draft, value) => {
        draft.shelfLife = value;
      },
    }),
    wholeNumber(['Shelf life days', '365'], {
      get: (row) => row.shelfLifeDays,
      set: (draft, value) => {
        draft.shelfLifeDays = value;
      },
    }),
    lines(['Storage', 'Keep in a cool and dry place.'], {
      get: (row) => row.storageInstruction,
      set: (draft, value) => {
        draft.storageInstruction = value;
      },
    }),
    lines(['Certification', ''], {
      get: (row) => row.certification,
      set: (draft, value) => {
        draft.certification = value;
      },
    }),
    dietField(),
    digits(
      ['FSSAI licence', '11223344556677', '14 digits. Format the column as text, or Excel rounds them.'],
      {
        get: (row) => row.fssai ?? '',
        set: (draft, value) => {
          draft.fssai = value === '' ? null : value;
        },
      },
    ),
    text(['Generic name', 'Ground coffee'], {
      get: (row) => row.genericName,
      set: (draft, value) => {
        draft.genericName = value;
      },
    }),
    text(['Country of origin', 'India'], {
      get: (row) => row.countryOfOrigin,
      set: (draft, value) => {
        draft.countryOfOrigin = value;
      },
    }),
    ...firmFields,
    ...careFields,
    text(['Weight', '500 ml', 'Net contents in words, as on the pack.'], {
      get: (row) => row.weight,
      set: (draft, value) => {
        draft.weight = value;
      },
    }),
    list(['Volumes', '', 'One a line.'], {
      get: (row) => row.volumes,
      set: (draft, value) => {
        draft.volumes = value;
      },
    }),
    optionsField(),
    picturesField(),
    yesNo(['Merchandise', 'no', 'yes: not food.'], {
      get: (row) => row.merchandise,
      set: (draft, value) => {
        draft.merchandise = value;
      },
    }),
    yesNo(['Exclusive', 'no'], {
      get: (row) => row.exclusive,
      set: (draft, value) => {
        draft.exclusive = value;
      },
    }),
    yesNo(['Returnable', 'no'], {
      get: (row) => row.returnable,
      set: (draft, value) => {
        draft.returnable = value;
      },
    }),
  ];
}

type Text = Extract<
  keyof Product,
  | 'makerName'
  | 'makerAddress'
  | 'packerName'
  | 'packerAddress'
  | 'importerName'
  | 'importerAddress'
  | 'careAddress'
  | 'carePhone'
  | 'careEmail'
>;

function plain(key: Text, words: Words): Field<Product> {
  return textOrNone(words, {
    get: (row) => row[key],
    set: (draft, value) => {
      draft[key] = value;
    },
  });
}

const firmFields = [
  plain('makerName', ['Maker', 'Malnad Foods', 'Enter both name and address.']),
  plain('makerAddress', ['Maker address', '12 Beach Road, Kochi 682001']),
  plain('packerName', ['Packer', '']),
  plain('packerAddress', ['Packer address', '']),
  plain('importerName', ['Importer', '', 'Of goods that are not from India.']),
  plain('importerAddress', ['Importer address', '']),
];

const careFields = [
  plain('careAddress', ['Consumer care address', '', "If empty, the shop's own."]),
  plain('carePhone', ['Consumer care phone', '']),
  plain('careEmail', ['Consumer care email', '']),
];

function stateField(): Field<Product> {
  return field(['State', 'draft', 'draft, published or archived. Publishing refuses what is incomplete.'], {
    show: (row) => row.state,
    read: (cell, draft) => {
      const typed = typedText(cell).toLowerCase();
      const state = typed === '' ? draft.state : PRODUCT_STATES.find((one) => one === typed);
      if (state === undefined) return `Write ${PRODUCT_STATES.join(', ')}, not "${typedText(cell)}"`;
      draft.state = state;
      draft.active = state === 'published';
      if (state !== 'draft') draft.publishAt = null;
      return null;
    },
  });
}

function dietField(): Field<Product> {
  return field(['Diet type', 'Veg', `${DIET_TYPES.join(', ')}; empty if it is not food.`], {
    show: (row) => guardedCell(row.dietType ?? ''),
    read: (cell, draft) => {
      const typed = typedText(unguardedCell(cell));
      const known = DIET_TYPES.find((type) => type.toLowerCase() === typed.toLowerCase());
      if (typed !== '' && known === undefined) return `Write ${DIET_TYPES.join(', ')}, not "${typed}"`;
      draft.dietType = known ?? null;
      return null;
    },
  });
}
