import type { NetQuantity } from '../catalogue/unit-price.ts';
import { slugOf } from '../content/blog-post.ts';
import { type FieldProblem, needed, wrong } from '../field-problem.ts';
import { type Paise, paiseFromRupees, rupeesFromPaise } from '../money.ts';
import type { DeliveryRules } from '../pricing/delivery-rules.ts';
import { typedText } from '../text/typed-text.ts';
import { PIN_PREFIX, prefixesOf } from './arrival.ts';

/** A way of delivery beside the usual one (DELIVERY-11). */
export type DeliveryMethod = {
  /** Given once, kept when it is renamed. */
  readonly id: string;
  readonly name: string;
  /** First digits of PIN codes, as of an area; empty: everywhere. */
  readonly pins: string;
  /** Null: any weight. */
  readonly mostGrams: number | null;
  readonly charge: Paise;
  /** Null: never free. */
  readonly freeFrom: Paise | null;
  /** Business days more than usual; fewer if negative. */
  readonly days: number;
};

export type MethodsSetting = { readonly methods: readonly DeliveryMethod[] };

/** The usual way alone. */
export const NO_METHODS: MethodsSetting = { methods: [] };

export const METHOD_LIMITS = {
  methods: 10,
  name: 40,
  pins: 500,
  grams: 100_000,
  fewestDays: -5,
  mostDays: 10,
  /** Paise. */
  charge: 10_000_000,
} as const;

/** As the order keeps it, so that its price stays as agreed (DELIVERY-14). */
export type OrderMethod = Pick<DeliveryMethod, 'id' | 'name' | 'charge' | 'freeFrom' | 'days'>;

export function toOrderMethod({ id, name, charge, freeFrom, days }: DeliveryMethod): OrderMethod {
  return { id, name, charge, freeFrom, days };
}

/** Box, filling and label of an order. */
export const PACKING_GRAMS = 300;

type WeighedLine = { readonly quantity: number; readonly net: NetQuantity | null };

/** With packing; a ml counts as a gram. Null where a line has no weight (DELIVERY-12). */
export function gramsOf(lines: readonly WeighedLine[]): number | null {
  const weights = lines.map(({ quantity, net }) =>
    net === null || net.unit === 'piece' ? null : quantity * net.count * net.amount,
  );
  return weights.reduce<number | null>(
    (sum, grams) => (sum === null || grams === null ? null : sum + grams),
    PACKING_GRAMS,
  );
}

/** Null grams: unknown, so that no limit applies (DELIVERY-12). */
export function offeredMethods(
  { methods }: MethodsSetting,
  { pinCode, grams }: { readonly pinCode: string; readonly grams: number | null },
): readonly DeliveryMethod[] {
  return methods.filter((method) => {
    const prefixes = prefixesOf(method);
    const isThere = prefixes.length === 0 || prefixes.some((prefix) => pinCode.startsWith(prefix));
    return isThere && (method.mostGrams === null || grams === null || grams <= method.mostGrams);
  });
}

/** Business days from dispatch to arrival, at least 1. */
export function daysBy(usual: number, method: Pick<DeliveryMethod, 'days'> | null): number {
  return method === null ? usual : Math.max(1, usual + method.days);
}

/** Null: the usual way, by the rules of the shop. */
export function rulesBy<Rules extends Pick<DeliveryRules, 'charge' | 'freeFrom'>>(
  rules: Rules,
  method: Pick<DeliveryMethod, 'charge' | 'freeFrom'> | null,
): Rules {
  return method === null ? rules : { ...rules, charge: method.charge, freeFrom: method.freeFrom };
}

/** Gives new methods their ids; to tidy again changes nothing. */
export function trimMethods({ methods }: MethodsSetting): MethodsSetting {
  const typedIds = new Set(methods.map(({ id }) => id));
  const given = new Set<string>();
  return {
    methods: methods.map((typed) => {
      const name = typedText(typed.name);
      const isOwn = typed.id !== '' && !given.has(typed.id);
      const id = isOwn ? typed.id : newId(name, (one) => given.has(one) || typedIds.has(one));
      given.add(id);
      return { ...typed, id, name, pins: prefixesOf({ pins: typedText(typed.pins) }).join(', ') };
    }),
  };
}

function newId(name: string, isTaken: (id: string) => boolean): string {
  const slug = slugOf(name) || 'method';
  let id = slug;
  for (let next = 2; isTaken(id); next += 1) id = `${slug}-${next}`;
  return id;
}

/** DELIVERY-11. */
export function methodProblems({ methods }: MethodsSetting): FieldProblem[] {
  const { grams, fewestDays, mostDays } = METHOD_LIMITS;
  const most = METHOD_LIMITS.methods;
  const isAmount = (amount: number) =>
    Number.isSafeInteger(amount) && amount >= 0 && amount <= METHOD_LIMITS.charge;
  const amountText = 'Please enter an amount from ₹0 to ₹1,00,000, with at most 2 decimals';
  const names = methods.map(({ name }) => name.toLowerCase());
  return [
    ...wrong('methods', methods.length <= most, `At most ${most} delivery methods`),
    ...methods.flatMap((method, index) => {
      const { name, pins, mostGrams, charge, freeFrom, days } = method;
      const at = (field: keyof DeliveryMethod) => `methods.${index}.${field}`;
      return [
        ...needed(at('name'), 'Name', name, METHOD_LIMITS.name),
        ...wrong(
          at('name'),
          name === '' || names.indexOf(name.toLowerCase()) === index,
          'Another delivery method has this name',
        ),
        ...wrong(
          at('pins'),
          prefixesOf(method).every((prefix) => PIN_PREFIX.test(prefix)),
          'Please enter the first digits of PIN codes, such as 682, 67, or nothing',
        ),
        ...wrong(at('pins'), pins.length <= METHOD_LIMITS.pins, `At most ${METHOD_LIMITS.pins} characters`),
        ...wrong(
          at('mostGrams'),
          mostGrams === null || (Number.isInteger(mostGrams) && mostGrams >= 1 && mostGrams <= grams),
          'Please enter 1 to 1,00,000 grams, or nothing',
        ),
        ...wrong(at('charge'), isAmount(charge), amountText),
        ...wrong(at('freeFrom'), freeFrom === null || isAmount(freeFrom), amountText),
        ...wrong(
          at('days'),
          Number.isInteger(days) && days >= fewestDays && days <= mostDays,
          `Please enter ${fewestDays} to ${mostDays} days`,
        ),
      ];
    }),
  ];
}

type MethodInRupees = Omit<DeliveryMethod, 'charge' | 'freeFrom'> & {
  readonly charge: number;
  readonly freeFrom: number | null;
};

/** As staff read and write them. */
export type MethodsInRupees = { readonly methods: readonly MethodInRupees[] };

export function methodsInRupees({ methods }: MethodsSetting): MethodsInRupees {
  return {
    methods: methods.map(({ charge, freeFrom, ...method }) => ({
      ...method,
      charge: rupeesFromPaise(charge),
      freeFrom: freeFrom === null ? null : rupeesFromPaise(freeFrom),
    })),
  };
}

export function methodsInPaise({ methods }: MethodsInRupees): MethodsSetting {
  return {
    methods: methods.map(({ charge, freeFrom, ...method }) => ({
      ...method,
      charge: paiseFromRupees(charge),
      freeFrom: freeFrom === null ? null : paiseFromRupees(freeFrom),
    })),
  };
}
