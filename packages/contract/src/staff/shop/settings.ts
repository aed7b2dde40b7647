import { formatRupees, rupeesFromPaise } from '@ilaneer/domain/money';
import { MOST_CASH } from '@ilaneer/domain/order/cash-orders';
import { DISPATCH_GATES } from '@ilaneer/domain/parcel/dispatch-gate';
import { PRICE_MODES } from '@ilaneer/domain/pricing/price-mode';
import { TAX_MODES } from '@ilaneer/domain/setting/settings';
import { MOST_CASH_FEE, SETTING_LIMITS } from '@ilaneer/domain/setting/validate-settings';
import Type, { type Static, type TSchema } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, Lines, problem, Text } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const field = (name: string) => Text(1_000, problem(`${name} is required`, atMost(name, 1_000)));

export const BrandForm = Type.Object({
  name: field('Name of the shop'),
  localName: field('Name in another script'),
  tagline: field('Tagline'),
  description: Lines(1_000, problem('What the shop sells is required', atMost('What the shop sells', 1_000))),
  linkedin: field('LinkedIn'),
  facebook: field('Facebook'),
  instagram: field('Instagram'),
  youtube: field('YouTube'),
});

export const SellerForm = Type.Object({
  legalName: field('Legal name'),
  addressLine1: field('Address'),
  addressLine2: field('Address, second line'),
  city: field('City'),
  state: field('State'),
  pinCode: field('PIN code'),
  gstin: field('GSTIN'),
  fssai: field('FSSAI licence'),
  cin: field('CIN'),
  /** Prefixes of document numbers; default `INV`, `CRN`, `RCV` and `RFV`. */
  invoicePrefix: Type.Optional(field('Prefix of invoices')),
  creditNotePrefix: Type.Optional(field('Prefix of credit notes')),
  receiptVoucherPrefix: Type.Optional(field('Prefix of receipt vouchers')),
  refundVoucherPrefix: Type.Optional(field('Prefix of refund vouchers')),
});

export const SupportForm = Type.Object({
  email: field('Email'),
  alternateEmail: field('Second email'),
  phone: field('Phone'),
  alternatePhone: field('Second phone'),
  hours: Type.Array(Type.Object({ days: field('Days'), text: field('Hours') }), {
    maxItems: 50,
    ...problem('There are too many lines of hours'),
  }),
  officerName: field('Name of the grievance officer'),
  officerTitle: field('Title of the grievance officer'),
  officerEmail: field('Email of the grievance officer'),
  officerPhone: field('Phone of the grievance officer'),
});

export const TaxForm = Type.Object({
  mode: Type.Enum([...TAX_MODES], problem('Please choose a tax rule')),
  /** Default: GST is added. */
  prices: Type.Optional(Type.Enum([...PRICE_MODES], problem('Please choose what prices mean'))),
});

export const PackingForm = Type.Object({
  /** Unscanned shipping: allow, ask or refuse (PARCEL-11). */
  dispatchGate: Type.Enum([...DISPATCH_GATES], problem('Please choose what happens to unscanned orders')),
  /** If omitted, food shares boxes with other goods. */
  foodApart: Type.Optional(Type.Boolean(problem('Please choose whether food leaves apart'))),
  /** In India; if omitted, 17:00 (PARCEL-46). */
  handoverTime: Type.Optional(
    Type.String({
      pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
      ...anyProblem('Please enter a time such as 17:00'),
    }),
  ),
});

export const BooksForm = Type.Object({
  /** A second person confirms the closing of a month (JOURNAL-32). */
  lockNeedsTwo: Type.Boolean(problem('Please choose how many persons close a month')),
  /** Rupees (MANUAL-ENTRY-3); without it one person is enough. */
  secondPersonAbove: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 10_00_00_000,
      ...anyProblem('Please enter whole rupees from 0 to 10,00,00,000, or nothing'),
    }),
  ),
});

const REMINDER_HOURS = problem('Please enter 1 to 168 hours');

export const LettersForm = Type.Object({
  /** Without a change of the cart; null: no reminders (NEWSLETTER-14). */
  cartReminderHours: Type.Union(
    [Type.Integer({ minimum: 1, maximum: 168, ...REMINDER_HOURS }), Type.Null()],
    REMINDER_HOURS,
  ),
});

const amount = Type.Number({
  minimum: 0,
  maximum: 100_000,
  ...problem('Please enter an amount from ₹0 to ₹1,00,000'),
});
const days = Type.Integer({ minimum: 1, maximum: 60, ...problem('Please enter 1 to 60 days') });
const cashProblem = problem(`Please enter an amount from ₹0 to ${formatRupees(MOST_CASH)}`);
const cash = Type.Number({ minimum: 0, maximum: rupeesFromPaise(MOST_CASH), ...cashProblem });
const units = Type.Integer({
  minimum: 0,
  maximum: SETTING_LIMITS.cashUnits,
  ...problem('Please enter 0 to 10,000 items'),
});

export const DeliveryForm = Type.Object({
  charge: amount,
  /** Threshold after discounts, in rupees; null: never free. */
  freeFrom: Type.Union([amount, Type.Null()], problem('Please enter an amount from ₹0 to ₹1,00,000')),
  /** Fee of Cash on Delivery in rupees; 0: none (PRICING-38). */
  cashFee: Type.Number({
    minimum: 0,
    maximum: rupeesFromPaise(MOST_CASH_FEE),
    ...problem(`Please enter an amount from ₹0 to ${formatRupees(MOST_CASH_FEE)}`),
  }),
  fewestDays: days,
  mostDays: days,
  /** Limits of unpaid cash orders, in rupees and units, without a verified mobile number. */
  unprovenCash: cash,
  unprovenUnits: units,
  provenCash: cash,
  provenUnits: units,
  /** Limit with a poor record of deliveries, in rupees; null: as with any (CHECKOUT-30). */
  poorRecordCash: Type.Union([cash, Type.Null()], cashProblem),
  /** Cash from which the shopper confirms an order, in rupees; null: never (CHECKOUT-31). */
  confirmCashFrom: Type.Union([cash, Type.Null()], cashProblem),
});

/** Version 0 and empty texts before the first save. */
function sectionOf<Form extends TSchema>(form: Form) {
  return Type.Object({ values: form, ...versionField });
}

const BrandSection = sectionOf(BrandForm);
const SellerSection = sectionOf(SellerForm);
const SupportSection = sectionOf(SupportForm);
const TaxSection = sectionOf(TaxForm);
const DeliverySection = sectionOf(DeliveryForm);
const PackingSection = sectionOf(PackingForm);
const BooksSection = sectionOf(BooksForm);
const LettersSection = sectionOf(LettersForm);

export const SettingsView = Type.Object({
  brand: BrandSection,
  seller: SellerSection,
  support: SupportSection,
  tax: TaxSection,
  delivery: DeliverySection,
  packing: PackingSection,
  books: BooksSection,
  letters: LettersSection,
});

export type SettingsView = Static<typeof SettingsView>;

/** The sections of `settings.write`; version 0 before the first save. */
export const getSettings = defineCall({
  method: 'GET',
  path: '/staff/settings',
  summary: 'The settings of the shop',
  access: 'staff:settings.write',
  reply: successReply({ settings: SettingsView }),
});

/** Applies to new pages, mails and documents; issued invoices stay. */
export const changeBrand = defineCall({
  method: 'PUT',
  path: '/staff/settings/brand',
  summary: 'Change name and description of the shop',
  access: 'staff:settings.write',
  headers: IfMatch,
  body: BrandForm,
  reply: successReply({ section: BrandSection }),
});

export const changeSeller = defineCall({
  method: 'PUT',
  path: '/staff/settings/seller',
  summary: 'Change who sells',
  access: 'staff:settings.write',
  headers: IfMatch,
  body: SellerForm,
  reply: successReply({ section: SellerSection }),
});

export const changeSupport = defineCall({
  method: 'PUT',
  path: '/staff/settings/support',
  summary: 'Change whom shoppers reach',
  access: 'staff:settings.write',
  headers: IfMatch,
  body: SupportForm,
  reply: successReply({ section: SupportSection }),
});

export const changeTax = defineCall({
  method: 'PUT',
  path: '/staff/settings/tax',
  summary: 'Change how goods are taxed',
  access: 'staff:settings.write',
  headers: IfMatch,
  body: TaxForm,
  reply: successReply({ section: TaxSection }),
});

export const changeDelivery = defineCall({
  method: 'PUT',
  path: '/staff/settings/delivery',
  summary: 'Change delivery charge and days',
  access: 'staff:settings.write',
  headers: IfMatch,
  body: DeliveryForm,
  reply: successReply({ section: DeliverySection }),
});

/** Applies from the next dispatch. */
export const changePacking = defineCall({
  method: 'PUT',
  path: '/staff/settings/packing',
  summary: 'Change the packing rules',
  access: 'staff:settings.write',
  headers: IfMatch,
  body: PackingForm,
  reply: successReply({ section: PackingSection }),
});

/** Applies from the next closing. */
export const changeBooks = defineCall({
  method: 'PUT',
  path: '/staff/settings/books',
  summary: 'Change how months are closed',
  access: 'staff:settings.write',
  headers: IfMatch,
  body: BooksForm,
  reply: successReply({ section: BooksSection }),
});

export const changeLetters = defineCall({
  method: 'PUT',
  path: '/staff/settings/letters',
  summary: 'Change the reminder of forgotten carts',
  access: 'staff:settings.write',
  headers: IfMatch,
  body: LettersForm,
  reply: successReply({ section: LettersSection }),
});
