import { formatRupees, paiseFromRupees } from '@ilaneer/domain/money';
import { type CourierWorld, type EmulatedCourier, type EmulatedParcel, localTime } from './world.ts';

/** Errors in a courier's file: of its first parcels, in their order, and a line of its own. */
export const REMITTANCE_FAULTS = ['short', 'missing', 'extra', 'unknown'] as const;

export type RemittanceFault = (typeof REMITTANCE_FAULTS)[number];

/** Rupees. */
type PaidParcel = Pick<EmulatedParcel, 'awb' | 'reference' | 'toCollect'> & {
  readonly paid: number;
  readonly deliveredAt: Date;
};

export type EmulatedRemittance = {
  /** UTR of the bank. */
  readonly reference: string;
  readonly amount: number;
  readonly csv: string;
};

export const EMULATED_COURIERS = ['shiprocket', 'delhivery'] as const satisfies readonly EmulatedCourier[];

export function isEmulatedCourier(name: string): name is EmulatedCourier {
  return EMULATED_COURIERS.some((one) => one === name);
}

const DELIVERED = 7;
const ERROR_OF: Readonly<Record<'short' | 'extra', number>> = { short: -10, extra: 5 };

/** The cash of the parcels delivered since the last file; a missing one comes with the next. */
export function remit(
  world: CourierWorld,
  courier: EmulatedCourier,
  faults: readonly RemittanceFault[],
): EmulatedRemittance {
  const reference = `IN${world.nextId()}`;
  const ofParcels = faults.filter((fault) => fault !== 'unknown');
  const paid = deliveredParcels(world, courier).flatMap(([parcel, deliveredAt], index): PaidParcel[] => {
    const fault = ofParcels[index];
    if (fault === 'missing') return [];
    parcel.isRemitted = true;
    const { awb, reference: order, toCollect } = parcel;
    const error = fault === undefined ? 0 : ERROR_OF[fault];
    return [{ awb, reference: order, toCollect, paid: rounded(toCollect + error), deliveredAt }];
  });
  const unknown = { awb: `99${world.nextId()}`, reference: 'Unknown', toCollect: 7, paid: 7 };
  const lines = faults.includes('unknown') ? [...paid, { ...unknown, deliveredAt: world.now() }] : paid;
  const rows = courier === 'shiprocket' ? shiprocketRows(world, reference, lines) : delhiveryRows(lines);
  return { reference, amount: sumOf(lines), csv: rows.map(rowText).join('\n') };
}

function deliveredParcels(
  world: CourierWorld,
  courier: EmulatedCourier,
): readonly (readonly [EmulatedParcel, Date])[] {
  return world.parcels.flatMap((parcel) => {
    const last = world.scansOf(parcel).at(-1);
    const isDue = parcel.courier === courier && parcel.toCollect > 0 && !parcel.isRemitted;
    return isDue && last?.shiprocket[0] === DELIVERED ? [[parcel, last.at] as const] : [];
  });
}

type Rows = readonly (readonly string[])[];

/** The AWB level report, saved by a spreadsheet: numbers as text, amounts with commas, totals at the foot. */
function shiprocketRows(world: CourierWorld, utr: string, lines: readonly PaidParcel[]): Rows {
  const crf = String(world.nextId());
  const head = [
    ...['CRF ID', 'AWB', 'Delivered Date', 'Order Id', 'Courier', 'Order Value', 'Channel Name'],
    ...['Remittance Date', 'UTR', 'total_adjusted_amt', 'Linked CRF Ids'],
  ];
  const at = localTime(world.now());
  const rows = lines.map(({ awb, reference, paid, deliveredAt }) => [
    ...[crf, `'${awb}`, localTime(deliveredAt), reference, 'Xpressbees Surface', grouped(paid), 'CUSTOM'],
    ...[at, utr, '', ''],
  ]);
  const foot = ['Total', '', '', '', '', grouped(sumOf(lines)), '', '', '', '', ''];
  return [head, ...rows, foot];
}

/** The remittance transactions export. */
function delhiveryRows(lines: readonly PaidParcel[]): Rows {
  const head = [
    ...['Description', 'Payment Mode', 'Client', 'Pincode', 'Amount Payable', 'City', 'Status'],
    ...['COD Amount', 'Waybill Number', 'Order Number'],
  ];
  const rows = lines.map(({ awb, reference, paid, toCollect }) => [
    ...['Goods', 'COD', 'SHOP', '682001', decimal(paid), 'Kochi', 'Delivered'],
    ...[decimal(toCollect), awb, reference],
  ]);
  return [head, ...rows];
}

function sumOf(lines: readonly PaidParcel[]): number {
  return rounded(lines.reduce((sum, { paid }) => sum + paid, 0));
}

const rounded = (rupees: number) => Math.round(rupees * 100) / 100;

/** '1,200.00' */
const grouped = (rupees: number) => formatRupees(paiseFromRupees(rupees)).slice(1);

/** '1200.0' */
const decimal = (rupees: number) => (Number.isInteger(rupees) ? `${rupees}.0` : String(rupees));

function rowText(cells: readonly string[]): string {
  return cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',');
}
