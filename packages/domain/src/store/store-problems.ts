import { isEmail } from '../account/email.ts';
import { PIN_CODE_SHAPE } from '../address/pin-code.ts';
import { type FieldProblem, needed, wrong } from '../field-problem.ts';
import { isPicture, PICTURE_TEXT } from '../product/picture-files.ts';
import { isLink } from '../setting/validate-home.ts';
import { phoneShape } from '../setting/validate-settings.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { FindableStore } from './search-stores.ts';

/** A store as entered by staff. */
export type WrittenStore = FindableStore & {
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly messagingUrl: string;
  readonly picture: string;
  /** Displayed text. */
  readonly workingHours: readonly { readonly days: string; readonly text: string }[];
  readonly openingHours: readonly OpeningHours[];
};

const LIMITS = { line: 200, name: 60 } as const;
const codeShape = /^[A-Z]{3}$/;
const clockShape = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** CONTENT-28. */
export function storeProblems(store: WrittenStore): FieldProblem[] {
  const { latitude, longitude, towns, workingHours, openingHours } = store;
  return [
    ...wrong('code', codeShape.test(store.code), 'A code has 3 capital letters, such as KCH'),
    ...needed('name', 'Name', store.name, LIMITS.name),
    ...needed('address', 'Address', store.address, LIMITS.line),
    ...wrong(
      'pinCode',
      PIN_CODE_SHAPE.test(store.pinCode),
      'PIN code must be exactly 6 digits and not start with 0',
    ),
    ...wrong('towns', towns.length > 0, 'Please name a town that it serves'),
    ...towns.flatMap((town, index) => needed(`towns.${index}`, 'Town', town, LIMITS.name)),
    ...wrong('latitude', latitude >= -90 && latitude <= 90, 'A latitude lies between -90 and 90'),
    ...wrong('longitude', longitude >= -180 && longitude <= 180, 'A longitude lies between -180 and 180'),
    ...wrong('email', isEmail(store.email), 'Please enter a valid email address'),
    ...wrong('phone', phoneShape.test(store.phone), 'Please enter a phone number, such as +91 98470 12345'),
    ...wrong(
      'messagingUrl',
      isLink(store.messagingUrl) && !store.messagingUrl.startsWith('/'),
      'Please enter an address that begins with https://',
    ),
    ...wrong('picture', isPicture(store.picture), PICTURE_TEXT),
    ...workingHours.flatMap(({ days, text }, index) => [
      ...needed(`workingHours.${index}.days`, 'Days', days, LIMITS.name),
      ...needed(`workingHours.${index}.text`, 'Hours', text, LIMITS.name),
    ]),
    ...openingHours.flatMap(({ days, opens, closes }, index) => [
      ...wrong(
        `openingHours.${index}.days`,
        days.length > 0 && days.every((day) => Number.isInteger(day) && day >= 0 && day <= 6),
        'Please choose the days',
      ),
      ...wrong(
        `openingHours.${index}.opens`,
        clockShape.test(opens) && clockShape.test(closes) && opens !== closes,
        'Please enter two times, such as 10:30 and 18:30',
      ),
    ]),
  ];
}
