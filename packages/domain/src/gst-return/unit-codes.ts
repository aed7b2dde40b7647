import type { InvoiceLine } from '../tax-document/invoice-figures.ts';

/** The portal's closed list of units (UQC). */
const UNIT_CODES = {
  BAG: 'BAGS',
  BAL: 'BALE',
  BDL: 'BUNDLES',
  BKL: 'BUCKLES',
  BOU: 'BILLION OF UNITS',
  BOX: 'BOX',
  BTL: 'BOTTLES',
  BUN: 'BUNCHES',
  CAN: 'CANS',
  CBM: 'CUBIC METERS',
  CCM: 'CUBIC CENTIMETERS',
  CMS: 'CENTIMETERS',
  CTN: 'CARTONS',
  DOZ: 'DOZENS',
  DRM: 'DRUMS',
  GGK: 'GREAT GROSS',
  GMS: 'GRAMMES',
  GRS: 'GROSS',
  GYD: 'GROSS YARDS',
  KGS: 'KILOGRAMS',
  KLR: 'KILOLITRE',
  KME: 'KILOMETRE',
  LTR: 'LITRES',
  MLT: 'MILILITRE',
  MTR: 'METERS',
  MTS: 'METRIC TON',
  NOS: 'NUMBERS',
  OTH: 'OTHERS',
  PAC: 'PACKS',
  PCS: 'PIECES',
  PRS: 'PAIRS',
  QTL: 'QUINTAL',
  ROL: 'ROLLS',
  SET: 'SETS',
  SQF: 'SQUARE FEET',
  SQM: 'SQUARE METERS',
  SQY: 'SQUARE YARDS',
  TBS: 'TABLETS',
  TGM: 'TEN GROSS',
  THD: 'THOUSANDS',
  TON: 'TONNES',
  TUB: 'TUBES',
  UGS: 'US GALLONS',
  UNT: 'UNITS',
  YDS: 'YARDS',
} as const;

/** Services have no unit. */
const NO_UNIT = 'NA';
const SERVICES = '99';

const NAMES = new Map<string, string>(Object.entries(UNIT_CODES));

export function unitOf({ hsnCode, uqc }: Pick<InvoiceLine, 'hsnCode' | 'uqc'>): string {
  return hsnCode.startsWith(SERVICES) ? NO_UNIT : uqc;
}

export function isUnit(code: string): boolean {
  return code === NO_UNIT || NAMES.has(code);
}

/** `PCS-PIECES`, as the offline tool names it. */
export function unitName(code: string): string {
  const name = NAMES.get(code);
  return name === undefined ? code : `${code}-${name}`;
}
