import type { SegmentForm, SegmentView } from '@ilaneer/contract/staff/customers/segments';
import { segmentProblems } from '@ilaneer/domain/customer/segment';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { paiseFromRupees } from '@ilaneer/domain/money';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';

/** As typed; lists separated by commas, empty for no rule. */
export type TypedSegment = Readonly<
  Record<
    | 'name'
    | 'tags'
    | 'ordersFrom'
    | 'ordersTo'
    | 'spentFrom'
    | 'spentTo'
    | 'lastOrderFrom'
    | 'lastOrderTo'
    | 'quietDays'
    | 'pins'
    | 'skus',
    string
  >
> & { readonly newsletter: '' | 'yes' | 'no' };

export const NEW_SEGMENT: SegmentView = {
  id: 'new',
  name: '',
  tags: [],
  ordersFrom: null,
  ordersTo: null,
  spentFrom: null,
  spentTo: null,
  lastOrderFrom: null,
  lastOrderTo: null,
  quietDays: null,
  pins: [],
  skus: [],
  newsletter: null,
  count: { found: 0, isMore: false },
  version: 0,
};

export function typedSegment(view: SegmentView): TypedSegment {
  const { newsletter } = view;
  return {
    name: view.name,
    tags: view.tags.join(', '),
    ordersFrom: textOf(view.ordersFrom),
    ordersTo: textOf(view.ordersTo),
    spentFrom: textOf(view.spentFrom),
    spentTo: textOf(view.spentTo),
    lastOrderFrom: view.lastOrderFrom ?? '',
    lastOrderTo: view.lastOrderTo ?? '',
    quietDays: textOf(view.quietDays),
    pins: view.pins.join(', '),
    skus: view.skus.join(', '),
    newsletter: newsletter === null ? '' : newsletter ? 'yes' : 'no',
  };
}

/** Only of a form without problems. */
export function segmentBody(typed: TypedSegment): SegmentForm {
  return {
    name: typed.name.trim(),
    tags: listOf(typed.tags),
    ordersFrom: numberOf(typed.ordersFrom),
    ordersTo: numberOf(typed.ordersTo),
    spentFrom: numberOf(typed.spentFrom),
    spentTo: numberOf(typed.spentTo),
    lastOrderFrom: typed.lastOrderFrom || null,
    lastOrderTo: typed.lastOrderTo || null,
    quietDays: numberOf(typed.quietDays),
    pins: listOf(typed.pins),
    skus: listOf(typed.skus),
    newsletter: typed.newsletter === '' ? null : typed.newsletter === 'yes',
  };
}

export function typedSegmentProblems(typed: TypedSegment): FieldProblem[] {
  const unreadable = [
    ...(['ordersFrom', 'ordersTo', 'quietDays'] as const).flatMap((field) =>
      isWhole(typed[field]) ? [] : [{ field, message: 'Enter a whole number' }],
    ),
    ...(['spentFrom', 'spentTo'] as const).flatMap((field) =>
      isAmount(typed[field]) ? [] : [{ field, message: 'Enter an amount in rupees' }],
    ),
  ];
  if (unreadable.length > 0) return unreadable;
  const { name, spentFrom, spentTo, ...rules } = segmentBody(typed);
  const paiseOf = (rupees: number | null) => (rupees === null ? null : paiseFromRupees(rupees));
  return segmentProblems({
    name,
    rules: { ...rules, spentFrom: paiseOf(spentFrom), spentTo: paiseOf(spentTo) },
  });
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}

function numberOf(typed: string): number | null {
  return typed.trim() === '' ? null : readTypedNumber(typed);
}

function isWhole(typed: string): boolean {
  const number = numberOf(typed);
  return number === null || (Number.isSafeInteger(number) && number >= 0);
}

function isAmount(typed: string): boolean {
  const number = numberOf(typed);
  return number === null || (Number.isFinite(number) && number >= 0 && number <= 100_000_000);
}

function listOf(typed: string): string[] {
  return typed
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
