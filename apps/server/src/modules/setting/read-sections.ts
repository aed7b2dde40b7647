import { TextsForm } from '@ilaneer/contract/staff/content/texts';
import { ArrivalForm } from '@ilaneer/contract/staff/shop/arrival';
import { LookForm } from '@ilaneer/contract/staff/shop/look';
import { MenuForm } from '@ilaneer/contract/staff/shop/menu';
import {
  BooksForm,
  BrandForm,
  LettersForm,
  PackingForm,
  SellerForm,
  SupportForm,
  TaxForm,
} from '@ilaneer/contract/staff/shop/settings';
import { ConfirmedRateForm } from '@ilaneer/contract/staff/shop/tax-rates';
import type { MethodsSetting } from '@ilaneer/domain/delivery/methods';
import { FIRST_HANDOVER_TIME } from '@ilaneer/domain/handover/handover';
import { type Paise, paise } from '@ilaneer/domain/money';
import type { DispatchGate } from '@ilaneer/domain/parcel/dispatch-gate';
import {
  type DeliverySetting,
  FIRST_DELIVERY,
  NO_SETTINGS,
  type SettingKey,
  type Settings,
} from '@ilaneer/domain/setting/settings';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Database } from '../../db/connect.ts';
import { listSettingRows } from './repository.ts';

/** Version 0: unset. */
export type Section<Values> = { readonly values: Values; readonly version: number };
export type Sections = { readonly [Key in SettingKey]: Section<Settings[Key]> };

type Shape<Values> = { Check(value: unknown): value is Values };

const brandShape = Compile(BrandForm);
const lookShape = Compile(LookForm);
const sellerShape = Compile(SellerForm);
const supportShape = Compile(SupportForm);
const taxShape = Compile(TaxForm);
const ratesShape = Compile(Type.Object({ rows: Type.Array(ConfirmedRateForm) }));
const arrivalShape = Compile(ArrivalForm);
const packingShape = Compile(PackingForm);
const booksShape = Compile(BooksForm);
const lettersShape = Compile(LettersForm);
const menuShape = Compile(MenuForm);
const textsShape = Compile(TextsForm);
const openingShape = Compile(
  Type.Object({
    catalogue: Type.Union([Type.Enum(['sample', 'empty']), Type.Null()]),
    openedAt: Type.Union([Type.String(), Type.Null()]),
  }),
);
// Paise; the staff app uses rupees.
const amount = Type.Integer({ minimum: 0 });
const maybeAmount = Type.Union([amount, Type.Null()]);
const days = Type.Integer({ minimum: 1 });
const units = Type.Integer({ minimum: 0 });
const deliveryForm = Type.Object({
  charge: amount,
  freeFrom: maybeAmount,
  fewestDays: days,
  mostDays: days,
  // Missing in older rows: defaults apply.
  cashFee: Type.Optional(amount),
  unprovenCash: Type.Optional(amount),
  unprovenUnits: Type.Optional(units),
  provenCash: Type.Optional(amount),
  provenUnits: Type.Optional(units),
  poorRecordCash: Type.Optional(maybeAmount),
  confirmCashFrom: Type.Optional(maybeAmount),
});
const deliveryShape = Compile(deliveryForm);
const methodsShape = Compile(
  Type.Unsafe<MethodsSetting>(
    Type.Object({
      methods: Type.Array(
        Type.Object({
          id: Type.String({ minLength: 1 }),
          name: Type.String(),
          pins: Type.String(),
          mostGrams: maybeAmount,
          charge: amount,
          freeFrom: maybeAmount,
          days: Type.Integer(),
        }),
      ),
    }),
  ),
);

export async function readSections(db: Database): Promise<Sections> {
  const rows = new Map((await listSettingRows(db)).map((row) => [row.key, row]));
  /** Corrupt values count as unset, to be repaired in the staff app. */
  const sectionOf = <Values>(key: SettingKey, shape: Shape<Values>, none: Values): Section<Values> => {
    const row = rows.get(key);
    if (row === undefined) return { values: none, version: 0 };
    return { values: shape.Check(row.value) ? row.value : none, version: row.version };
  };
  return {
    brand: sectionOf('brand', brandShape, NO_SETTINGS.brand),
    look: sectionOf('look', lookShape, NO_SETTINGS.look),
    seller: sectionOf('seller', sellerShape, NO_SETTINGS.seller),
    support: sectionOf('support', supportShape, NO_SETTINGS.support),
    tax: sectionOf('tax', taxShape, NO_SETTINGS.tax),
    rates: sectionOf('rates', ratesShape, NO_SETTINGS.rates),
    delivery: inPaise(sectionOf('delivery', deliveryShape, NO_SETTINGS.delivery)),
    arrival: sectionOf('arrival', arrivalShape, NO_SETTINGS.arrival),
    methods: sectionOf('methods', methodsShape, NO_SETTINGS.methods),
    packing: sectionOf('packing', packingShape, NO_SETTINGS.packing),
    books: sectionOf('books', booksShape, NO_SETTINGS.books),
    letters: sectionOf('letters', lettersShape, NO_SETTINGS.letters),
    menu: sectionOf('menu', menuShape, NO_SETTINGS.menu),
    texts: sectionOf('texts', textsShape, NO_SETTINGS.texts),
    opening: sectionOf('opening', openingShape, NO_SETTINGS.opening),
  };
}

type StoredDelivery = Static<typeof deliveryForm>;

function inPaise({ values, version }: Section<StoredDelivery>): Section<DeliverySetting> {
  const { charge, freeFrom, cashFee, unprovenCash, provenCash, poorRecordCash, confirmCashFrom, ...rest } =
    values;
  return {
    values: {
      ...FIRST_DELIVERY,
      ...rest,
      ...(cashFee !== undefined && { cashFee: paise(cashFee) }),
      ...(unprovenCash !== undefined && { unprovenCash: paise(unprovenCash) }),
      ...(provenCash !== undefined && { provenCash: paise(provenCash) }),
      ...(poorRecordCash !== undefined && { poorRecordCash: paiseOrNull(poorRecordCash) }),
      ...(confirmCashFrom !== undefined && { confirmCashFrom: paiseOrNull(confirmCashFrom) }),
      charge: paise(charge),
      freeFrom: paiseOrNull(freeFrom),
    },
    version,
  };
}

function paiseOrNull(amountOrNull: number | null): Paise | null {
  return amountOrNull === null ? null : paise(amountOrNull);
}

/** Read within the shipping transaction (PARCEL-11). */
export async function readDispatchGate(db: Database): Promise<DispatchGate> {
  return (await readSections(db)).packing.values.dispatchGate;
}

/** Read when parcels are made (PARCEL-14). */
export async function readFoodApart(db: Database): Promise<boolean> {
  return (await readSections(db)).packing.values.foodApart === true;
}

/** PARCEL-46. */
export async function readHandoverTime(db: Database): Promise<string> {
  return (await readSections(db)).packing.values.handoverTime ?? FIRST_HANDOVER_TIME;
}

/** JOURNAL-32. */
export async function readLockNeedsTwo(db: Database): Promise<boolean> {
  return (await readSections(db)).books.values.lockNeedsTwo;
}

/** Rupees; null where one person is enough (MANUAL-ENTRY-3). */
export async function readSecondPersonAbove(db: Database): Promise<number | null> {
  return (await readSections(db)).books.values.secondPersonAbove ?? null;
}

/** NEWSLETTER-14. */
export async function readCartReminderHours(db: Database): Promise<number | null> {
  return (await readSections(db)).letters.values.cartReminderHours;
}
