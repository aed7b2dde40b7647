import {
  type Address,
  type AddressInput,
  normaliseAddress,
  REQUIRED_FIELDS_TEXT,
  validateAddress,
} from '@ilaneer/domain/address/validate-address';

/** What the form says: over its fields, and at each field that needs another look. */
export type FormProblems = {
  readonly general: string | null;
  readonly fields: Readonly<Partial<Record<keyof AddressInput, string>>>;
};

/** Nothing to complain about. */
export const NO_PROBLEMS: FormProblems = { general: null, fields: {} };

const REQUIRED = ['fullName', 'phone', 'addressLine1', 'state', 'zipCode'] as const;

/** The address that was typed, or what is wrong with it (part 2 section 5, 'Add-address modal'). */
export function checkForm(input: AddressInput): {
  readonly address: Address;
  readonly problems: FormProblems;
} {
  const address = normaliseAddress(input);
  const fields = Object.fromEntries(
    validateAddress(address)
      .toReversed()
      .map(({ field, message }) => [field, message]),
  );
  const general = REQUIRED.some((field) => address[field] === '') ? REQUIRED_FIELDS_TEXT : null;
  return { address, problems: { general, fields } };
}
