import type { changeSeller } from '@ilaneer/contract/staff/shop/settings';
import { INDIAN_STATES } from '@ilaneer/domain/address/indian-states';
import { SETTING_RULES } from '@ilaneer/domain/setting/validate-settings';
import { DOCUMENT_SERIES } from '@ilaneer/domain/tax-document/financial-year';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { fieldGrid, Line, useProblem } from '../../../parts/form/fields.tsx';
import { Preview } from '../../../parts/form/preview.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { request } from '../../../session/staff-api.ts';
import { type Sections, useStoreSection } from '../use-settings.ts';
import type { StepProps } from './step-props.ts';

type Seller = Sections['seller']['values'];

const LABELS = {
  legalName: 'Legal name',
  addressLine1: 'Address',
  addressLine2: 'Address, second line',
  city: 'City',
  state: 'State',
  pinCode: 'PIN code',
  gstin: 'GSTIN',
  fssai: 'FSSAI licence',
  cin: 'CIN',
  invoicePrefix: 'Prefix of invoices',
  creditNotePrefix: 'Prefix of credit notes',
  receiptVoucherPrefix: 'Prefix of receipt vouchers',
  refundVoucherPrefix: 'Prefix of refund vouchers',
};

const formOf = ({ values }: Sections['seller']): Seller => ({
  ...values,
  invoicePrefix: values.invoicePrefix ?? '',
  creditNotePrefix: values.creditNotePrefix ?? '',
  receiptVoucherPrefix: values.receiptVoucherPrefix ?? '',
  refundVoucherPrefix: values.refundVoucherPrefix ?? '',
});
const { tidy, problems } = SETTING_RULES.seller;

async function save(body: Seller, version: number): Promise<Sections['seller']> {
  const headers = ifMatch(version);
  return (await request<typeof changeSeller>('PUT', '/staff/settings/seller', { body, headers })).section;
}

export function SellerForm({ section, ...step }: { section: Sections['seller'] } & StepProps) {
  const take = useStoreSection();
  return (
    <SectionForm
      name="seller"
      section={section}
      formOf={formOf}
      problems={(form) => problems(tidy(form))}
      save={save}
      onSaved={(saved) => take('seller', saved)}
      labels={LABELS}
      thing="the company"
      did="Company saved"
      {...step}
      preview={<InvoiceHead />}
    >
      <Panel title="Company">
        <div className={fieldGrid}>
          <Line
            name="legalName"
            label={LABELS.legalName}
            required
            wide
            hint="As registered, with 'Private Limited' or 'LLP' if it has that."
          />
          <Line name="addressLine1" label={LABELS.addressLine1} required wide hint="Building and street." />
          <Line name="addressLine2" label={LABELS.addressLine2} wide />
          <Line name="city" label={LABELS.city} required />
          <Line name="pinCode" label={LABELS.pinCode} required inputMode="numeric" />
          <StateField />
        </div>
      </Panel>
      <Panel title="Registrations">
        <div className={fieldGrid}>
          <Line
            name="gstin"
            label={LABELS.gstin}
            required
            hint="15 characters. The first two digits are the state code, the last is a check character."
          />
          <Line
            name="fssai"
            label={LABELS.fssai}
            required
            inputMode="numeric"
            hint="14 digits. Required to sell food online."
          />
          <Line name="cin" label={LABELS.cin} hint="Only companies have one. Leave it empty otherwise." />
        </div>
      </Panel>
      <Panel title="Numbers of documents">
        <div className={fieldGrid}>
          <Line
            name="invoicePrefix"
            label={LABELS.invoicePrefix}
            hint={`Up to 4 capital letters, digits or dashes: ${DOCUMENT_SERIES.invoice}/2627/000001. Empty for ${DOCUMENT_SERIES.invoice}.`}
          />
          <Line
            name="creditNotePrefix"
            label={LABELS.creditNotePrefix}
            hint={`Different from the invoice prefix. Empty for ${DOCUMENT_SERIES['credit-note']}.`}
          />
          <Line
            name="receiptVoucherPrefix"
            label={LABELS.receiptVoucherPrefix}
            hint={`For payments before the invoice. Empty for ${DOCUMENT_SERIES['receipt-voucher']}.`}
          />
          <Line
            name="refundVoucherPrefix"
            label={LABELS.refundVoucherPrefix}
            hint={`For payments sent back before the invoice. Empty for ${DOCUMENT_SERIES['refund-voucher']}.`}
          />
        </div>
        <p className="mt-3 text-palm-soft text-sm">
          A new prefix starts a new series at 1. Change it with a new GSTIN, or on 1 April.
        </p>
      </Panel>
    </SectionForm>
  );
}

function StateField() {
  const { register } = useFormContext<Seller>();
  return (
    <SelectField label={LABELS.state} required error={useProblem('state')} {...register('state')}>
      <option value="">Choose a state</option>
      {INDIAN_STATES.map((state) => (
        <option key={state}>{state}</option>
      ))}
    </SelectField>
  );
}

function InvoiceHead() {
  const seller = useWatch<Seller>();
  const place = [`${seller.city ?? ''} ${seller.pinCode ?? ''}`.trim(), seller.state]
    .filter(Boolean)
    .join(', ');
  const lines = [seller.addressLine1, seller.addressLine2, place].filter(Boolean);
  return (
    <Preview title="On an invoice">
      <address className="text-sm not-italic">
        <strong className="block">{seller.legalName || 'Legal name'}</strong>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block text-palm-soft">
          {[
            ['GSTIN', seller.gstin],
            ['FSSAI', seller.fssai],
            ['CIN', seller.cin],
          ]
            .filter(([, value]) => value)
            .map(([name, value]) => `${name} ${value}`)
            .join(' · ')}
        </span>
      </address>
    </Preview>
  );
}
