import type { IncomingHttpHeaders } from 'node:http';
import type { Paise } from '@ilaneer/domain/money';
import type { AttemptChoice } from '@ilaneer/domain/parcel/attempt-choice';
import type { CourierName } from '@ilaneer/domain/parcel/couriers/courier-name';
import type { CourierReport } from '@ilaneer/domain/parcel/couriers/courier-report';
import type { Result } from '@ilaneer/domain/result';

export type ParcelToBook = {
  /** OD10001-1: the courier's order number. */
  readonly reference: string;
  readonly weightGrams: number;
  readonly worth: Paise;
  /** 0: prepaid. */
  readonly toCollect: Paise;
  readonly orderedAt: Date;
  readonly to: {
    readonly name: string;
    readonly phone: string;
    readonly email: string | null;
    readonly address: string;
    readonly city: string;
    readonly state: string;
    readonly pinCode: string;
  };
  readonly items: readonly {
    readonly name: string;
    readonly sku: string;
    readonly units: number;
    readonly price: Paise;
    readonly hsn: string;
  }[];
};

/** `handle`: the courier's own id of it, beside the number on the label. */
export type BookedParcel = { readonly awb: string; readonly handle: string };

export type Serviceability = {
  readonly isServed: boolean;
  readonly takesCash: boolean;
  /** Until delivery; null if the courier does not say. */
  readonly days: number | null;
};

/** Port to a courier's account. A courier that cannot be reached throws CourierUnavailable. */
export type CourierApi = {
  readonly name: CourierName;
  /** Last part of the webhook's address: Shiprocket refuses its own name there. */
  readonly webhookPath: string;
  serviceability(parcel: {
    readonly pinCode: string;
    readonly grams: number;
    readonly isCash: boolean;
  }): Promise<Serviceability>;
  /** Not idempotent: `find` first after a try without an answer. Errors: the courier's reason. */
  book(parcel: ParcelToBook): Promise<Result<BookedParcel, string>>;
  /** Completes a booking that the courier has begun. Null: unknown to it. Errors: its reason. */
  find(reference: string): Promise<Result<BookedParcel | null, string>>;
  /** PDF; null while the courier has not drawn it. */
  label(booked: BookedParcel): Promise<Buffer | null>;
  /** `day`: ISO day in India. Errors: the courier's reason. */
  requestPickup(day: string, parcels: readonly BookedParcel[]): Promise<Result<null, string>>;
  /** Idempotent. Errors: the courier's reason. */
  cancel(booked: BookedParcel): Promise<Result<null, string>>;
  /** At most TRACKED_AT_ONCE; unknown numbers are left out. */
  track(awbs: readonly string[]): Promise<ReadonlyMap<string, readonly CourierReport[]>>;
  /** Numbers to ask about. The key is compared in constant time. */
  readWebhook(
    headers: IncomingHttpHeaders,
    body: Buffer,
  ): Result<readonly string[], 'KEY_INVALID' | 'BODY_INVALID'>;
  /** False: not taken by call, so that staff tell the courier. */
  answerAttempt(awb: string, choice: AttemptChoice): Promise<boolean>;
};

export const TRACKED_AT_ONCE = 50;

/** The shop, for all adapters. */
export type CourierGrounds = {
  readonly now: () => Date;
  /** PIN code that parcels leave from. */
  readonly fromPinCode: () => string;
  readonly boxCm: { readonly length: number; readonly width: number; readonly height: number };
};

export class CourierUnavailable extends Error {
  /** True: it answered that it did nothing, so that another try books nothing twice. */
  readonly didNothing: boolean;
  constructor(courier: CourierName, didNothing: boolean, options?: ErrorOptions) {
    super(`the courier ${courier} cannot be reached`, options);
    this.name = 'CourierUnavailable';
    this.didNothing = didNothing;
  }
}
