import { isEmail } from '../account/email.ts';
import { INDIAN_STATES, indianStateNamed } from '../address/indian-states.ts';
import { isGstin, normaliseGstin } from '../contact/gstin.ts';
import { arrivalProblems, trimArrival } from '../delivery/arrival.ts';
import { methodProblems, trimMethods } from '../delivery/methods.ts';
import { type FieldProblem, needed, tooLong, wrong } from '../field-problem.ts';
import { lookProblems, trimLook } from '../look/look.ts';
import { formatRupees, paise } from '../money.ts';
import { type CashRules, MOST_CASH } from '../order/cash-orders.ts';
import { rateProblems } from '../pricing/rate-table.ts';
import { SERIES_PREFIX, TAX_DOCUMENT_KINDS } from '../tax-document/financial-year.ts';
import { GST_STATE_CODES } from '../tax-document/place-of-supply.ts';
import { asciiDigits } from '../text/ascii-digits.ts';
import { typedCode, typedDigits, typedEmail, typedLines, typedName, typedText } from '../text/typed-text.ts';
import { menuProblems, trimMenu } from './menu.ts';
import { DOCUMENT_NAMES, PREFIX_FIELDS, type PrefixField, seriesPrefixes } from './series-prefixes.ts';
import type {
  BooksSetting,
  BrandSetting,
  DeliverySetting,
  LettersSetting,
  OpeningSetting,
  PackingSetting,
  RatesSetting,
  SellerSetting,
  SettingKey,
  Settings,
  SupportSetting,
  TaxSetting,
} from './settings.ts';
import { textProblems, trimTexts } from './texts.ts';

/** Normalisation and validation of a section. */
type Rule<Section> = {
  readonly tidy: (typed: Section) => Section;
  readonly problems: (section: Section) => FieldProblem[];
};

/** SETTING-1 to SETTING-3, SETTING-7, SETTING-8, SETTING-14. */
export const SETTING_RULES: { readonly [Key in SettingKey]: Rule<Settings[Key]> } = {
  brand: { tidy: trimBrand, problems: brandProblems },
  look: { tidy: trimLook, problems: lookProblems },
  seller: { tidy: trimSeller, problems: sellerProblems },
  support: { tidy: trimSupport, problems: supportProblems },
  tax: { tidy: (tax: TaxSetting) => tax, problems: () => [] },
  rates: {
    tidy: (rates: RatesSetting) => rates,
    problems: ({ rows }: RatesSetting) => rows.flatMap(rateProblems),
  },
  delivery: { tidy: (delivery: DeliverySetting) => delivery, problems: deliveryProblems },
  arrival: { tidy: trimArrival, problems: arrivalProblems },
  methods: { tidy: trimMethods, problems: methodProblems },
  packing: { tidy: (packing: PackingSetting) => packing, problems: () => [] },
  books: { tidy: (books: BooksSetting) => books, problems: () => [] },
  letters: { tidy: (letters: LettersSetting) => letters, problems: () => [] },
  menu: { tidy: trimMenu, problems: menuProblems },
  texts: { tidy: trimTexts, problems: textProblems },
  opening: { tidy: (opening: OpeningSetting) => opening, problems: () => [] },
};

export const SETTING_LIMITS = {
  name: 60,
  description: 300,
  line: 200,
  hours: 7,
  days: 60,
  cashUnits: 10_000,
} as const;

/** ₹1,00,000: above is a typing error. */
const MOST_PAISE = 10_000_000;

export const MOST_CASH_FEE = paise(100_000);

const pinCodeShape = /^[1-9]\d{5}$/;
const fssaiShape = /^[12]\d{13}$/;
const cinShape = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;
/** Printed form: dial code and digit groups. */
export const phoneShape = /^\+?\d(?:[ -]?\d){6,14}$/;

function trimBrand(typed: BrandSetting): BrandSetting {
  return {
    name: typedText(typed.name),
    localName: typedText(typed.localName),
    tagline: typedText(typed.tagline),
    description: typedLines(typed.description),
    linkedin: typedText(typed.linkedin),
    facebook: typedText(typed.facebook),
    instagram: typedText(typed.instagram),
    youtube: typedText(typed.youtube),
  };
}

function brandProblems(brand: BrandSetting): FieldProblem[] {
  return [
    ...needed('name', 'Name of the shop', brand.name, SETTING_LIMITS.name),
    ...tooLong('localName', 'Name in another script', brand.localName, SETTING_LIMITS.name),
    ...tooLong('tagline', 'Tagline', brand.tagline, SETTING_LIMITS.line),
    ...needed('description', 'What the shop sells', brand.description, SETTING_LIMITS.description),
    ...(['linkedin', 'facebook', 'instagram', 'youtube'] as const).flatMap((field) =>
      brand[field] === '' ? [] : wrong(field, isWebAddress(brand[field]), addressText(brand[field])),
    ),
  ];
}

function addressText(profile: string): string {
  return `'${profile}' is no address of a page: it must begin with https://`;
}

function trimSeller({ gstin, fssai, cin, pinCode, ...texts }: SellerSetting): SellerSetting {
  return {
    legalName: typedName(texts.legalName),
    addressLine1: typedName(texts.addressLine1),
    addressLine2: typedName(texts.addressLine2),
    city: typedName(texts.city),
    state: indianStateNamed(texts.state) ?? typedText(texts.state),
    pinCode: typedDigits(pinCode),
    gstin: normaliseGstin(gstin),
    fssai: typedDigits(fssai),
    cin: typedCode(cin).toUpperCase(),
    ...tidyPrefixes(texts),
  };
}

function tidyPrefixes(typed: Pick<SellerSetting, PrefixField>): Pick<SellerSetting, PrefixField> {
  const prefixes = TAX_DOCUMENT_KINDS.map((kind) => {
    const field = PREFIX_FIELDS[kind];
    return [field, tidyPrefix(typed[field])] as const;
  });
  return Object.fromEntries(prefixes.filter(([, prefix]) => prefix !== ''));
}

function tidyPrefix(typed = ''): string {
  return typedCode(typed).toUpperCase();
}

function sellerProblems(seller: SellerSetting): FieldProblem[] {
  const { gstin, fssai, cin, pinCode, state } = seller;
  return [
    ...needed('legalName', 'Legal name', seller.legalName, SETTING_LIMITS.line),
    ...needed('addressLine1', 'Address', seller.addressLine1, SETTING_LIMITS.line),
    ...tooLong('addressLine2', 'Address, second line', seller.addressLine2, SETTING_LIMITS.line),
    ...needed('city', 'City', seller.city, SETTING_LIMITS.line),
    ...wrong('state', indianStateNamed(state) !== null, 'Please choose a state'),
    ...wrong('pinCode', pinCodeShape.test(pinCode), 'PIN code must be exactly 6 digits and not start with 0'),
    ...gstinProblems(gstin, state),
    ...wrong('fssai', fssaiShape.test(fssai), 'An FSSAI licence has 14 digits and begins with 1 or 2'),
    ...wrong(
      'cin',
      cin === '' || cinShape.test(cin),
      'A CIN has 21 characters, such as U15400KL2024PTC012345',
    ),
    ...prefixProblems(seller),
  ];
}

/** A shared prefix would give two documents one number. */
function prefixProblems(seller: SellerSetting): FieldProblem[] {
  const prefixes = seriesPrefixes(seller);
  return TAX_DOCUMENT_KINDS.flatMap((kind, index) => {
    const field = PREFIX_FIELDS[kind];
    const earlier = TAX_DOCUMENT_KINDS.slice(0, index).find((one) => prefixes[one] === prefixes[kind]);
    const other = earlier === undefined ? '' : DOCUMENT_NAMES[earlier].toLowerCase();
    return [
      ...wrong(
        field,
        SERIES_PREFIX.test(prefixes[kind]),
        'A prefix has 1 to 4 capital letters, digits or dashes',
      ),
      ...wrong(field, earlier === undefined, `${DOCUMENT_NAMES[kind]} need another prefix than ${other}`),
    ];
  });
}

function gstinProblems(gstin: string, state: string): FieldProblem[] {
  if (gstin === '') {
    // Would charge a tax that the seller may not collect (CGST Act section 32).
    const message =
      'A GSTIN is needed: this shop charges GST, which only a seller who is registered for it may';
    return [{ field: 'gstin', message }];
  }
  if (!isGstin(gstin)) {
    const message = 'Please enter a valid GSTIN: 15 characters, the last of which checks the others';
    return [{ field: 'gstin', message }];
  }
  const known = INDIAN_STATES.find((one) => one === state);
  if (known === undefined || gstin.startsWith(GST_STATE_CODES[known])) return [];
  const message = `A GSTIN of ${known} begins with ${GST_STATE_CODES[known]}; this one begins with ${gstin.slice(0, 2)}`;
  return [{ field: 'gstin', message }];
}

function trimSupport(typed: SupportSetting): SupportSetting {
  const hours = typed.hours.map(({ days, text }) => ({ days: typedText(days), text: typedText(text) }));
  return {
    email: typedEmail(typed.email),
    alternateEmail: typedEmail(typed.alternateEmail),
    phone: asciiDigits(typedText(typed.phone)),
    alternatePhone: asciiDigits(typedText(typed.alternatePhone)),
    hours: hours.filter(({ days, text }) => days + text !== ''),
    officerName: typedName(typed.officerName),
    officerTitle: typedName(typed.officerTitle),
    officerEmail: typedEmail(typed.officerEmail),
    officerPhone: asciiDigits(typedText(typed.officerPhone)),
  };
}

function supportProblems(support: SupportSetting): FieldProblem[] {
  const { alternateEmail, alternatePhone, hours } = support;
  const emailText = 'Please enter a valid email address';
  const phoneText = 'Please enter a phone number, such as +91 98470 12345';
  return [
    ...wrong('email', isEmail(support.email), emailText),
    ...wrong('alternateEmail', alternateEmail === '' || isEmail(alternateEmail), emailText),
    ...wrong('phone', phoneShape.test(support.phone), phoneText),
    ...wrong('alternatePhone', alternatePhone === '' || phoneShape.test(alternatePhone), phoneText),
    ...wrong('hours', hours.length <= SETTING_LIMITS.hours, 'There may be at most 7 lines of hours'),
    ...hours.flatMap(({ days, text }, index) => [
      ...needed(`hours.${index}.days`, 'Days', days, SETTING_LIMITS.name),
      ...needed(`hours.${index}.text`, 'Hours', text, SETTING_LIMITS.name),
    ]),
    ...needed('officerName', 'Name of the grievance officer', support.officerName, SETTING_LIMITS.line),
    ...tooLong('officerTitle', 'Title of the grievance officer', support.officerTitle, SETTING_LIMITS.name),
    ...wrong('officerEmail', isEmail(support.officerEmail), emailText),
    ...wrong('officerPhone', phoneShape.test(support.officerPhone), phoneText),
  ];
}

function deliveryProblems(delivery: DeliverySetting): FieldProblem[] {
  const { charge, freeFrom, cashFee, fewestDays, mostDays } = delivery;
  const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount >= 0 && amount <= MOST_PAISE;
  const isDays = (days: number) => Number.isInteger(days) && days >= 1 && days <= SETTING_LIMITS.days;
  const amountText = 'Please enter an amount from ₹0 to ₹1,00,000, with at most 2 decimals';
  const daysText = `Please enter 1 to ${SETTING_LIMITS.days} days`;
  return [
    ...wrong('charge', isAmount(charge), amountText),
    ...wrong('freeFrom', freeFrom === null || isAmount(freeFrom), amountText),
    ...wrong(
      'cashFee',
      isAmount(cashFee) && cashFee <= MOST_CASH_FEE,
      `Please enter an amount from ₹0 to ${formatRupees(MOST_CASH_FEE)}, with at most 2 decimals`,
    ),
    ...wrong('fewestDays', isDays(fewestDays), daysText),
    ...wrong('mostDays', isDays(mostDays), daysText),
    ...wrong('mostDays', mostDays >= fewestDays, 'The most days cannot be fewer than the fewest'),
    ...cashProblems(delivery),
  ];
}

function cashProblems(rules: CashRules): FieldProblem[] {
  const { unprovenCash, unprovenUnits, provenCash, provenUnits, poorRecordCash, confirmCashFrom } = rules;
  const isCash = (cash: number, least: number) =>
    Number.isSafeInteger(cash) && cash >= least && cash <= MOST_CASH;
  const isUnits = (units: number, least: number) =>
    Number.isInteger(units) && units >= least && units <= SETTING_LIMITS.cashUnits;
  const most = formatRupees(MOST_CASH);
  const unitsText = SETTING_LIMITS.cashUnits.toLocaleString('en-IN');
  const orEmpty = `Please enter an amount from ₹0 to ${most}, or nothing`;
  const less = 'A confirmed number cannot allow less than one that is not confirmed';
  return [
    ...wrong(
      'unprovenCash',
      isCash(unprovenCash, 0),
      `Please enter an amount from ₹0 to ${most}: the law allows no more cash than that`,
    ),
    ...wrong('unprovenUnits', isUnits(unprovenUnits, 0), `Please enter 0 to ${unitsText} items`),
    ...wrong(
      'provenCash',
      isCash(provenCash, 100),
      `Please enter an amount from ₹1 to ${most}: the law allows no more cash than that`,
    ),
    ...wrong('provenUnits', isUnits(provenUnits, 1), `Please enter 1 to ${unitsText} items`),
    ...wrong('provenCash', provenCash >= unprovenCash, less),
    ...wrong('provenUnits', provenUnits >= unprovenUnits, less),
    ...wrong('poorRecordCash', poorRecordCash === null || isCash(poorRecordCash, 0), orEmpty),
    ...wrong('confirmCashFrom', confirmCashFrom === null || isCash(confirmCashFrom, 0), orEmpty),
  ];
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
