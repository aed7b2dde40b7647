import { normaliseGstin } from '@ilaneer/domain/contact/gstin';
import {
  BLANK_BUSINESS,
  BUSINESS_LIMITS,
  type BusinessInput,
} from '@ilaneer/domain/tax-document/business-details';
import { stateOfGstin } from '@ilaneer/domain/tax-document/place-of-supply';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Panel } from '../../../parts/frame/panel.tsx';
import type { PhoneDraft } from './phone-draft.ts';
import { useKnownPlaces } from './use-known-places.ts';

type BilledToProps = {
  draft: PhoneDraft;
  problems: ReadonlyMap<string, string>;
  onBusiness: (business: BusinessInput | null) => void;
};

/** TAX-DOCUMENT-15. */
export function BilledTo({ draft: { customer, business }, problems, onBusiness }: BilledToProps) {
  const known = useKnownPlaces(customer?.id).data?.business ?? null;
  const state = business === null ? null : stateOfGstin(normaliseGstin(business.gstin));
  const field = (name: keyof BusinessInput, typed: BusinessInput) => ({
    value: typed[name],
    maxLength: BUSINESS_LIMITS[name],
    error: problems.get(`business.${name}`),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onBusiness({ ...typed, [name]: event.target.value }),
  });
  return (
    <Panel title="Billing">
      <CheckboxField
        label="Buying for a business"
        checked={business !== null}
        onCheckedChange={(isBusiness) => onBusiness(isBusiness ? typedOf(known) : null)}
      />
      {business !== null && (
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          <TextField
            label="GSTIN"
            hint={
              <span aria-live="polite">{state === null ? '15 characters' : `Registered in ${state}`}</span>
            }
            autoCapitalize="characters"
            spellCheck={false}
            {...field('gstin', business)}
          />
          <TextField label="Legal name" {...field('legalName', business)} />
          <TextField
            label="Billing address line 1"
            className="sm:col-span-2"
            {...field('addressLine1', business)}
          />
          <TextField
            label="Billing address line 2 (optional)"
            className="sm:col-span-2"
            {...field('addressLine2', business)}
          />
          <TextField label="City (optional)" {...field('city', business)} />
          <TextField label="PIN code" inputMode="numeric" {...field('pinCode', business)} />
        </div>
      )}
    </Panel>
  );
}

function typedOf(known: BusinessInput | null): BusinessInput {
  if (known === null) return BLANK_BUSINESS;
  const { gstin, legalName, addressLine1, addressLine2, city, pinCode } = known;
  return { gstin, legalName, addressLine1, addressLine2, city, pinCode };
}
