import { findPinCodePlace, PIN_CODE_SHAPE, type PinCodeRange } from '../address/pin-code.ts';
import { gstinProblem, normaliseGstin } from '../contact/gstin.ts';
import type { FieldProblem } from '../field-problem.ts';
import { err, ok, type Result } from '../result.ts';
import { typedDigits, typedName } from '../text/typed-text.ts';
import { stateOfGstin } from './place-of-supply.ts';

/** TAX-DOCUMENT-15. */
export type BusinessInput = {
  readonly gstin: string;
  readonly legalName: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly pinCode: string;
};

/** Trimmed, GSTIN in capitals, state from the GSTIN. */
export type BusinessDetails = BusinessInput & { readonly state: string };

export const BUSINESS_LIMITS = {
  gstin: 20,
  legalName: 150,
  addressLine1: 200,
  addressLine2: 200,
  city: 100,
  pinCode: 7,
} as const;

export const BLANK_BUSINESS: BusinessInput = {
  gstin: '',
  legalName: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  pinCode: '',
};

const NAMES = {
  legalName: 'Legal name',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  city: 'City',
} as const;

/** TAX-DOCUMENT-15, TAX-DOCUMENT-16. Without `ranges` the PIN code's state is not checked. */
export function readBusinessDetails(
  typed: BusinessInput,
  ranges: readonly PinCodeRange[],
): Result<BusinessDetails, readonly FieldProblem[]> {
  const gstin = normaliseGstin(typed.gstin);
  const state = stateOfGstin(gstin);
  const details = {
    gstin,
    legalName: typedName(typed.legalName),
    addressLine1: typedName(typed.addressLine1),
    addressLine2: typedName(typed.addressLine2),
    city: typedName(typed.city),
    pinCode: typedDigits(typed.pinCode),
  };
  const problems = [
    ...inField('gstin', gstin === '' ? 'GSTIN is required' : (gstinProblem(gstin) ?? unknownState(state))),
    ...textProblems(details),
    ...inField('pinCode', pinCodeProblem(details.pinCode, state, ranges)),
  ];
  return problems.length > 0 || state === null ? err(problems) : ok({ ...details, state });
}

function unknownState(state: string | null): string | null {
  return state === null ? 'This GSTIN names no state of India' : null;
}

function textProblems(details: BusinessInput): FieldProblem[] {
  return (['legalName', 'addressLine1', 'addressLine2', 'city'] as const).flatMap((field) => {
    const isMissing = details[field] === '' && (field === 'legalName' || field === 'addressLine1');
    if (isMissing) return [{ field, message: `${NAMES[field]} is required` }];
    const isLong = details[field].length > BUSINESS_LIMITS[field];
    return isLong
      ? [{ field, message: `${NAMES[field]} must be at most ${BUSINESS_LIMITS[field]} characters` }]
      : [];
  });
}

/** The place of supply is the GSTIN's state, so the address must be in it. */
function pinCodeProblem(
  pinCode: string,
  state: string | null,
  ranges: readonly PinCodeRange[],
): string | null {
  if (pinCode === '') return 'PIN code is required';
  if (!PIN_CODE_SHAPE.test(pinCode)) return 'PIN code must be exactly 6 digits and not start with 0';
  const place = findPinCodePlace(ranges, pinCode);
  if (state === null || place === null || place.state === state) return null;
  return `PIN code ${pinCode} is in ${place.state}, and this GSTIN is of ${state}. Please correct one of them.`;
}

function inField(field: keyof BusinessInput, message: string | null): FieldProblem[] {
  return message === null ? [] : [{ field, message }];
}
