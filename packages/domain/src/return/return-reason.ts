type Reason = { id: string; label: string; blame: 'goods' | 'delivery' | 'none' };

/** `blame`: 'goods' are faulty or missing, 'delivery' is late, 'none': a change of mind (RETURN-1). */
export const SHOPPER_REASONS = [
  { id: 'damaged', label: 'It arrived damaged', blame: 'goods' },
  { id: 'defective', label: 'It is defective or spoiled', blame: 'goods' },
  { id: 'wrong', label: 'It is not what I ordered', blame: 'goods' },
  { id: 'not-as-described', label: 'It is not as described', blame: 'goods' },
  { id: 'leaking', label: 'It leaks', blame: 'goods' },
  { id: 'expired', label: 'It is past its date', blame: 'goods' },
  { id: 'missing', label: 'It was missing in the parcel', blame: 'goods' },
  { id: 'late', label: 'It came too late', blame: 'delivery' },
  { id: 'changed-mind', label: 'I changed my mind', blame: 'none' },
] as const satisfies readonly Reason[];

/** Of a parcel that ended without delivery, never of a shopper (PARCEL-22). */
export const PARCEL_REASONS = [
  { id: 'not-delivered', label: 'It could not be delivered', blame: 'goods' },
  { id: 'lost-on-the-way', label: 'The courier lost it', blame: 'goods' },
  { id: 'damaged-on-the-way', label: 'It was damaged on the way', blame: 'goods' },
] as const satisfies readonly Reason[];

export const RETURN_REASONS = [...SHOPPER_REASONS, ...PARCEL_REASONS] as const;

export type ParcelReason = (typeof PARCEL_REASONS)[number]['id'];

export type ReturnReason = (typeof RETURN_REASONS)[number]['id'];

/** Change of mind or late delivery: shop policy (RETURN-1). */
export const RETURN_DAYS = 7;

/** Faults: the statutory period (RETURN-1). */
export const FAULT_DAYS = 30;

/** Free return that can't be refused. */
export function isOurFault(reason: ReturnReason): boolean {
  return blameOf(reason) !== 'none';
}

export function isBadGoods(reason: ReturnReason): boolean {
  return blameOf(reason) === 'goods';
}

/** False for units missing from the parcel (RETURN-18), and those of a parcel, inspected with it. */
export function comesBack(reason: ReturnReason): boolean {
  return reason !== 'missing' && !isParcelReason(reason);
}

export function isParcelReason(reason: ReturnReason): reason is ParcelReason {
  return PARCEL_REASONS.some(({ id }) => id === reason);
}

/** Return period by reason, in days. */
export function returnDays(reason: ReturnReason): number {
  return isBadGoods(reason) ? FAULT_DAYS : RETURN_DAYS;
}

function blameOf(reason: ReturnReason): (typeof RETURN_REASONS)[number]['blame'] {
  return RETURN_REASONS.find(({ id }) => id === reason)?.blame ?? 'none';
}
