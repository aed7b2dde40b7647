/** `blame`: 'goods' are faulty or missing, 'delivery' is late, 'none': a change of mind (RETURN-1). */
export const RETURN_REASONS = [
  { id: 'damaged', label: 'It arrived damaged', blame: 'goods' },
  { id: 'defective', label: 'It is defective or spoiled', blame: 'goods' },
  { id: 'wrong', label: 'It is not what I ordered', blame: 'goods' },
  { id: 'not-as-described', label: 'It is not as described', blame: 'goods' },
  { id: 'leaking', label: 'It leaks', blame: 'goods' },
  { id: 'expired', label: 'It is past its date', blame: 'goods' },
  { id: 'missing', label: 'It was missing in the parcel', blame: 'goods' },
  { id: 'late', label: 'It came too late', blame: 'delivery' },
  { id: 'changed-mind', label: 'I changed my mind', blame: 'none' },
] as const satisfies readonly { id: string; label: string; blame: 'goods' | 'delivery' | 'none' }[];

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

/** False for units missing from the parcel (RETURN-18). */
export function comesBack(reason: ReturnReason): boolean {
  return reason !== 'missing';
}

/** Return period by reason, in days. */
export function returnDays(reason: ReturnReason): number {
  return isBadGoods(reason) ? FAULT_DAYS : RETURN_DAYS;
}

function blameOf(reason: ReturnReason): (typeof RETURN_REASONS)[number]['blame'] {
  return RETURN_REASONS.find(({ id }) => id === reason)?.blame ?? 'none';
}
