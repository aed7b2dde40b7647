import { typedLines, typedText } from '@ilaneer/domain/text/typed-text';
import { guardedCell, unguardedCell } from '@ilaneer/domain/transfer/csv-cell';
import { gridCell, readGridCell } from '@ilaneer/domain/transfer/grid-cell';
import type { EditedProduct } from '../../../modules/catalogue/catalogue.ts';
import { type Field, field, type Words } from './field.ts';

type Product = EditedProduct['product'];

const LARGEST_CLAIM = 3;

export function claimsField(): Field<Product> {
  const words: Words = [
    'Claims',
    'Cold pressed | Process sheet PS-4 of the mill | Meera Nair',
    'A line for each: the words | the evidence | who confirmed it. The last two may wait until it is published.',
  ];
  return field(words, {
    show: ({ claims }) =>
      guardedCell(
        gridCell(claims.map(({ words: said, evidence, confirmedBy }) => [said, evidence, confirmedBy])),
      ),
    read: (cell, draft) => {
      const rows = readGridCell(unguardedCell(cell));
      const wrong = rows.find((row) => row.length > LARGEST_CLAIM);
      if (wrong !== undefined) return `"${wrong.join(' | ')}" is not words | evidence | who confirmed it`;
      draft.claims = rows.map(([said = '', evidence = '', confirmedBy = '']) => ({
        words: typedText(said),
        evidence: typedLines(evidence),
        confirmedBy: typedText(confirmedBy),
      }));
      return null;
    },
  });
}

export function nutritionField(): Field<Product> {
  const words: Words = [
    'Nutrition',
    'Energy | 900 kcal | 135 kcal | 7',
    'A line for each: name | per 100 g or ml | per serving | % RDA. The last two may be left out.',
  ];
  return field(words, {
    show: ({ nutrition }) =>
      guardedCell(
        gridCell(
          nutrition.map(({ name, per100, perServing, percentRda }) => {
            const parts = [name, per100, perServing ?? '', String(percentRda ?? '')];
            return parts.slice(0, percentRda !== undefined ? 4 : perServing !== undefined ? 3 : 2);
          }),
        ),
      ),
    read: (cell, draft) => {
      const rows = readGridCell(unguardedCell(cell)).map((row) => row.map(typedText));
      const wrong = rows.find(
        (row) => row.length < 2 || row.length > 4 || Number.isNaN(Number(row[3] ?? '0')),
      );
      if (wrong !== undefined) return `"${wrong.join(' | ')}" is not name | per 100 | per serving | % RDA`;
      draft.nutrition = rows.map(([name = '', per100 = '', perServing = '', percent = '']) => ({
        name,
        per100,
        ...(perServing !== '' && { perServing }),
        ...(percent !== '' && { percentRda: Number(percent) }),
      }));
      return null;
    },
  });
}

export function optionsField(): Field<Product> {
  const words: Words = [
    'Options',
    'Size | 500 ml | 1 L',
    'What there is to choose: a line for each, its name | value | value. Left out: as the rows choose.',
  ];
  return field(words, {
    show: ({ options }) => guardedCell(gridCell(options.map(({ name, values }) => [name, ...values]))),
    read: (cell, draft) => {
      draft.options = readGridCell(unguardedCell(cell)).map(([name = '', ...values]) => ({
        name: typedText(name),
        values: values.map(typedText),
      }));
      return null;
    },
  });
}

export function picturesField(): Field<Product> {
  const words: Words = [
    'Pictures',
    '',
    "A line for each: file | words for who can't see it. Files are those that the shop has already.",
  ];
  return field(words, {
    show: ({ pictures }) =>
      guardedCell(gridCell(pictures.map(({ file, alt }) => (alt === '' ? [file] : [file, alt])))),
    read: (cell, draft) => {
      const rows = readGridCell(unguardedCell(cell));
      const wrong = rows.find((row) => row.length > 2);
      if (wrong !== undefined) return `"${wrong.join(' | ')}" is not file | words`;
      draft.pictures = rows.map(([file = '', alt = '']) => ({ file: typedText(file), alt: typedText(alt) }));
      return null;
    },
  });
}
