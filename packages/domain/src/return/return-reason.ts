/**
 * The reasons for a return (RETURN-1). `blame`: 'goods' when the shop sent something bad or too little, 'delivery' when it
 * came later than was said, 'none' when the shopper changed their mind.
 */
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

/** One of the reasons. */
export type ReturnReason = (typeof RETURN_REASONS)[number]['id'];

/** Days after the delivery for a change of mind and for what came late: the shop's own policy (RETURN-1). */
export const RETURN_DAYS = 7;

/** Days after the delivery for what came wrong: the law's period where the bill names no other one (RETURN-1). */
export const FAULT_DAYS = 30;

/** What the shop or its courier did wrong: it goes back for free, and may never be refused. */
export function isOurFault(reason: ReturnReason): boolean {
  return blameOf(reason) !== 'none';
}

/** What came wrong or not at all; goods that came late are as good as any. */
export function isBadGoods(reason: ReturnReason): boolean {
  return blameOf(reason) === 'goods';
}

/** Whether there is something to come back: not of what was never in the parcel (RETURN-18). */
export function comesBack(reason: ReturnReason): boolean {
  return reason !== 'missing';
}

/** How many days after the delivery a return may be asked for with a reason. */
export function returnDays(reason: ReturnReason): number {
  return isBadGoods(reason) ? FAULT_DAYS : RETURN_DAYS;
}

function blameOf(reason: ReturnReason): (typeof RETURN_REASONS)[number]['blame'] {
  return RETURN_REASONS.find(({ id }) => id === reason)?.blame ?? 'none';
}
