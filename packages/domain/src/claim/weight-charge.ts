import { type Paise, paiseFromTyped } from '../money.ts';
import { referenceKey } from '../remittance/remittance.ts';
import { err, ok, type Result } from '../result.ts';
import { withoutRupees } from '../text/typed-number.ts';
import { typedCode, typedText } from '../text/typed-text.ts';

/** Couriers charge every slab that is begun. */
export const WEIGHT_SLAB_GRAMS = 500;

/** Paise, with GST; more is a slip: 100 kg cost less. */
const MOST_CHARGE = 2_000_000;

/** More are two files. */
const MOST_WEIGHT_CHARGES = 200;

/** Charges for a slab above the packed weight are accepted or disputed by staff (REMITTANCE-11). */
export const HIGHER_SLABS = ['accept', 'dispute'] as const;

export type HigherSlabs = (typeof HIGHER_SLABS)[number];

/** Same or lower slab: the courier had nothing to charge. */
export function isDisputed(packedGrams: number, chargedGrams: number, higher: HigherSlabs): boolean {
  return slabOf(chargedGrams) <= slabOf(packedGrams) || higher === 'dispute';
}

function slabOf(grams: number): number {
  return Math.ceil(grams / WEIGHT_SLAB_GRAMS);
}

export type WeightCharge = {
  /** Tracking number. */
  readonly reference: string;
  readonly chargedGrams: number;
  /** Booked weight; null if the file has none. */
  readonly appliedGrams: number | null;
  /** With GST. */
  readonly amount: Paise;
};

const REFERENCES = ['awb', 'awbnumber', 'awbno', 'awbcode', 'waybill', 'waybillnumber', 'trackingnumber'];
const CHARGED = ['chargedweight', 'courierweight', 'weightcharged'];
const APPLIED = ['appliedweight', 'enteredweight', 'bookedweight', 'declaredweight'];
const AMOUNTS = ['extracharge', 'excessamount', 'extraamount', 'chargedamount', 'amount', 'charge'];
const UNITS = /^(?:in)?(?:(kgs?)|g|gms?|grams?)$/;

/** `isKg` is null without a unit. */
type Column = { readonly index: number; readonly isKg: boolean | null };

/** REMITTANCE-13: by headings, or without them number, charged weight and amount. Errors: texts for staff. */
export function readWeightCharges(
  rows: readonly (readonly string[])[],
): Result<readonly WeightCharge[], string> {
  const given = rows.filter((row) => row.some((cell) => typedText(cell) !== ''));
  const [first = []] = given;
  const columns = {
    reference: columnOf(first, REFERENCES),
    charged: columnOf(first, CHARGED),
    applied: columnOf(first, APPLIED),
    amount: columnOf(first, AMOUNTS),
  };
  const isTable = columns.reference !== null && columns.charged !== null && columns.amount !== null;
  const body = isTable ? given.slice(1) : given;
  if (body.length > MOST_WEIGHT_CHARGES) return err(`At most ${MOST_WEIGHT_CHARGES} rows at a time`);
  const charges: WeightCharge[] = [];
  const named = new Set<string>();
  for (const row of body) {
    const charge = isTable ? chargeOf(row, columns) : chargeOf(row, TYPED);
    if (typeof charge === 'string') return err(`'${row.join(', ')}': ${charge}`);
    const key = referenceKey(charge.reference);
    if (named.has(key)) return err(`${charge.reference} is named twice`);
    named.add(key);
    charges.push(charge);
  }
  return charges.length === 0 ? err('There is no row') : ok(charges);
}

type Columns = Readonly<Record<'reference' | 'charged' | 'applied' | 'amount', Column | null>>;

const TYPED: Columns = {
  reference: { index: 0, isKg: null },
  charged: { index: 1, isKg: null },
  applied: null,
  amount: { index: 2, isKg: null },
};

/** Headings of weights may end with their unit: 'Charged Weight (kg)'. */
function columnOf(headings: readonly string[], names: readonly string[]): Column | null {
  for (const name of names) {
    for (const [index, heading] of headings.entries()) {
      const plain = heading.toLowerCase().replaceAll(/[^a-z]/g, '');
      if (plain === name) return { index, isKg: null };
      const unit = plain.startsWith(name) ? UNITS.exec(plain.slice(name.length)) : null;
      if (unit !== null) return { index, isKg: unit[1] !== undefined };
    }
  }
  return null;
}

/** Text: why the row is none. */
function chargeOf(row: readonly string[], columns: Columns): WeightCharge | string {
  const cell = (column: Column | null) =>
    column === null ? '' : typedText(row[column.index] ?? '').replace(/^['‘’]+/, '');
  const reference = typedCode(cell(columns.reference));
  const chargedGrams = gramsOf(cell(columns.charged), columns.charged?.isKg ?? null);
  const applied = cell(columns.applied);
  const appliedGrams = applied === '' ? null : gramsOf(applied, columns.applied?.isKg ?? null);
  const amount = paiseFromTyped(withoutRupees(cell(columns.amount)));
  if (reference === '') return 'there is no AWB';
  if (chargedGrams === null || (applied !== '' && appliedGrams === null)) {
    return 'a weight is between 1 g and 100 kg';
  }
  if (amount === null || amount === 0 || amount > MOST_CHARGE) {
    return 'a charge is above ₹0 and at most ₹20,000';
  }
  return { reference, chargedGrams, appliedGrams, amount };
}

const WEIGHT = /^(\d{1,6}(?:\.\d{1,3})?)\s*(?:(kgs?)|g|gms?|grams?)?$/i;

/** Without a unit, fewer are kilograms: no courier charges below a slab. */
const LEAST_BARE_GRAMS = 100;
const MOST_GRAMS = 100_000;

function gramsOf(text: string, isHeadedKg: boolean | null): number | null {
  const [whole, figure, kg] = WEIGHT.exec(text.replaceAll(',', '')) ?? [];
  if (whole === undefined || figure === undefined) return null;
  const size = Number(figure);
  const hasUnit = /[a-z]/i.test(whole);
  const isKg = hasUnit ? kg !== undefined : (isHeadedKg ?? size < LEAST_BARE_GRAMS);
  const grams = Math.round(isKg ? size * 1_000 : size);
  return grams >= 1 && grams <= MOST_GRAMS ? grams : null;
}
