import { addDays, indiaDay, startOfIndiaDay } from '../india-day.ts';
import { courierProblem } from '../order/shipment.ts';
import type { ParcelInterruption, ParcelState } from '../parcel/parcel-state.ts';
import { hasLeft } from '../parcel/parcel-state.ts';

export const HANDOVER_RESULTS = ['handed over', 'refused'] as const;

export type HandoverResult = (typeof HANDOVER_RESULTS)[number];

/** Answers to a scan, each with its colour and sound (PARCEL-41). */
export const HANDOVER_VERDICTS = ['added', 'again', 'number wanted', 'refused'] as const;

export type HandoverVerdict = (typeof HANDOVER_VERDICTS)[number];

export type ScannedOut = {
  readonly number: string;
  readonly state: ParcelState;
  readonly interruption: ParcelInterruption | null;
  readonly courier: string | null;
  readonly trackingNumber: string | null;
  /** Courier of another open hand-over that has it. */
  readonly elsewhere: string | null;
  /** Its goods may travel only with an e-way bill, whose number is missing. */
  readonly lacksEWayBill: boolean;
};

/** Why a parcel cannot be handed over to this courier (PARCEL-42); null if it can. */
export function refusalOf(parcel: ScannedOut, courier: string): string | null {
  const { number, state, interruption, elsewhere } = parcel;
  if (hasLeft(state))
    return `${number} has already left${parcel.courier === null ? '' : ` with ${parcel.courier}`}`;
  if (state === 'cancelled' || interruption === 'cancelled') return `The order of ${number} was cancelled`;
  if (interruption === 'held') return `The order of ${number} is on hold`;
  if (state !== 'packed') return `${number} is not packed`;
  if (interruption === 'changed') return `The order of ${number} has changed since it was packed`;
  if (parcel.courier !== null && !isSameCourier(parcel.courier, courier)) {
    return `${number} goes with ${parcel.courier}`;
  }
  if (parcel.lacksEWayBill) return `${number} needs an e-way bill. Enter its number at the bench first`;
  if (elsewhere !== null) return `${number} is in another hand-over, to ${elsewhere}`;
  return null;
}

export function isSameCourier(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Couriers to choose from, likeliest first: each once, and none that is a number (PARCEL-40). */
export function courierChoices(...known: readonly (readonly string[])[]): string[] {
  const names = known.flat().filter((name) => courierProblem(name) === null);
  return names.filter((name, at) => names.findIndex((one) => isSameCourier(one, name)) === at);
}

/** In India, until the shop sets another (PARCEL-46). */
export const FIRST_HANDOVER_TIME = '17:00';

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

export function isTimeOfDay(text: string): boolean {
  return TIME.test(text);
}

/** The last hand-over time that has passed: parcels packed before it and still here are late (PARCEL-46). */
export function lastHandover(time: string, now: Date): Date {
  const [, hours = '17', minutes = '0'] = TIME.exec(time) ?? [];
  const ofDay = (day: string) =>
    new Date(startOfIndiaDay(day).getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000);
  const today = ofDay(indiaDay(now));
  return today <= now ? today : ofDay(addDays(indiaDay(now), -1));
}
