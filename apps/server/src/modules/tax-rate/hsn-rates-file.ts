import { join } from 'node:path';
import { doubleRate, type HsnRates } from '@ilaneer/domain/pricing/hsn-rates';
import { isSameRate, type RateEntry, toHsnRate } from '@ilaneer/domain/pricing/rate-table';
import Type, { type Static } from 'typebox';
import { readJsonFile } from '../../deps/json-file.ts';

const Percent = Type.Number({ minimum: 0, maximum: 100 });

const HsnRateEntry = Type.Object(
  {
    hsn: Type.String({ pattern: '^[0-9]{2,8}$' }),
    from: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    percent: Percent,
    // Highest price at `percent`; above it `percentAbove`.
    upToRupees: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 })),
    percentAbove: Type.Optional(Percent),
    goods: Type.String({ minLength: 1 }),
    note: Type.Optional(Type.String()),
  },
  // A misspelt field must not pass as omitted.
  { additionalProperties: false },
);

type Entry = Static<typeof HsnRateEntry>;

/** Throws with file and field. */
export async function readRateEntries(contentDir: string): Promise<readonly RateEntry[]> {
  const file = join(contentDir, 'hsn-rates.json');
  const entries = await readJsonFile(file, Type.Array(HsnRateEntry, { minItems: 1 }));
  entries.forEach((entry, index) => {
    const problem = problemOf(entry);
    if (problem !== null) throw new Error(`${file}: /${index}/${problem}`);
  });
  const rates = entries.map(({ note: _, upToRupees = null, percentAbove = null, ...entry }) => ({
    ...entry,
    upToRupees,
    percentAbove,
  }));
  const double = doubleRate(rates.map(toHsnRate));
  if (double !== null) {
    const at = rates.findLastIndex((one) => isSameRate(one, double));
    throw new Error(`${file}: /${at}/from is there twice: ${double.hsn}, ${double.from}`);
  }
  return rates;
}

export async function readHsnRates(contentDir: string): Promise<HsnRates> {
  return (await readRateEntries(contentDir)).map(toHsnRate);
}

function problemOf({ from, percent, upToRupees, percentAbove }: Entry): string | null {
  if (!isDay(from)) return 'from must be a day of the calendar';
  if (!isOfHundredths(percent)) return 'percent must have at most 2 decimals';
  if (upToRupees === undefined && percentAbove === undefined) return null;
  if (upToRupees === undefined) return 'upToRupees must be there with percentAbove';
  if (percentAbove === undefined) return 'percentAbove must be there with upToRupees';
  if (!isOfHundredths(upToRupees)) return 'upToRupees must have at most 2 decimals';
  return isOfHundredths(percentAbove) ? null : 'percentAbove must have at most 2 decimals';
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function isOfHundredths(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}
