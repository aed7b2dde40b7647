import { type ArrivalSetting, FIRST_ARRIVAL } from '../delivery/arrival.ts';
import { type MethodsSetting, NO_METHODS } from '../delivery/methods.ts';
import { type LookSetting, NO_LOOK } from '../look/look.ts';
import { NO_PAISE } from '../money.ts';
import { type CashRules, FIRST_CASH_RULES } from '../order/cash-orders.ts';
import type { DispatchGate } from '../parcel/dispatch-gate.ts';
import { type CashFee, type DeliveryRules, FIRST_DELIVERY_RULES } from '../pricing/delivery-rules.ts';
import type { PriceMode } from '../pricing/price-mode.ts';
import type { ConfirmedRate } from '../pricing/rate-table.ts';
import { FIRST_MENU, type MenuSetting } from './menu.ts';
import { NO_TEXTS, type TextsSetting } from './texts.ts';

export type BrandSetting = {
  readonly name: string;
  /** The name in another script (SETTING-23); may be empty. */
  readonly localName: string;
  readonly tagline: string;
  readonly description: string;
  /** Social profiles; empty if none. */
  readonly linkedin: string;
  readonly facebook: string;
  readonly instagram: string;
  readonly youtube: string;
};

/** The seller on invoices (SETTING-2). */
export type SellerSetting = {
  readonly legalName: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
  readonly gstin: string;
  readonly fssai: string;
  readonly cin: string;
  /** Prefixes of document numbers; optional (TAX-DOCUMENT-13). */
  readonly invoicePrefix?: string;
  readonly creditNotePrefix?: string;
  readonly receiptVoucherPrefix?: string;
  readonly refundVoucherPrefix?: string;
};

export type Hours = { readonly days: string; readonly text: string };

/** Contact and grievance officer (SETTING-3). */
export type SupportSetting = {
  readonly email: string;
  /** Further contacts; empty if none. */
  readonly alternateEmail: string;
  readonly phone: string;
  readonly alternatePhone: string;
  readonly hours: Hours[];
  readonly officerName: string;
  readonly officerTitle: string;
  readonly officerEmail: string;
  readonly officerPhone: string;
};

/** `flat18`: 18 % after discounts. `hsn`: by HSN code, with delivery (SETTING-7). */
export const TAX_MODES = ['flat18', 'hsn'] as const;
export type TaxMode = (typeof TAX_MODES)[number];
export type TaxSetting = {
  readonly mode: TaxMode;
  /** PRICING-22. Default: exclusive. */
  readonly prices?: PriceMode;
};

/** Required of a real shop (SETTING-15). */
export const LAWFUL_TAX: TaxSetting = { mode: 'hsn', prices: 'inclusive' };

export const WHY_INCLUSIVE =
  'shoppers must see one figure that they pay, with all taxes and at most the MRP, and each product bears the rate of its HSN code.';

export function isLawfulTax({ mode, prices }: TaxSetting): boolean {
  return mode === LAWFUL_TAX.mode && prices === LAWFUL_TAX.prices;
}

/** All rates ever confirmed or entered, oldest first (PRICING-33). */
export type RatesSetting = { readonly rows: ConfirmedRate[] };

/** Charge, delivery time (SETTING-8) and rules of cash (SETTING-19, SETTING-25). */
export type DeliverySetting = Pick<DeliveryRules, 'charge' | 'freeFrom'> &
  CashFee &
  CashRules & {
    readonly fewestDays: number;
    readonly mostDays: number;
  };

/** SETTING-15. */
export type PackingSetting = {
  readonly dispatchGate: DispatchGate;
  /** Food in separate parcels (PARCEL-14); default: no. */
  readonly foodApart?: boolean;
  /** In India, '17:00' (PARCEL-46); default: `FIRST_HANDOVER_TIME`. */
  readonly handoverTime?: string;
};

/** `lockNeedsTwo`: a second person confirms the closing of a month (JOURNAL-32). */
export type BooksSetting = {
  readonly lockNeedsTwo: boolean;
  /** Rupees: a second person confirms entries by hand above it (MANUAL-ENTRY-3); default: one is enough. */
  readonly secondPersonAbove?: number;
};

/** Hours without a change of the cart until its reminder; null: none (NEWSLETTER-14). */
export type LettersSetting = { readonly cartReminderHours: number | null };

export type OpeningSetting = {
  /** Null until chosen (SETTING-13). */
  readonly catalogue: 'sample' | 'empty' | null;
  /** ISO 8601; null before opening (SETTING-12). */
  readonly openedAt: string | null;
};

export type Settings = {
  readonly brand: BrandSetting;
  readonly look: LookSetting;
  readonly seller: SellerSetting;
  readonly support: SupportSetting;
  readonly tax: TaxSetting;
  readonly rates: RatesSetting;
  readonly delivery: DeliverySetting;
  readonly arrival: ArrivalSetting;
  readonly methods: MethodsSetting;
  readonly packing: PackingSetting;
  readonly books: BooksSetting;
  readonly letters: LettersSetting;
  readonly menu: MenuSetting;
  readonly texts: TextsSetting;
  readonly opening: OpeningSetting;
};

export type SettingKey = keyof Settings;

export const SETTING_KEYS = [
  'brand',
  'look',
  'seller',
  'support',
  'tax',
  'rates',
  'delivery',
  'arrival',
  'methods',
  'packing',
  'books',
  'letters',
  'menu',
  'texts',
  'opening',
] as const satisfies readonly SettingKey[];

/** Defaults (PRICING-4, PRICING-5). */
export const FIRST_DELIVERY: DeliverySetting = {
  ...FIRST_DELIVERY_RULES,
  ...FIRST_CASH_RULES,
  cashFee: NO_PAISE,
  fewestDays: 3,
  mostDays: 5,
};

export const NO_SETTINGS: Settings = {
  brand: {
    name: '',
    localName: '',
    tagline: '',
    description: '',
    linkedin: '',
    facebook: '',
    instagram: '',
    youtube: '',
  },
  look: NO_LOOK,
  seller: {
    legalName: '',
    addressLine1: '',
    addressLine2: '',
    city: '',
    state: '',
    pinCode: '',
    gstin: '',
    fssai: '',
    cin: '',
  },
  support: {
    email: '',
    alternateEmail: '',
    phone: '',
    alternatePhone: '',
    hours: [],
    officerName: '',
    officerTitle: '',
    officerEmail: '',
    officerPhone: '',
  },
  tax: { mode: 'flat18' },
  rates: { rows: [] },
  delivery: FIRST_DELIVERY,
  arrival: FIRST_ARRIVAL,
  methods: NO_METHODS,
  packing: { dispatchGate: 'warn' },
  books: { lockNeedsTwo: false },
  letters: { cartReminderHours: null },
  menu: FIRST_MENU,
  texts: NO_TEXTS,
  opening: { catalogue: null, openedAt: null },
};

export function profilesOf(brand: BrandSetting): { readonly label: string; readonly url: string }[] {
  const { linkedin, facebook, instagram, youtube } = brand;
  return [
    { label: 'LinkedIn', url: linkedin },
    { label: 'Facebook', url: facebook },
    { label: 'Instagram', url: instagram },
    { label: 'YouTube', url: youtube },
  ].filter(({ url }) => url !== '');
}

// Sample placeholders for name, address and number.
const sampleWords =
  /\(sample|sample building|sample customer|to be filled in|\.example\b|00000 ?0000[01]|AAAAA0000A|\b10{13}\b|U00000KL0000PTC000000|00 Palm\b/i;

export function sampleFieldsOf(section: Settings[SettingKey]): string[] {
  return Object.entries(section).flatMap(([field, value]) =>
    sampleWords.test(JSON.stringify(value)) ? [field] : [],
  );
}

/** Blocks a live opening (SETTING-5). */
export function isOfSample(section: object): boolean {
  return sampleWords.test(JSON.stringify(section));
}
