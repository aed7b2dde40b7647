/** Acknowledged. */
export type SaidOrder = {
  readonly id: string;
  readonly number: string;
  readonly totalPaise: number;
  readonly key: string;
};

/** Acknowledged. */
export type SaidPayment = {
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string;
  readonly amountPaise: number;
};

/** With its version. */
export type Said = { readonly status: string; readonly version: number };

/** Acknowledgements by the actors. */
export type Record = {
  /** At most one order each. */
  readonly wantedKeys: Set<string>;
  readonly forbiddenKeys: Set<string>;
  readonly orders: SaidOrder[];
  readonly payments: SaidPayment[];
  readonly cancelled: Set<string>;
  /** Latest by version. */
  readonly statuses: Map<string, Said>;
  readonly returns: Map<string, Said>;
  readonly parcels: Map<string, Said>;
  /** By reason, note and key: paise or units. */
  readonly goodwill: Map<string, number>;
  readonly adjusted: Set<string>;
  readonly received: Map<string, number>;
  /** Verdicts by parcel and gesture. */
  readonly scans: Map<string, string>;
  readonly bulkMoves: Set<string>;
  readonly signedUp: Set<string>;
  /** Immediate violations. */
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

export function noteStatus(said: Map<string, Said>, id: string, status: string, version: number): void {
  if ((said.get(id)?.version ?? -1) < version) said.set(id, { status, version });
}
