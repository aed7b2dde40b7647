import { formatDay, formatMoment, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { formatRupees } from '@ilaneer/domain/money';
import { dueOnDelivery } from '@ilaneer/domain/order/amount-due';
import { lineName, toLineView } from '@ilaneer/domain/order/line-snapshot';
import { eWayNumberWords } from '@ilaneer/domain/tax-document/e-way-bill';
import type { ShopBrand } from '../../deps/deps.ts';
import type { AddressLabel, BatchUnits, PackingSlip, PickList, SlipLine } from '../../drawing/sheets.ts';
import type { PrintedParcels } from './find-printed.ts';

type PrintedParcel = PrintedParcels['parcels'][number];

export function printLabel(
  brand: ShopBrand,
  { parcel, order, ofParcels, collectsCash }: PrintedParcel,
): AddressLabel {
  const { fullName: name, addressLine1, addressLine2, city, state, pinCode, phone } = order.deliveryAddress;
  const { line1, line2, ...place } = brand.address;
  const due = dueOnDelivery(order);
  return {
    from: {
      name: brand.name,
      lines: filled([line1, line2, `${place.city} ${place.pinCode}`, place.state, brand.seller.phone]),
    },
    to: { name, lines: filled([addressLine1, addressLine2]), city, state, pinCode, phone },
    parcelNumber: numberOf({ parcel, order }),
    orderNumber: order.number,
    ofParcels,
    toCollect: due > 0 && collectsCash ? formatRupees(due) : null,
    weight: weightWords(parcel.weightGrams, order.deliveryMethod?.name ?? null),
    courier: parcel.courier,
    trackingNumber: parcel.trackingNumber,
  };
}

/** The method beside it, unless it is the usual one (DELIVERY-14). */
function weightWords(grams: number | null, method: string | null): string | null {
  const words = [grams === null ? '' : `${indianDigits(grams)} g`, method ?? ''];
  return filled(words).join(', ') || null;
}

export function printSlip(
  brand: ShopBrand,
  { parcel, order, ofParcels }: PrintedParcel,
  printed: Pick<PrintedParcels, 'items' | 'batches'>,
): PackingSlip {
  const { fullName, city, state, pinCode } = order.deliveryAddress;
  return {
    shop: brand.name,
    contact: `${brand.seller.phone} · ${brand.seller.email}`,
    orderNumber: order.number,
    parcelNumber: numberOf({ parcel, order }),
    ofParcels,
    placedOn: formatDay(order.createdAt),
    to: filled([
      fullName,
      `${city}, ${state} ${pinCode}`,
      order.deliveryMethod === null ? '' : `By ${order.deliveryMethod.name}`,
      eWayWords(parcel),
    ]),
    lines: linesOf(parcel, printed),
    note: ofParcels.endsWith(' 1') ? null : 'The rest of your order comes in a parcel of its own.',
  };
}

function eWayWords({ eWayBillNumber, eWayBillOn }: PrintedParcel['parcel']): string {
  if (eWayBillNumber === null || eWayBillOn === null) return '';
  return `E-way bill ${eWayNumberWords(eWayBillNumber)} of ${formatDay(startOfIndiaDay(eWayBillOn))}`;
}

export function printPickList({ parcels, ...known }: PrintedParcels, now: Date): PickList {
  const wanted = parcels.flatMap((printed) =>
    linesOf(printed.parcel, known).map((line) => ({ ...line, parcel: numberOf(printed) })),
  );
  const rows = [...Map.groupBy(wanted, ({ sku }) => sku)].map(([sku, lines]) => ({
    sku,
    name: lines[0] === undefined ? sku : lineName(lines[0]),
    quantity: unitsOf(lines),
    batches: togetherOf(lines.flatMap(({ batches }) => batches)),
    wantedBy: lines
      .map(({ parcel, quantity }) => (quantity === 1 ? parcel : `${parcel} × ${quantity}`))
      .join(', '),
  }));
  return {
    title: 'Pick list',
    madeAt: formatMoment(now),
    units: unitsOf(wanted),
    parcels: parcels.length,
    rows: rows.toSorted((one, other) => one.sku.localeCompare(other.sku)),
  };
}

function linesOf(
  parcel: PrintedParcel['parcel'],
  { items, batches }: Pick<PrintedParcels, 'items' | 'batches'>,
): SlipLine[] {
  return parcel.lines.flatMap(({ orderId, linePosition, quantity }) => {
    const item = items.find((one) => one.orderId === orderId && one.position === linePosition);
    if (item === undefined) return [];
    const own = batches.filter((one) => one.parcelId === parcel.id && one.position === linePosition);
    return [{ ...toLineView({ ...item, quantity }), batches: togetherOf(own) }];
  });
}

function togetherOf(batches: readonly BatchUnits[]): BatchUnits[] {
  const together = [...Map.groupBy(batches, ({ code }) => code).values()].flatMap((units) => {
    const [first] = units;
    return first === undefined
      ? []
      : [{ code: first.code, bestBefore: first.bestBefore, quantity: unitsOf(units) }];
  });
  return together.toSorted((one, other) => (one.bestBefore < other.bestBefore ? -1 : 1));
}

function numberOf({ parcel, order }: Pick<PrintedParcel, 'parcel' | 'order'>): string {
  return `${order.number}-${parcel.position}`;
}

function unitsOf(lines: readonly Pick<SlipLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function filled(lines: readonly string[]): string[] {
  return lines.filter((line) => line !== '');
}
