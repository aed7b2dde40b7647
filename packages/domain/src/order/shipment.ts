import type { FieldProblem } from '../field-problem.ts';
import { err, ok, type Result } from '../result.ts';

/** Who carries a parcel and under which number; both trimmed. */
export type Shipment = { readonly courier: string; readonly trackingNumber: string };

const trackingShape = /^[A-Za-z0-9][A-Za-z0-9/-]{3,39}$/;
const LONGEST_COURIER = 60;

/** What is needed to ship: a courier and its tracking number (ORDER-6). Errors: the fields with their texts. */
export function checkShipment(input: {
  readonly courier: string;
  readonly trackingNumber: string;
}): Result<Shipment, readonly FieldProblem[]> {
  const courier = input.courier.trim();
  const trackingNumber = input.trackingNumber.trim();
  const problems: FieldProblem[] = [];
  if (courier === '') problems.push({ field: 'courier', message: 'Courier is required' });
  else if (courier.length > LONGEST_COURIER) {
    problems.push({ field: 'courier', message: `Courier must be at most ${LONGEST_COURIER} characters` });
  }
  if (trackingNumber === '') {
    problems.push({ field: 'trackingNumber', message: 'Tracking number is required' });
  } else if (!trackingShape.test(trackingNumber)) {
    problems.push({
      field: 'trackingNumber',
      message: 'Tracking number must be 4 to 40 letters, digits, dashes or slashes',
    });
  }
  return problems.length > 0 ? err(problems) : ok({ courier, trackingNumber });
}
