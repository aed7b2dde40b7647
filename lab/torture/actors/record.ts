/** An order that the shop said is placed. */
export type SaidOrder = {
  readonly id: string;
  readonly number: string;
  readonly totalPaise: number;
  readonly key: string;
};

/** A payment that the gateway said is taken. */
export type SaidPayment = {
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string;
  readonly amountPaise: number;
};

/** A status, and the version of its order or return that had it. */
export type Said = { readonly status: string; readonly version: number };

/** All that the shop was asked for and has promised, as those who asked wrote it down. */
export type Record = {
  /** Keys of orders that somebody wanted: of each there is one order at most. */
  readonly wantedKeys: Set<string>;
  /** Keys of orders that must not come about. */
  readonly forbiddenKeys: Set<string>;
  readonly orders: SaidOrder[];
  readonly payments: SaidPayment[];
  readonly cancelled: Set<string>;
  /** How orders, returns and parcels stand as the shop said last; answers may overtake each other. */
  readonly statuses: Map<string, Said>;
  readonly returns: Map<string, Said>;
  readonly parcels: Map<string, Said>;
  /** Goodwill by its reason, adjustments by their note, receipts by their key: paise or units. */
  readonly goodwill: Map<string, number>;
  readonly adjusted: Set<string>;
  readonly received: Map<string, number>;
  /** Scans by parcel and gesture, each with its verdict. */
  readonly scans: Map<string, string>;
  readonly bulkMoves: Set<string>;
  readonly signedUp: Set<string>;
  /** What contradicts a promise as soon as it is seen, such as a forged call that was served. */
  readonly breaches: string[];
};

export function newRecord(): Record {
  return {
    wantedKeys: new Set(),
    forbiddenKeys: new Set(),
    orders: [],
    payments: [],
    cancelled: new Set(),
    statuses: new Map(),
    returns: new Map(),
    parcels: new Map(),
    scans: new Map(),
    goodwill: new Map(),
    adjusted: new Set(),
    received: new Map(),
    bulkMoves: new Set(),
    signedUp: new Set(),
    breaches: [],
  };
}

/** Writes down how something stands, unless a later version was heard of before. */
export function noteStatus(said: Map<string, Said>, id: string, status: string, version: number): void {
  if ((said.get(id)?.version ?? -1) < version) said.set(id, { status, version });
}
