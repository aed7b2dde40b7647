import { normalisePhone, phoneProblem } from '../address/validate-address.ts';
import type { FieldProblem } from '../field-problem.ts';
import { addDays, formatDay, indiaDay, isDay, nextDay, startOfIndiaDay } from '../india-day.ts';
import { err, ok, type Result } from '../result.ts';
import { typedName } from '../text/typed-text.ts';

/** The next step after a failed delivery attempt (PARCEL-25). */
export type AttemptChoice =
  /** Days are ISO days in India. Null: the courier's next round. */
  | { readonly kind: 'again'; readonly day: string | null }
  | { readonly kind: 'other address'; readonly addressLine1: string; readonly addressLine2: string }
  | { readonly kind: 'other phone'; readonly phone: string }
  | { readonly kind: 'send back' };

export const ATTEMPT_CHOICES = [
  'again',
  'other address',
  'other phone',
  'send back',
] as const satisfies readonly AttemptChoice['kind'][];

/** As typed in a form: fields of other choices are ignored. */
export type TypedChoice = {
  readonly kind: AttemptChoice['kind'];
  readonly day: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly phone: string;
};

const DAYS_OFFERED = 7;
const MINUTE_MS = 60_000;
const LONGEST_LINE = 200;

/** The next 7 days without Sundays. */
export function offeredDays(now: Date): string[] {
  const today = indiaDay(now);
  return Array.from({ length: DAYS_OFFERED }, (_, index) => addDays(today, index + 1)).filter(
    (day) => !isSunday(day),
  );
}

/** PARCEL-25. Errors: the fields with their texts. */
export function readChoice(
  typed: TypedChoice,
  { now, pinCode }: { readonly now: Date; readonly pinCode: string },
): Result<AttemptChoice, readonly FieldProblem[]> {
  switch (typed.kind) {
    case 'again':
      return offeredDays(now).includes(typed.day)
        ? ok({ kind: 'again', day: typed.day })
        : err([{ field: 'day', message: 'Please choose one of the days' }]);
    case 'other address': {
      const [addressLine1, addressLine2] = [typedName(typed.addressLine1), typedName(typed.addressLine2)];
      const problems = [
        ...lineProblems('addressLine1', addressLine1, pinCode),
        ...lineProblems('addressLine2', addressLine2, pinCode),
      ];
      return problems.length > 0 ? err(problems) : ok({ kind: 'other address', addressLine1, addressLine2 });
    }
    case 'other phone': {
      const phone = normalisePhone(typed.phone);
      const message = phoneProblem(phone);
      return message === null ? ok({ kind: 'other phone', phone }) : err([{ field: 'phone', message }]);
    }
    case 'send back':
      return ok({ kind: 'send back' });
  }
}

function lineProblems(field: 'addressLine1' | 'addressLine2', line: string, pinCode: string): FieldProblem[] {
  const label = field === 'addressLine1' ? 'Address line 1' : 'Address line 2';
  if (field === 'addressLine1' && line === '') return [{ field, message: `${label} is required` }];
  if (line.length > LONGEST_LINE) {
    return [{ field, message: `${label} must be at most ${LONGEST_LINE} characters` }];
  }
  const others = (line.match(/(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g) ?? []).map((one) => one.replace(' ', ''));
  return others.every((one) => one === pinCode)
    ? []
    : [{ field, message: `The address must be in PIN code ${pinCode}. For another place, write to us.` }];
}

export function isSameChoice(one: AttemptChoice, other: AttemptChoice): boolean {
  return JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));
}

function fieldsOf(choice: AttemptChoice): readonly (string | null)[] {
  switch (choice.kind) {
    case 'again':
      return [choice.kind, choice.day];
    case 'other address':
      return [choice.kind, choice.addressLine1, choice.addressLine2];
    case 'other phone':
      return [choice.kind, choice.phone];
    case 'send back':
      return [choice.kind];
  }
}

/** 'Deliver on 2 Dec 2026'. Without address and phone: it stands in logs too. */
export function choiceWords(choice: { readonly kind: AttemptChoice['kind']; readonly day?: string | null }) {
  switch (choice.kind) {
    case 'again':
      return choice.day == null || !isDay(choice.day)
        ? 'Deliver on the next round'
        : `Deliver on ${formatDay(startOfIndiaDay(choice.day))}`;
    case 'other address':
      return 'Deliver to another address';
    case 'other phone':
      return 'Call another phone';
    case 'send back':
      return 'Send back';
  }
}

type Place = { readonly addressLine1: string; readonly addressLine2: string; readonly phone: string };

/** For this delivery alone; `choices` oldest first (PARCEL-28). */
export function placeAfter<Address extends Place>(
  address: Address,
  choices: readonly AttemptChoice[],
): Address {
  const place = choices.findLast(({ kind }) => kind === 'other address');
  const call = choices.findLast(({ kind }) => kind === 'other phone');
  return {
    ...address,
    ...(place?.kind === 'other address' && {
      addressLine1: place.addressLine1,
      addressLine2: place.addressLine2,
    }),
    ...(call?.kind === 'other phone' && { phone: call.phone }),
  };
}

/** End of the next day that is no Sunday, in India: by then the courier must know what to do (SUPPORT-20). */
export function attemptDueAt(failedAt: Date): Date {
  const next = nextDay(indiaDay(failedAt));
  const midnight = startOfIndiaDay(nextDay(isSunday(next) ? nextDay(next) : next));
  return new Date(midnight.getTime() - MINUTE_MS);
}

function isSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
}
