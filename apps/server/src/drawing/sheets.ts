import type { LineView } from '@ilaneer/domain/order/line-snapshot';
import type { PrintedDocument } from './printed-document.ts';

/** What is stuck onto a parcel. */
export type AddressLabel = {
  readonly from: { readonly name: string; readonly lines: readonly string[] };
  readonly to: {
    readonly name: string;
    readonly lines: readonly string[];
    readonly city: string;
    readonly state: string;
    readonly pinCode: string;
    readonly phone: string;
  };
  readonly parcelNumber: string;
  readonly orderNumber: string;
  /** '1 of 2'. */
  readonly ofParcels: string;
  /** What the courier collects, in words; null of what is paid. */
  readonly toCollect: string | null;
  readonly weight: string | null;
  readonly courier: string | null;
  readonly trackingNumber: string | null;
};

/** What lies in a parcel, for whoever opens it. */
export type PackingSlip = {
  readonly shop: string;
  readonly contact: string;
  readonly orderNumber: string;
  readonly parcelNumber: string;
  readonly ofParcels: string;
  readonly placedOn: string;
  readonly to: readonly string[];
  readonly lines: readonly SlipLine[];
  /** Said where something comes in another parcel. */
  readonly note: string | null;
};

export type SlipLine = LineView & {
  /** Which batches its units are of; none of goods without batches. */
  readonly batches: readonly BatchUnits[];
};

/** Units of a batch; its last day as it is stored, such as 2027-03-03. */
export type BatchUnits = { readonly code: string; readonly bestBefore: string; readonly quantity: number };

/** What is fetched from the shelves for several parcels. */
export type PickList = {
  readonly title: string;
  readonly madeAt: string;
  readonly units: number;
  readonly parcels: number;
  readonly rows: readonly PickRow[];
};

export type PickRow = {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** Which batches to take, what expires first at first (BATCH-2). */
  readonly batches: readonly BatchUnits[];
  /** Parcels that want it, with how many each. */
  readonly wantedBy: string;
};

export type Sheet =
  | { readonly kind: 'label'; readonly label: AddressLabel }
  | { readonly kind: 'slip'; readonly slip: PackingSlip }
  | { readonly kind: 'pick-list'; readonly list: PickList }
  | { readonly kind: 'invoice'; readonly document: PrintedDocument };

/** Sheets of one file, in their order. */
export type Sheets = {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
  readonly sheets: readonly Sheet[];
};
