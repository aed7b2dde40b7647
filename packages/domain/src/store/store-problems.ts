import { isEmail } from '../account/email.ts';
import { PIN_CODE_SHAPE } from '../address/pin-code.ts';
import { type FieldProblem, needed, tooLong, wrong } from '../field-problem.ts';
import { isDay } from '../india-day.ts';
import { isLink } from '../page/link.ts';
import { isPicture, PICTURE_TEXT } from '../product/picture-files.ts';
import { phoneShape } from '../setting/validate-settings.ts';
import type { Holiday, HoursRow } from './opening-hours.ts';
import type { FindableStore } from './search-stores.ts';

/** A store as entered by staff. */
export type WrittenStore = FindableStore & {
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  /** May be empty. */
  readonly messagingUrl: string;
  readonly picture: string;
  readonly hours: readonly HoursRow[];
  readonly holidays: readonly Holiday[];
};

export const STORE_LIMITS = {
  line: 200,
  name: 60,
  email: 254,
  phone: 20,
  towns: 50,
  hours: 14,
  holidays: 60,
} as const;
const LIMITS = STORE_LIMITS;
const codeShape = /^[A-Z]{3}$/;
const PIN_CODE_TEXT = 'PIN code must be exactly 6 digits and not start with 0';
const clockShape = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** CONTENT-28, CONTENT-35. */
export function storeProblems(store: WrittenStore): FieldProblem[] {
  const { latitude, longitude, towns, hours, holidays, messagingUrl } = store;
  return [
    ...wrong('code', codeShape.test(store.code), 'A code has 3 capital letters, such as KCH'),
    ...needed('name', 'Name', store.name, LIMITS.name),
    ...needed('address', 'Address', store.address, LIMITS.line),
    ...wrong('pinCode', PIN_CODE_SHAPE.test(store.pinCode), PIN_CODE_TEXT),
    ...wrong('towns', towns.length > 0, 'Please name a town that it serves'),
    ...wrong('towns', towns.length <= LIMITS.towns, `There may be at most ${LIMITS.towns} towns`),
    ...towns.flatMap((town, index) => needed(`towns.${index}`, 'Town', town, LIMITS.name)),
    ...wrong('latitude', latitude >= -90 && latitude <= 90, 'A latitude lies between -90 and 90'),
    ...wrong('longitude', longitude >= -180 && longitude <= 180, 'A longitude lies between -180 and 180'),
    ...wrong('email', isEmail(store.email), 'Please enter a valid email address'),
    ...wrong('phone', phoneShape.test(store.phone), 'Please enter a phone number, such as +91 98470 12345'),
    ...wrong(
      'messagingUrl',
      messagingUrl === '' || (isLink(messagingUrl) && !messagingUrl.startsWith('/')),
      'Please enter an address that begins with https://',
    ),
    ...wrong('picture', isPicture(store.picture), PICTURE_TEXT),
    ...wrong('hours', hours.length <= LIMITS.hours, `There may be at most ${LIMITS.hours} rows`),
    ...hours.flatMap(hoursProblems),
    ...wrong('holidays', holidays.length <= LIMITS.holidays, `There may be at most ${LIMITS.holidays}`),
    ...holidays.flatMap(holidayProblems),
  ];
}

function hoursProblems({ days, text, ...times }: HoursRow, index: number): FieldProblem[] {
  const field = `hours.${index}`;
  const areDays = days.every((day) => Number.isInteger(day) && day >= 0 && day <= 6);
  return [
    ...wrong(
      `${field}.days`,
      days.length > 0 && areDays && new Set(days).size === days.length,
      'Please choose the days',
    ),
    ...timeProblems(field, times),
    ...tooLong(`${field}.text`, 'The text', text, LIMITS.name),
  ];
}

function holidayProblems(
  { date, opens, closes, note }: Holiday,
  index: number,
  all: readonly Holiday[],
): FieldProblem[] {
  const field = `holidays.${index}`;
  const isClosed = opens === null && closes === null;
  return [
    ...wrong(`${field}.date`, isDay(date), 'Please choose a date'),
    ...wrong(
      `${field}.date`,
      all.findIndex((one) => one.date === date) === index,
      'This date is in the list already',
    ),
    ...(isClosed ? [] : timeProblems(field, { opens: opens ?? '', closes: closes ?? '' })),
    ...tooLong(`${field}.note`, 'The note', note, LIMITS.name),
  ];
}

function timeProblems(field: string, { opens, closes }: { opens: string; closes: string }): FieldProblem[] {
  const text = 'Please enter a time, such as 10:30';
  return [
    ...wrong(`${field}.opens`, clockShape.test(opens), text),
    ...wrong(`${field}.closes`, clockShape.test(closes), text),
    ...wrong(
      `${field}.closes`,
      opens !== closes || !clockShape.test(opens),
      'The closing time must differ from the opening time',
    ),
  ];
}
