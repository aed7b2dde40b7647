import { type CashLimits, FIRST_CASH_LIMITS } from '../order/cash-orders.ts';
import type { DispatchGate } from '../parcel/dispatch-gate.ts';
import { type DeliveryRules, FIRST_DELIVERY_RULES } from '../pricing/delivery-rules.ts';
import type { PriceMode } from '../pricing/price-mode.ts';
import type { ConfirmedRate } from '../pricing/rate-table.ts';
import { type HomeSetting, NO_HOME } from './home.ts';

/** What the shop is called and sells. */
export type BrandSetting = {
  readonly name: string;
  /** The name in Malayalam, below the wordmark; empty where there is none. */
  readonly malayalamName: string;
  /** A few words for those who sign up. */
  readonly tagline: string;
  /** What it sells, in a sentence, for those who find it elsewhere. */
  readonly description: string;
  /** Addresses of its pages on social networks; empty where it has none. */
  readonly linkedin: string;
  readonly facebook: string;
  readonly instagram: string;
  readonly youtube: string;
};

/** Who sells, as invoices name them (SETTING-2). */
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
  /** What the numbers of invoices and of credit notes begin with; left out where nobody has said (TAX-DOCUMENT-13). */
  readonly invoicePrefix?: string;
  readonly creditNotePrefix?: string;
};

/** When somebody is there: 'Mon-Fri', '10am-8pm'. */
export type Hours = { readonly days: string; readonly text: string };

/** Whom shoppers reach, and who answers for complaints by law (SETTING-3). */
export type SupportSetting = {
  readonly email: string;
  /** Further ways to be reached, empty where there are none. */
  readonly alternateEmail: string;
  readonly phone: string;
  readonly alternatePhone: string;
  readonly hours: Hours[];
  readonly officerName: string;
  /** What the officer is called beside their name. */
  readonly officerTitle: string;
  readonly officerEmail: string;
  readonly officerPhone: string;
};

/** `flat18`: 18 % on goods after every discount. `hsn`: the rates of HSN codes, on delivery too (SETTING-7). */
export const TAX_MODES = ['flat18', 'hsn'] as const;
export type TaxMode = (typeof TAX_MODES)[number];
export type TaxSetting = {
  readonly mode: TaxMode;
  /** Whether prices have GST inside (PRICING-22); on top where nobody has said. */
  readonly prices?: PriceMode;
};

/** What a shop that sells for real needs (SETTING-15). */
export const LAWFUL_TAX: TaxSetting = { mode: 'hsn', prices: 'inclusive' };

/** Why it does. */
export const WHY_INCLUSIVE =
  'shoppers must see one figure that they pay, with all taxes and at most the MRP, and each product bears the rate of its HSN code.';

export function isLawfulTax({ mode, prices }: TaxSetting): boolean {
  return mode === LAWFUL_TAX.mode && prices === LAWFUL_TAX.prices;
}

/** Every GST rate that the shop has ever confirmed or said itself, the last at the end (PRICING-33). */
export type RatesSetting = { readonly rows: ConfirmedRate[] };

/** What delivery costs, how long it takes (SETTING-8), and how much may be paid on delivery (SETTING-19). */
export type DeliverySetting = DeliveryRules &
  CashLimits & {
    /** Business days until an order has arrived. */
    readonly fewestDays: number;
    readonly mostDays: number;
  };

/** How orders are packed (SETTING-15). */
export type PackingSetting = {
  readonly dispatchGate: DispatchGate;
  /** Food leaves in a parcel of its own (PARCEL-14); left out, it shares one with other goods. */
  readonly foodApart?: boolean;
};

/** How far the shop is on its way to its first shopper. */
export type OpeningSetting = {
  /** What its catalogue began with; null until somebody has chosen (SETTING-13). */
  readonly catalogue: 'sample' | 'empty' | null;
  /** When staff opened it, as ISO 8601; null until then (SETTING-12). */
  readonly openedAt: string | null;
};

/** What staff set of the shop, section by section. */
export type Settings = {
  readonly brand: BrandSetting;
  readonly seller: SellerSetting;
  readonly support: SupportSetting;
  readonly tax: TaxSetting;
  readonly rates: RatesSetting;
  readonly delivery: DeliverySetting;
  readonly packing: PackingSetting;
  readonly home: HomeSetting;
  readonly opening: OpeningSetting;
};

export type SettingKey = keyof Settings;

export const SETTING_KEYS = [
  'brand',
  'seller',
  'support',
  'tax',
  'rates',
  'delivery',
  'packing',
  'home',
  'opening',
] as const satisfies readonly SettingKey[];

/** The rules of delivery that a shop begins with (PRICING-4, PRICING-5). */
export const FIRST_DELIVERY: DeliverySetting = {
  ...FIRST_DELIVERY_RULES,
  ...FIRST_CASH_LIMITS,
  fewestDays: 3,
  mostDays: 5,
};

/** A shop of which nobody has said anything yet. */
export const NO_SETTINGS: Settings = {
  brand: {
    name: '',
    malayalamName: '',
    tagline: '',
    description: '',
    linkedin: '',
    facebook: '',
    instagram: '',
    youtube: '',
  },
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
  packing: { dispatchGate: 'warn' },
  home: NO_HOME,
  opening: { catalogue: null, openedAt: null },
};

/** The pages on social networks that a brand has, in the order in which they are shown. */
export function profilesOf(brand: BrandSetting): { readonly label: string; readonly url: string }[] {
  const { linkedin, facebook, instagram, youtube } = brand;
  return [
    { label: 'LinkedIn', url: linkedin },
    { label: 'Facebook', url: facebook },
    { label: 'Instagram', url: instagram },
    { label: 'YouTube', url: youtube },
  ].filter(({ url }) => url !== '');
}

// What the files of the sample shop say where a real shop has a name, an address or a number.
const sampleWords =
  /\(sample|sample building|sample customer|to be filled in|\.example\b|00000 ?0000[01]|AAAAA0000A|\b10{13}\b|U00000KL0000PTC000000|00 Palm\b/i;

/** The fields of a section that still say what the sample shop does. */
export function sampleFieldsOf(section: Settings[SettingKey]): string[] {
  return Object.entries(section).flatMap(([field, value]) =>
    sampleWords.test(JSON.stringify(value)) ? [field] : [],
  );
}

/** Whether a section still says what the sample shop does; a live shop never opens with that (SETTING-5). */
export function isOfSample(section: Settings[SettingKey]): boolean {
  return sampleWords.test(JSON.stringify(section));
}
