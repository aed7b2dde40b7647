import { isDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { paise } from '@ilaneer/domain/money';
import { err, ok } from '@ilaneer/domain/result';
import { asciiDigits } from '@ilaneer/domain/text/ascii-digits';
import { typedText } from '@ilaneer/domain/text/typed-text';
import {
  changePricesIn,
  findPricedBySku,
  type PriceForm,
  priceProblems,
} from '../../../modules/catalogue/catalogue.ts';
import { ratesNow } from '../../../modules/tax-rate/tax-rate.ts';
import { PRICE_FIELDS } from '../fields/variant-fields.ts';
import {
  codeIn,
  differences,
  Findings,
  type ImportPlan,
  inTurns,
  namedOnce,
  type PlanInput,
} from './plan.ts';
import type { ImportColumn } from './read-table.ts';

const FROM = 'From';

export const PRICE_IMPORT: readonly ImportColumn[] = [
  { title: 'SKU', about: 'Which variant.', example: 'OIL-500', isNeeded: true },
  ...PRICE_FIELDS.map(({ title, about, example }) => ({
    title,
    about: `${about} Empty: as it is.`,
    example,
    isNeeded: false,
  })),
  {
    title: FROM,
    about: 'A day, or a day and a time in India: 2026-12-24 or 2026-12-24 18:30. Empty: at once.',
    example: '',
    isNeeded: false,
  },
];

const COLUMN_OF = { price: 'Price', originalPrice: 'Price before discount', mrp: 'MRP', takesEffectAt: FROM };

export async function planPrices({ db, deps, actor, table, lock }: PlanInput): Promise<ImportPlan> {
  const found = new Findings();
  const lines = namedOnce(found, table.lines, 'SKU', (line) => codeIn(line, 'SKU'));
  const variants = new Map(
    (await findPricedBySku(db, [...lines.keys()], lock)).map((priced) => [priced.variant.sku, priced]),
  );
  const rateOf = ratesNow(deps);
  const forms: PriceForm[] = [];
  for await (const [sku, line] of inTurns(lines)) {
    const priced = variants.get(sku);
    if (priced === undefined) {
      found.problem(line, 'SKU', `There is no SKU ${sku}`);
      continue;
    }
    const { variant, hsnCode } = priced;
    found.seen.set(sku, String(variant.version));
    const draft = { ...variant };
    const given = PRICE_FIELDS.filter(({ title }) => line.cells[title]?.trim() !== '');
    found.readInto(line, given, variant, draft);
    const takesEffectAt = readFrom(asciiDigits(typedText(line.cells[FROM] ?? '')));
    if (takesEffectAt === undefined) found.problem(line, FROM, 'Write it as 2026-12-24 or 2026-12-24 18:30');
    else if (takesEffectAt !== null && takesEffectAt <= deps.now()) {
      found.problem(line, FROM, 'This time is over already');
    }
    const fields = differences(PRICE_FIELDS, variant, draft);
    if (takesEffectAt === undefined || (fields.length === 0 && takesEffectAt === null)) continue;
    const prices = {
      price: paise(draft.pricePaise),
      originalPrice: paise(draft.originalPricePaise),
      mrp: paise(draft.mrpPaise),
    };
    found.problemsAt(line, positiveProblems(prices), COLUMN_OF);
    found.problemsAt(line, priceProblems(prices, hsnCode, rateOf), COLUMN_OF);
    const from = takesEffectAt === null ? [] : [{ field: FROM, before: null, after: line.cells[FROM] ?? '' }];
    found.changes.push({ line: line.line, label: sku, isNew: false, fields: [...fields, ...from] });
    forms.push({ ...prices, variantId: variant.id, version: variant.version, takesEffectAt });
  }
  return {
    ...found,
    write: async (tx, importId) => {
      const results = await changePricesIn(tx, deps, actor, forms, importId);
      const refused = results.find(({ code }) => code !== null);
      if (refused === undefined) return ok(null);
      return err({
        code: 'IMPORT_STALE',
        message: refused.problems[0]?.message ?? 'A price was changed meanwhile',
      });
    },
  };
}

const MOST_RUPEES = 10_000_000;

function positiveProblems(prices: Readonly<Record<string, number>>) {
  return Object.entries(prices).flatMap(([field, amount]) =>
    amount > 0 && amount <= MOST_RUPEES * 100
      ? []
      : [{ field, message: 'A price is more than nothing, and at most ₹1,00,00,000' }],
  );
}

/** Null: at once; undefined: invalid. */
function readFrom(typed: string): Date | null | undefined {
  if (typed === '') return null;
  const [, day = '', hours = '00', minutes = '00'] =
    /^(\d{4}-\d\d-\d\d)(?:[ T]([01]\d|2[0-3]):([0-5]\d))?$/.exec(typed) ?? [];
  if (!isDay(day)) return undefined;
  return new Date(startOfIndiaDay(day).getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000);
}
