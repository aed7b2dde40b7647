import type { NewStore, StaffStoreView } from '@ilaneer/contract/staff/content/stores';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { clockSpan, daysText, holidayHours } from '@ilaneer/domain/store/opening-hours';
import { storeProblems } from '@ilaneer/domain/store/store-problems';
import { typedLines } from '@ilaneer/domain/text/typed-text';
import { valueWords } from '../../../parts/words/value-words.ts';

/** As typed: towns by line, empty times of a holiday for a closed day. */
export type StoreValues = Omit<NewStore, 'towns' | 'latitude' | 'longitude' | 'holidays'> & {
  readonly towns: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly holidays: readonly {
    readonly date: string;
    readonly opens: string;
    readonly closes: string;
    readonly note: string;
  }[];
};

export const STORE_LABELS: Readonly<Record<keyof StoreValues, string>> = {
  code: 'Code',
  name: 'Name',
  address: 'Address',
  pinCode: 'PIN code',
  towns: 'Towns',
  latitude: 'Latitude',
  longitude: 'Longitude',
  email: 'Email',
  phone: 'Phone',
  messagingUrl: 'Messaging link',
  picture: 'Picture',
  hours: 'Opening hours',
  holidays: 'Holidays',
  isShown: 'Show in the shop',
};

export function valuesOf({ version: _, ...store }: StaffStoreView): StoreValues {
  return {
    ...store,
    towns: store.towns.join('\n'),
    latitude: typedNumber(store.latitude),
    longitude: typedNumber(store.longitude),
    holidays: store.holidays.map(({ date, opens, closes, note }) => ({
      date,
      opens: opens ?? '',
      closes: closes ?? '',
      note,
    })),
  };
}

export function bodyOf(values: StoreValues): NewStore {
  return {
    ...values,
    code: values.code.toUpperCase(),
    towns: values.towns
      .split(/[\n,]/)
      .map(typedLines)
      .filter((town) => town !== ''),
    latitude: sentNumber(values.latitude),
    longitude: sentNumber(values.longitude),
    holidays: values.holidays.map(({ date, opens, closes, note }) => ({
      date,
      opens: opens || null,
      closes: closes || null,
      note,
    })),
  };
}

/** Problems of single towns are those of their field. */
export function problemsOf(values: StoreValues): FieldProblem[] {
  return storeProblems(bodyOf(values)).map((problem) =>
    problem.field.startsWith('towns.') ? { ...problem, field: 'towns' } : problem,
  );
}

/** In the comparison with a colleague's version. */
export function showValue(field: string, value: unknown): string {
  const { hours = [], holidays = [] } = { [field]: value } as Partial<StoreValues>;
  if (field === 'hours')
    return hours.map((row) => `${daysText(row.days)}: ${clockSpan(row)} ${row.text}`).join('\n');
  if (field === 'holidays') {
    return holidays
      .map(
        (day) =>
          `${day.date}: ${holidayHours({ ...day, opens: day.opens || null, closes: day.closes || null })}`,
      )
      .join('\n');
  }
  return valueWords(value);
}

function typedNumber(value: number): string {
  return Number.isNaN(value) ? '' : String(value);
}

function sentNumber(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}
