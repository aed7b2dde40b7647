import { HANDOVER_RESULTS, HANDOVER_VERDICTS } from '@ilaneer/domain/handover/handover';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import {
  anyProblem,
  atMost,
  DateOrNull,
  Id,
  IsoDate,
  problem,
  Raw,
  Rupees,
  Text,
  TextOrNull,
} from '../../message/fields.ts';
import { ListCount, listFields, listReply } from '../list.ts';
import { CourierText } from './parcel-views.ts';

/** 'closing': its parcels are being shipped. */
export const HANDOVER_STATES = ['open', 'closing', 'closed'] as const;

const row = {
  id: Type.String(),
  /** Of the manifest. */
  number: Type.Integer(),
  courier: Type.String(),
  state: Type.Enum([...HANDOVER_STATES]),
  openedAt: IsoDate,
  closedAt: DateOrNull,
  scanned: Type.Integer(),
  handedOver: Type.Integer(),
  refused: Type.Integer(),
};

/** Parcels scanned out to a courier (PARCEL-40). */
export const HandoverRow = Type.Object(row);

export type HandoverRow = Static<typeof HandoverRow>;

export const HandoverParcelView = Type.Object({
  parcelId: Type.String(),
  number: Type.String(),
  trackingNumber: Type.String(),
  weightGrams: Type.Union([Type.Integer(), Type.Null()]),
  /** Once it is handed over. */
  toCollect: Type.Union([Rupees, Type.Null()]),
  /** Null until the closing has reached it. */
  result: Type.Union([Type.Enum([...HANDOVER_RESULTS]), Type.Null()]),
  refusal: TextOrNull,
});

export type HandoverParcelView = Static<typeof HandoverParcelView>;

/** Latest scans first. */
export const HandoverView = Type.Object({
  ...row,
  handedTo: Type.String(),
  /** Its courier takes requests for a pickup by call (PARCEL-45). */
  canAskForPickup: Type.Boolean(),
  pickupAskedAt: DateOrNull,
  parcels: Type.Array(HandoverParcelView),
});

export type HandoverView = Static<typeof HandoverView>;

const handoverParams = Type.Object({ handoverId: Id('Hand-over ID is required') });
const handoverReply = successReply({ handover: HandoverView });
const ScannedCode = Raw(300, { minLength: 1, ...problem('Scan or enter a code', atMost('Code', 300)) });

const page = listReply(HandoverRow);

const listed = Type.Object({
  ...page.properties,
  /** Packed before the last hand-over time and still here (PARCEL-46). */
  late: ListCount,
  /** '17:00', in India. */
  time: Type.String(),
  /** To choose from, likeliest first. */
  couriers: Type.Array(Type.String()),
});

export type HandoversReply = Static<typeof listed>;

export const listHandovers = defineCall({
  method: 'GET',
  path: '/staff/handovers',
  summary: 'Hand-overs to couriers, newest first',
  access: 'staff:orders.fulfil',
  query: Type.Object({
    ...listFields,
    state: Type.Optional(Type.Enum(['open', 'closed'], anyProblem('Unknown state'))),
    sort: Type.Optional(Type.Enum(['newest'])),
  }),
  reply: listed,
});

/** A courier's open hand-over is continued. */
export const openHandover = defineCall({
  method: 'POST',
  path: '/staff/handovers',
  summary: 'Begin a hand-over to a courier',
  access: 'staff:orders.fulfil',
  body: Type.Object({ courier: CourierText }),
  reply: handoverReply,
});

/** With the parcel in it. A refused parcel begins none (PARCEL-41). */
export const openHandoverByScan = defineCall({
  method: 'POST',
  path: '/staff/handover-scans',
  summary: "Begin or continue the hand-over of a scanned parcel's courier",
  access: 'staff:orders.fulfil',
  body: Type.Object({ code: ScannedCode }),
  reply: handoverReply,
});

export const getHandover = defineCall({
  method: 'GET',
  path: '/staff/handovers/:handoverId',
  summary: 'One hand-over with its parcels',
  access: 'staff:orders.fulfil',
  params: handoverParams,
  reply: handoverReply,
});

/** A refused scan is an answer too (PARCEL-41). */
export const scanOut = defineCall({
  method: 'POST',
  path: '/staff/handovers/:handoverId/scans',
  summary: 'Scan a parcel out to the courier',
  access: 'staff:orders.fulfil',
  params: handoverParams,
  body: Type.Object({
    /** Parcel, order or tracking number; with `parcelId`: its tracking number. */
    code: ScannedCode,
    parcelId: Type.Optional(Id('Parcel ID is required')),
  }),
  reply: successReply({
    verdict: Type.Enum([...HANDOVER_VERDICTS]),
    /** The scanned parcel, or the reason of the refusal. */
    text: Type.String(),
    parcelId: TextOrNull,
    handover: HandoverView,
  }),
});

export const takeOutOfHandover = defineCall({
  method: 'POST',
  path: '/staff/handovers/:handoverId/removals',
  summary: 'Take a parcel out of an open hand-over',
  access: 'staff:orders.fulfil',
  params: handoverParams,
  body: Type.Object({ parcelId: Id('Parcel ID is required') }),
  reply: handoverReply,
});

/** It never leaves a manifest. */
export const discardHandover = defineCall({
  method: 'DELETE',
  path: '/staff/handovers/:handoverId',
  summary: 'Discard an open hand-over without parcels',
  access: 'staff:orders.fulfil',
  params: handoverParams,
  reply: successReply({}),
});

/** Today, for the scanned parcels; once. */
export const askForPickup = defineCall({
  method: 'POST',
  path: '/staff/handovers/:handoverId/pickup',
  summary: 'Ask the courier of a hand-over for a pickup',
  access: 'staff:orders.fulfil',
  params: handoverParams,
  reply: handoverReply,
});

/** Each parcel is shipped, or refused with its reason; the manifest follows (PARCEL-43). */
export const closeHandover = defineCall({
  method: 'POST',
  path: '/staff/handovers/:handoverId/close',
  summary: 'Close a hand-over and ship its parcels',
  access: 'staff:orders.fulfil',
  params: handoverParams,
  body: Type.Object({
    /** The courier's person. */
    handedTo: Type.Optional(Text(80, problem('Enter a name', atMost('Name', 80)))),
  }),
  reply: handoverReply,
});

export const printManifest = defineCall({
  method: 'GET',
  path: '/staff/handovers/:handoverId/manifest',
  summary: 'Manifest of a closed hand-over',
  access: 'staff:orders.fulfil',
  params: handoverParams,
  reply: Type.Unsafe<Uint8Array>({
    description: 'The manifest',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  }),
});
