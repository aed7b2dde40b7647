import type { Colours } from '@ilaneer/domain/look/colours';
import type { LineView } from '@ilaneer/domain/order/line-snapshot';
import type { PrintedDocument } from './printed-document.ts';

export type AddressLabel = {
  readonly from: { readonly name: string; readonly lines: readonly string[]; readonly logo?: string };
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
  readonly ofParcels: string;
  /** Cash to collect, in words; null if prepaid. */
  readonly toCollect: string | null;
  /** With the delivery method, unless it is the usual one. */
  readonly weight: string | null;
  readonly courier: string | null;
  readonly trackingNumber: string | null;
};

export type PackingSlip = {
  readonly shop: string;
  readonly contact: string;
  readonly orderNumber: string;
  readonly parcelNumber: string;
  readonly ofParcels: string;
  readonly placedOn: string;
  readonly to: readonly string[];
  readonly lines: readonly SlipLine[];
  readonly note: string | null;
  readonly logo?: string;
};

export type SlipLine = LineView & {
  readonly batches: readonly BatchUnits[];
};

/** Best before as an ISO day. */
export type BatchUnits = { readonly code: string; readonly bestBefore: string; readonly quantity: number };

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
  /** In FEFO order (BATCH-2). */
  readonly batches: readonly BatchUnits[];
  readonly wantedBy: string;
};

/** Parcels handed over to a courier (PARCEL-44); figures in words. */
export type Manifest = {
  readonly title: string;
  readonly shop: string;
  readonly address: string;
  readonly courier: string;
  /** The courier's person; may be empty. */
  readonly handedTo: string;
  readonly handedOverAt: string;
  readonly rows: readonly {
    readonly number: string;
    readonly trackingNumber: string;
    readonly weight: string;
    readonly toCollect: string;
  }[];
  readonly weight: string;
  readonly toCollect: string;
};

/** A statement of the books (JOURNAL-31); cells in words. */
export type PrintedReport = {
  readonly title: string;
  readonly shop: string;
  readonly period: string;
  readonly madeAt: string;
  readonly columns: readonly {
    readonly title: string;
    readonly align: 'left' | 'right';
    /** Share of the page's width. */
    readonly width: number;
  }[];
  readonly rows: readonly {
    readonly kind: 'line' | 'heading' | 'total';
    readonly cells: readonly string[];
  }[];
};

export type Sheet =
  | { readonly kind: 'label'; readonly label: AddressLabel }
  | { readonly kind: 'slip'; readonly slip: PackingSlip }
  | { readonly kind: 'pick-list'; readonly list: PickList }
  | { readonly kind: 'manifest'; readonly manifest: Manifest }
  | { readonly kind: 'report'; readonly report: PrintedReport }
  | { readonly kind: 'invoice'; readonly document: PrintedDocument };

export type Sheets = {
  readonly title: string;
  readonly author: string;
  /** The shop's logo, a picture of the look; empty if it has none. */
  readonly logo: string;
  /** The shop's; missing if they are the first ones. */
  readonly colours?: Colours;
  readonly at: Date;
  readonly sheets: readonly Sheet[];
};
