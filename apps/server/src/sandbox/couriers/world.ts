import { type LifeName, stepsOf } from './lives.ts';

export type EmulatedCourier = 'shiprocket' | 'delhivery';

/** The next call whose path contains `at` is answered so. */
export type Fault = {
  readonly at: string;
  readonly how:
    | 'too many calls'
    | 'refused with 200'
    | 'refused with 422'
    | 'server error'
    /** Carried out, but the connection ends before the answer. */
    | 'carried out without an answer'
    /** Carried out, and answered only after `release`. */
    | 'carried out, answer held';
};

export type EmulatedParcel = {
  readonly courier: EmulatedCourier;
  readonly id: number;
  readonly reference: string;
  readonly toCollect: number;
  readonly bookedAt: Date;
  awb: string;
  life: LifeName;
  isCancelled: boolean;
  /** Its cash was paid to the shop. */
  isRemitted: boolean;
};

export type EmulatedScan = ReturnType<typeof stepsOf>[number] & { readonly at: Date };

export type PinTerms = {
  readonly isServed: boolean;
  readonly takesCash: boolean;
  readonly isEmbargo: boolean;
  /** Of Delhivery until delivery; Shiprocket takes one more. */
  readonly days: number;
};

const HOUR_MS = 3_600_000;
const LABEL_AFTER_MS = 60_000;
const TOKEN_LASTS_MS = 10 * 24 * HOUR_MS;

const TERMS: Readonly<Record<string, PinTerms>> = {
  '682999': { isServed: true, takesCash: false, isEmbargo: false, days: 3 },
  '744999': { isServed: true, takesCash: true, isEmbargo: true, days: 3 },
  '193999': { isServed: false, takesCash: false, isEmbargo: false, days: 3 },
};
const USUAL: PinTerms = { isServed: true, takesCash: true, isEmbargo: false, days: 3 };

/** The last digit of the PIN code chooses the life; the rest is delivered. */
const LIFE_OF_DIGIT: Readonly<Record<string, LifeName>> = {
  6: 'weight dispute',
  7: 'second attempt',
  8: 'back',
  9: 'lost',
};

export type CourierWorld = ReturnType<typeof courierWorld>;

/** Both couriers' state, in memory: a restart forgets it. */
export function courierWorld(clock: () => Date = () => new Date()) {
  let shiftMs = 0;
  let ids = 0;
  const first = Math.floor(clock().getTime() / 1_000) * 1_000;
  const parcels: EmulatedParcel[] = [];
  const faults: Fault[] = [];
  const held: (() => void)[] = [];
  const tokens = new Map<string, number>();
  const changed = new Map<string, PinTerms>();
  const termsOf = (pinCode: string): PinTerms => changed.get(pinCode) ?? TERMS[pinCode] ?? USUAL;
  const now = () => new Date(clock().getTime() + shiftMs);
  const nextId = () => {
    ids += 1;
    return first + ids;
  };
  return {
    now,
    nextId,
    parcels: parcels as readonly EmulatedParcel[],
    advanceHours: (hours: number) => {
      shiftMs += hours * HOUR_MS;
    },
    fail: (...next: readonly Fault[]) => {
      faults.push(...next);
    },
    faultAt: (path: string): Fault['how'] | null => {
      const index = faults.findIndex(({ at }) => path.includes(at));
      return index === -1 ? null : (faults.splice(index, 1)[0]?.how ?? null);
    },
    hold: () => new Promise<void>((resolve) => held.push(resolve)),
    heldAnswers: () => held.length,
    release: () => {
      for (const answer of held.splice(0)) answer();
    },
    logIn: (): string => {
      const token = `token-${nextId()}`;
      tokens.set(token, now().getTime() + TOKEN_LASTS_MS);
      return token;
    },
    isLoggedIn: (token: string): boolean => (tokens.get(token) ?? 0) > now().getTime(),
    termsOf,
    changeTerms: (pinCode: string, change: Partial<PinTerms>) => {
      changed.set(pinCode, { ...termsOf(pinCode), ...change });
    },
    create: (
      courier: EmulatedCourier,
      order: { readonly reference: string; readonly pinCode: string; readonly toCollect: number },
    ): EmulatedParcel => {
      const parcel: EmulatedParcel = {
        courier,
        id: nextId(),
        reference: order.reference,
        toCollect: order.toCollect,
        bookedAt: now(),
        awb: '',
        life: LIFE_OF_DIGIT[order.pinCode.slice(-1)] ?? 'delivered',
        isCancelled: false,
        isRemitted: false,
      };
      parcels.push(parcel);
      return parcel;
    },
    assign: (parcel: EmulatedParcel): string => {
      if (parcel.awb === '') parcel.awb = `${parcel.courier === 'shiprocket' ? '14' : '59'}${nextId()}`;
      return parcel.awb;
    },
    find: (wanted: (parcel: EmulatedParcel) => boolean): EmulatedParcel | null =>
      parcels.findLast(wanted) ?? null,
    isLabelDrawn: ({ bookedAt }: EmulatedParcel) => now().getTime() - bookedAt.getTime() >= LABEL_AFTER_MS,
    /** Until its next scan, rounded up; null: there is none. */
    hoursToNext: ({ life, bookedAt, isCancelled }: EmulatedParcel): number | null => {
      const gone = (now().getTime() - bookedAt.getTime()) / HOUR_MS;
      const next = isCancelled ? undefined : stepsOf(life).find(({ afterHours }) => afterHours > gone);
      return next === undefined ? null : Math.ceil(next.afterHours - gone);
    },
    /** So far, oldest first. */
    scansOf: ({ life, bookedAt, isCancelled }: EmulatedParcel): EmulatedScan[] => {
      const all = stepsOf(life).map((step) => ({
        ...step,
        at: new Date(bookedAt.getTime() + step.afterHours * HOUR_MS),
      }));
      return all.filter(({ at, afterHours }) => at <= now() && (!isCancelled || afterHours === 0));
    },
  };
}

/** `2026-01-09 17:10:42`, in India. */
export function localTime(at: Date): string {
  return new Date(at.getTime() + 19_800_000).toISOString().slice(0, 19).replace('T', ' ');
}
