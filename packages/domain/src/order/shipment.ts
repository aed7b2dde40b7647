import type { FieldProblem } from '../field-problem.ts';
import { err, ok, type Result } from '../result.ts';
import { typedCode, typedName } from '../text/typed-text.ts';
import { isOurNumber } from './order-number.ts';

/** Trimmed. */
export type Shipment = { readonly courier: string; readonly trackingNumber: string };

const trackingShape = /^[A-Za-z0-9][A-Za-z0-9/-]{3,39}$/;
const LONGEST_COURIER = 60;

export const SHIPMENT_TEXTS = {
  noCourier: 'Courier is required',
  longCourier: `Courier must be at most ${LONGEST_COURIER} characters`,
  numberAsCourier: "Enter the courier's name, not a number",
  noTrackingNumber: 'Tracking number is required',
  trackingNumber: 'Tracking number must be 4 to 40 letters, digits, dashes or slashes',
} as const;

/** Suggestions; others can be typed. */
export const COURIERS = [
  'Blue Dart',
  'Delhivery',
  'DTDC',
  'Ekart',
  'India Post',
  'Shiprocket',
  'Xpressbees',
  'Own delivery',
] as const;

/** ORDER-6. */
export function isTrackingNumber(text: string): boolean {
  return trackingShape.test(text);
}

const LETTER = /\p{L}/u;

/** ORDER-6: a scan into the field is no name. Null if it may be one. */
export function courierProblem(courier: string): string | null {
  if (courier === '') return SHIPMENT_TEXTS.noCourier;
  if (courier.length > LONGEST_COURIER) return SHIPMENT_TEXTS.longCourier;
  return isOurNumber(courier) || !LETTER.test(courier) ? SHIPMENT_TEXTS.numberAsCourier : null;
}

/** ORDER-6. Errors: the fields with their texts. */
export function checkShipment(input: {
  readonly courier: string;
  readonly trackingNumber: string;
}): Result<Shipment, readonly FieldProblem[]> {
  const courier = typedName(input.courier);
  const trackingNumber = typedCode(input.trackingNumber);
  const problems: FieldProblem[] = [];
  const problem = courierProblem(courier);
  if (problem !== null) problems.push({ field: 'courier', message: problem });
  if (trackingNumber === '') {
    problems.push({ field: 'trackingNumber', message: SHIPMENT_TEXTS.noTrackingNumber });
  } else if (!isTrackingNumber(trackingNumber)) {
    problems.push({ field: 'trackingNumber', message: SHIPMENT_TEXTS.trackingNumber });
  }
  return problems.length > 0 ? err(problems) : ok({ courier, trackingNumber });
}

const TRACKING_PAGES: Readonly<Record<string, (number: string) => string>> = {
  bluedart: (number) => `https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=${number}`,
  delhivery: (number) => `https://www.delhivery.com/track-v2/package/${number}`,
  dtdc: (number) => `https://www.dtdc.in/trace.asp?strCnno=${number}`,
  ekart: (number) => `https://ekartlogistics.com/shipmenttrack/${number}`,
  indiapost: () => 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx',
  shiprocket: (number) => `https://shiprocket.co/tracking/${number}`,
  xpressbees: (number) => `https://www.xpressbees.com/shipment/tracking?awbNo=${number}`,
};
const LONGEST_NUMBER = 40;

/** Tracking page; null for unknown couriers. India Post's page takes no number in the address. */
export function courierLink(courier: string | null, trackingNumber: string | null): string | null {
  if (courier === null || trackingNumber === null || trackingNumber.length > LONGEST_NUMBER) return null;
  // Typed names vary: 'Blue Dart', 'BlueDart Express', 'speed post'.
  const name = courier
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^speedpost/, 'indiapost');
  const known = Object.keys(TRACKING_PAGES).find((one) => name.startsWith(one));
  return known === undefined ? null : (TRACKING_PAGES[known]?.(encodeURIComponent(trackingNumber)) ?? null);
}
