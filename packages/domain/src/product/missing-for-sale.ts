import { isImported } from '../catalogue/origin.ts';
import { priceAboveMrp } from '../catalogue/price-with-gst.ts';
import type { FieldProblem } from '../field-problem.ts';
import { formatRupees } from '../money.ts';
import type { GstRate } from '../pricing/gst-rate.ts';
import { unprovenClaims } from './claims.ts';
import type { CheckedProduct } from './product-facts.ts';

const FSSAI_NUMBER = /^\d{14}$/;

/** By field (CATALOGUE-32). `rate`: today's rate of its HSN code, or null. */
export function missingForSale(product: CheckedProduct, rate: GstRate | null): FieldProblem[] {
  return [
    ...missingFacts(product),
    ...(rate === null ? [{ field: 'hsnCode', message: `HSN code ${product.hsnCode} has no GST rate` }] : []),
    ...missingDeclarations(product),
    ...unprovenClaims(product),
    ...(product.merchandise ? [] : missingOfFood(product)),
    ...missingPictures(product),
    ...missingOfVariants(product, rate),
  ];
}

function missingFacts({ name, description, weight }: CheckedProduct): FieldProblem[] {
  return [
    ...needed('name', 'Name', name),
    ...needed('description', 'Description', description),
    ...needed('weight', 'Net contents', weight),
  ];
}

function missingDeclarations(product: CheckedProduct): FieldProblem[] {
  const { genericName, countryOfOrigin, maker, packer, importer } = product;
  return [
    ...needed('genericName', 'Generic name', genericName),
    ...needed('countryOfOrigin', 'Country of origin', countryOfOrigin),
    ...(maker === null && packer === null
      ? [{ field: 'maker', message: 'Name and address of the maker or packer are missing' }]
      : []),
    ...(isImported(countryOfOrigin) && importer === null
      ? [
          {
            field: 'importer',
            message: `Name and address of the importer are missing: it comes from ${countryOfOrigin}`,
          },
        ]
      : []),
  ];
}

// FSSAI's advisory of 28 May 2025 discourages '100%' on food.
const ABSOLUTE_CLAIM = /100\s*(?:%|per ?cent)/i;

function claimedTooMuch({ name, description, features }: CheckedProduct): FieldProblem[] {
  const said = { name, description, features: features.join('\n') };
  return Object.entries(said).flatMap(([field, words]) =>
    ABSOLUTE_CLAIM.test(words)
      ? [{ field, message: "'100%' is not allowed for food: name the contents instead" }]
      : [],
  );
}

function missingOfFood(product: CheckedProduct): FieldProblem[] {
  return [
    ...claimedTooMuch(product),
    ...needed('ingredients', 'List of ingredients', product.ingredients ?? ''),
    ...needed('dietType', 'Veg or non-veg mark', product.dietType ?? ''),
    ...needed('storageInstruction', 'Storage', product.storageInstruction),
    ...needed('shelfLife', 'Shelf life', product.shelfLife),
    ...(product.shelfLifeDays === null
      ? [{ field: 'shelfLifeDays', message: 'Shelf life in days is missing' }]
      : []),
    ...(product.fssai === null || !FSSAI_NUMBER.test(product.fssai)
      ? [{ field: 'fssai', message: 'FSSAI licence of 14 digits is missing' }]
      : []),
  ];
}

function missingPictures({ pictures }: CheckedProduct): FieldProblem[] {
  if (pictures.length === 0) return [{ field: 'pictures', message: 'There is no picture' }];
  const unsaid = pictures.findIndex(({ alt }) => alt.trim() === '');
  return unsaid === -1
    ? []
    : [
        {
          field: `pictures.${unsaid}.alt`,
          message: `Picture ${unsaid + 1} has no description for screen readers`,
        },
      ];
}

const MEASURE =
  'length, width and height for shipping are missing: measure the pack as it is sent, a pouch or bag too; couriers charge by size';

function missingOfVariants({ variants }: CheckedProduct, rate: GstRate | null): FieldProblem[] {
  const sold = variants.filter(({ active }) => active);
  if (sold.length === 0) return [{ field: 'variants', message: 'There is no variant to sell' }];
  return sold.flatMap((variant) => {
    const say = (field: string, message: string) => ({
      field: `variants.${variant.id}.${field}`,
      message: `${variant.sku}: ${message}`,
    });
    const above = rate === null ? null : priceAboveMrp(variant.price, rate, variant.mrp);
    return [
      ...(above === null
        ? []
        : [
            say(
              'price',
              `${above === variant.price ? 'price' : 'price with GST'} ${formatRupees(above)} is above the MRP ${formatRupees(variant.mrp)}`,
            ),
          ]),
      ...(variant.shippingGrams === null
        ? [say('shippingGrams', 'shipping weight is missing: weigh the pack as it is sent')]
        : []),
      ...(variant.boxMm === null ? [say('boxMm', MEASURE)] : []),
    ];
  });
}

function needed(field: string, label: string, value: string): FieldProblem[] {
  return value.trim() === '' ? [{ field, message: `${label} is missing` }] : [];
}
