import { err, ok, type Result } from '../result.ts';

export type PinCodeRange = {
  readonly first: string;
  readonly last: string;
  readonly city: string;
  readonly district: string;
  readonly state: string;
};

export type PinCodePlace = Pick<PinCodeRange, 'city' | 'district' | 'state'>;

/** 6 digits, first not 0 (ADDRESS-8). */
export const PIN_CODE_SHAPE = /^[1-9]\d{5}$/;

/** The narrowest matching range (ADDRESS-15), or null. */
export function findPinCodePlace(ranges: readonly PinCodeRange[], pinCode: string): PinCodePlace | null {
  const holding = ranges.filter(
    ({ first, last }) => first <= pinCode && (pinCode <= last || pinCode.startsWith(last)),
  );
  const [narrowest] = holding.toSorted((one, other) => width(one) - width(other));
  if (narrowest === undefined) return null;
  const { city, district, state } = narrowest;
  return { city, district, state };
}

function width({ first, last }: PinCodeRange): number {
  return (Number(last) - Number(first) + 1) * 10 ** (6 - first.length);
}

/** CSV with a heading: `first,last,city,district,state`. Errors: the line number. */
export function parsePinCodes(
  csv: string,
  states: readonly string[],
): Result<readonly PinCodeRange[], { readonly line: number; readonly problem: string }> {
  const ranges: PinCodeRange[] = [];
  const lines = csv.split(/\r?\n/);
  for (const [index, text] of lines.entries()) {
    if (index === 0 || text.trim() === '') continue;
    const [first = '', last = '', city = '', district = '', state = ''] = text
      .split(',')
      .map((cell) => cell.trim());
    const problem = problemOf(first, last, state, states);
    if (problem !== null) return err({ line: index + 1, problem });
    ranges.push({ first, last, city, district, state });
  }
  return ok(ranges);
}

function problemOf(first: string, last: string, state: string, states: readonly string[]): string | null {
  const shape = /^[1-9]\d{1,5}$/;
  if (!shape.test(first) || !shape.test(last)) return 'a prefix has 2 to 6 digits';
  if (first.length !== last.length || last < first) return 'the prefixes are no range';
  return states.includes(state) ? null : `${state} is no state of India`;
}
