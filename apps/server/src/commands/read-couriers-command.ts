import { err, ok, type Result } from '@ilaneer/domain/result';
import { isLife, LIFE_NAMES, type LifeName } from '../sandbox/couriers/lives.ts';
import {
  EMULATED_COURIERS,
  isEmulatedCourier,
  REMITTANCE_FAULTS,
  type RemittanceFault,
} from '../sandbox/couriers/remittances.ts';
import type { EmulatedCourier } from '../sandbox/couriers/world.ts';
import { readWords } from './read-words.ts';

export type CouriersCommand =
  | { readonly does: 'list' }
  | { readonly does: 'later'; readonly hours: number }
  | { readonly does: 'next'; readonly parcel: string }
  | { readonly does: 'life'; readonly parcel: string; readonly life: LifeName }
  | {
      readonly does: 'remit';
      readonly courier: EmulatedCourier;
      readonly faults: readonly RemittanceFault[];
      readonly file: string | null;
    };

export const COURIERS_COMMAND_USAGE = `npm run couriers -- list
npm run couriers -- later <hours>h|<days>d
npm run couriers -- next <parcel number or AWB>
npm run couriers -- life <parcel number or AWB> "${LIFE_NAMES.join('" | "')}"
npm run couriers -- remit ${EMULATED_COURIERS.join('|')} [--faults ${REMITTANCE_FAULTS.join(',')}] [--file <path>]`;

const AMOUNT = /^(\d{1,3})([hd])$/;
const MOST_HOURS = 720;

export function readCouriersCommand(words: readonly string[]): Result<CouriersCommand, string> {
  const read = readWords(words, { faults: { type: 'string' }, file: { type: 'string' } });
  if (!read.ok) return read;
  const { positionals, values } = read.value;
  const [does = '', subject = '', ...rest] = positionals;
  const hasOptions = Object.keys(values).length > 0;
  if (does !== 'remit' && hasOptions) return err('Only remit takes options.');
  if (does !== 'life' && rest.length > 0) return err(`Unexpected: ${rest.join(' ')}`);
  switch (does) {
    case 'list':
      return subject === '' ? ok({ does }) : err(`Unexpected: ${subject}`);
    case 'later':
      return readLater(subject);
    case 'next':
      return subject === '' ? err(NO_PARCEL) : ok({ does, parcel: subject });
    case 'life': {
      const life = rest.join(' ');
      if (subject === '') return err(NO_PARCEL);
      return isLife(life)
        ? ok({ does, parcel: subject, life })
        : err(`'${life}' is no life: ${LIFE_NAMES.join(', ')}.`);
    }
    case 'remit':
      return readRemit(subject, values);
    default:
      return err(
        does === ''
          ? 'The command is missing: list, later, next, life or remit.'
          : `Unknown command: ${does}`,
      );
  }
}

const NO_PARCEL = 'The parcel is missing: its number such as OD10001-1, or its AWB.';

function readLater(text: string): Result<CouriersCommand, string> {
  const [, size = '', unit] = AMOUNT.exec(text) ?? [];
  const hours = Number(size) * (unit === 'd' ? 24 : 1);
  return hours >= 1 && hours <= MOST_HOURS
    ? ok({ does: 'later', hours })
    : err(`later takes 1h to ${MOST_HOURS}h, or 1d to ${MOST_HOURS / 24}d, not '${text}'.`);
}

function readRemit(
  courier: string,
  {
    faults = '',
    file = null,
  }: { readonly faults?: string | undefined; readonly file?: string | undefined | null },
): Result<CouriersCommand, string> {
  if (!isEmulatedCourier(courier)) {
    return err(`remit takes ${EMULATED_COURIERS.join(' or ')}, not '${courier}'.`);
  }
  const wanted: RemittanceFault[] = [];
  for (const name of faults.split(',').filter((one) => one !== '')) {
    const fault = REMITTANCE_FAULTS.find((one) => one === name);
    if (fault === undefined) return err(`'${name}' is no fault: ${REMITTANCE_FAULTS.join(', ')}.`);
    wanted.push(fault);
  }
  return ok({ does: 'remit', courier, faults: wanted, file });
}
