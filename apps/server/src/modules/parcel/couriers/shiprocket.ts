import { indiaDay, indiaTime } from '@ilaneer/domain/india-day';
import { rupeesFromPaise } from '@ilaneer/domain/money';
import type { AttemptChoice } from '@ilaneer/domain/parcel/attempt-choice';
import {
  attemptReason,
  type CourierReport,
  indiaMoment,
} from '@ilaneer/domain/parcel/couriers/courier-report';
import { kindOfShiprocket } from '@ilaneer/domain/parcel/couriers/shiprocket';
import { err, ok, type Result } from '@ilaneer/domain/result';
import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import type { BookedParcel, CourierApi, CourierGrounds, ParcelToBook } from './courier-api.ts';
import {
  fetchLabel,
  hasKey,
  mobileOf,
  readJson,
  reasonOf,
  unknownAnswer,
  withoutPhones,
} from './courier-call.ts';
import { type ShiprocketAccount, shiprocketApi } from './shiprocket-api.ts';

const Nothing = Type.Object({});
const Id = Type.Union([Type.Integer(), Type.String({ minLength: 1 })]);
const TextOrNumber = Type.Union([Type.String(), Type.Number()]);

const Served = Type.Object({
  data: Type.Object({
    available_courier_companies: Type.Array(
      Type.Object({
        cod: Type.Optional(Type.Number()),
        estimated_delivery_days: Type.Optional(TextOrNumber),
      }),
    ),
  }),
});

const Created = Type.Object({ order_id: Id, shipment_id: Id });

const Assigned = Type.Object({
  awb_assign_status: Type.Literal(1),
  response: Type.Object({ data: Type.Object({ awb_code: Id }) }),
});

const Orders = Type.Object({
  data: Type.Array(
    Type.Object({
      channel_order_id: Type.String(),
      status_code: Type.Integer(),
      shipments: Type.Array(
        Type.Object({ id: Id, awb: Type.Optional(Type.Union([TextOrNumber, Type.Null()])) }),
      ),
    }),
  ),
});

const Label = Type.Object({ label_created: Type.Number(), label_url: Type.Optional(Type.String()) });

const Activity = Type.Object({
  date: Type.String(),
  status: Type.Optional(TextOrNumber),
  activity: Type.Optional(Type.String()),
  location: Type.Optional(Type.String()),
  'sr-status': Type.Optional(TextOrNumber),
  'sr-status-label': Type.Optional(Type.String()),
});

const Tracked = Type.Record(
  Type.String(),
  Type.Object({
    tracking_data: Type.Object({
      shipment_track_activities: Type.Optional(Type.Union([Type.Array(Activity), Type.Null()])),
    }),
  }),
);

const Webhook = Type.Object({ awb: Id });

const CANCELLED = 5;
const FEW = 20;
// Said of a PIN code; another refusal is of the call.
const NOT_SERVED = /no courier|serviceab/i;

export function shiprocket(account: ShiprocketAccount, grounds: CourierGrounds): CourierApi {
  const call = shiprocketApi(account, grounds.now);

  async function assign(shipmentId: string): Promise<Result<BookedParcel, string>> {
    const assigned = await call('POST', '/courier/assign/awb', Assigned, { shipment_id: shipmentId });
    if (!assigned.ok) return assigned;
    return ok({ awb: String(assigned.value.response.data.awb_code), handle: shipmentId });
  }

  return {
    name: 'shiprocket',
    webhookPath: 'rocket',
    serviceability: async ({ pinCode, grams, isCash }) => {
      const query = new URLSearchParams({
        pickup_postcode: grounds.fromPinCode(),
        delivery_postcode: pinCode,
        weight: kilograms(grams),
        cod: isCash ? '1' : '0',
      });
      const served = await call('GET', `/courier/serviceability/?${query}`, Served);
      if (!served.ok && !NOT_SERVED.test(served.error)) {
        throw unknownAnswer('shiprocket', 'GET /courier/serviceability/', 'was refused');
      }
      const companies = served.ok ? served.value.data.available_courier_companies : [];
      const days = companies
        .map(({ estimated_delivery_days: estimated }) => Number(estimated))
        .filter((count) => Number.isInteger(count) && count > 0);
      return {
        isServed: companies.length > 0,
        takesCash: companies.some(({ cod }) => cod === 1),
        days: days.length === 0 ? null : Math.min(...days),
      };
    },
    book: async (parcel) => {
      const body = orderOf(parcel, account, grounds);
      const created = await call('POST', '/orders/create/adhoc', Created, body);
      if (!created.ok) return created;
      const assigned = await assign(String(created.value.shipment_id));
      // Its number cannot be used again either way.
      if (!assigned.ok) await call('POST', '/orders/cancel', Nothing, { ids: [created.value.order_id] });
      return assigned;
    },
    find: async (reference) => {
      const query = new URLSearchParams({ search: reference, per_page: String(FEW) });
      const found = await call('GET', `/orders?${query}`, Orders);
      if (!found.ok) return found;
      const order = found.value.data.find(
        ({ channel_order_id: number, status_code: status }) => number === reference && status !== CANCELLED,
      );
      const [shipment] = order?.shipments ?? [];
      if (shipment === undefined) return ok(null);
      const awb = String(shipment.awb ?? '');
      return awb === '' ? assign(String(shipment.id)) : ok({ awb, handle: String(shipment.id) });
    },
    label: async ({ handle }) => {
      const drawn = await call('POST', '/courier/generate/label', Label, { shipment_id: [handle] });
      const url = drawn.ok && drawn.value.label_created === 1 ? drawn.value.label_url : undefined;
      return url === undefined ? null : fetchLabel('shiprocket', account.apiUrl, url);
    },
    requestPickup: async (day, parcels) => {
      const body = {
        shipment_id: parcels.flatMap(({ handle }) => (handle === '' ? [] : [handle])),
        pickup_date: [day],
      };
      const requested = await call('POST', '/courier/generate/pickup', Nothing, body);
      return requested.ok ? ok(null) : requested;
    },
    cancel: async ({ awb }) => {
      const cancelled = await call('POST', '/orders/cancel/shipment/awbs', Nothing, { awbs: [awb] });
      return cancelled.ok || /already cancel/i.test(cancelled.error) ? ok(null) : cancelled;
    },
    track: async (awbs) => {
      const tracked = await call('POST', '/courier/track/awbs', Tracked, { awbs });
      if (!tracked.ok) return new Map();
      return new Map(
        Object.entries(tracked.value).map(
          ([
            awb,
            {
              tracking_data: { shipment_track_activities: all },
            },
          ]) => [awb, (all ?? []).flatMap((activity) => reportOf(activity) ?? [])],
        ),
      );
    },
    readWebhook: (headers, body) => {
      if (!hasKey(headers, account.webhookKey)) return err('KEY_INVALID');
      const read = readJson(body);
      if (!read.ok) return read;
      return Check(Webhook, read.value) ? ok([String(read.value.awb)]) : err('BODY_INVALID');
    },
    answerAttempt: async (awb, choice) => {
      const path = `/ndr/${encodeURIComponent(awb)}/action`;
      return (await call('POST', path, Nothing, actionOf(choice))).ok;
    },
  };
}

function orderOf(parcel: ParcelToBook, { pickupLocation }: ShiprocketAccount, { boxCm }: CourierGrounds) {
  const { to, toCollect } = parcel;
  return {
    order_id: parcel.reference,
    order_date: `${indiaDay(parcel.orderedAt)} ${indiaTime(parcel.orderedAt)}`,
    pickup_location: pickupLocation,
    billing_customer_name: to.name,
    billing_last_name: '',
    billing_address: to.address,
    billing_city: to.city.slice(0, 30),
    billing_pincode: to.pinCode,
    billing_state: to.state,
    billing_country: 'India',
    billing_email: to.email ?? '',
    billing_phone: mobileOf(to.phone),
    shipping_is_billing: true,
    order_items: parcel.items.map(({ name, sku, units, price, hsn }) => ({
      name,
      sku,
      units,
      selling_price: rupeesFromPaise(price),
      hsn,
    })),
    payment_method: toCollect > 0 ? 'COD' : 'Prepaid',
    sub_total: rupeesFromPaise(toCollect > 0 ? toCollect : parcel.worth),
    length: boxCm.length,
    breadth: boxCm.width,
    height: boxCm.height,
    weight: Number(kilograms(parcel.weightGrams)),
  };
}

function kilograms(grams: number): string {
  return (grams / 1_000).toFixed(3);
}

function reportOf(activity: Static<typeof Activity>): CourierReport | null {
  const status = Number(activity['sr-status']);
  const kind = kindOfShiprocket(status);
  const at = indiaMoment(activity.date);
  if (kind === null || at === null) return null;
  const said = withoutPhones(activity.activity ?? '');
  return {
    kind,
    at,
    code: reasonOf(`${status} ${activity['sr-status-label'] ?? ''}`),
    reason: kind === 'attempt failed' ? attemptReason(said) : null,
    raw: { ...activity, activity: said, place: activity.location ?? '' },
  };
}

/** Its calls know two actions; what else the shopper said goes into the comment. */
function actionOf(choice: AttemptChoice): {
  readonly action: 're-attempt' | 'return';
  readonly comments: string;
} {
  switch (choice.kind) {
    case 'again':
      return {
        action: 're-attempt',
        comments: choice.day === null ? 'Try again' : `Deliver on ${choice.day}`,
      };
    case 'other address':
      return {
        action: 're-attempt',
        comments: `New address: ${choice.addressLine1}, ${choice.addressLine2}`,
      };
    case 'other phone':
      return { action: 're-attempt', comments: `New phone: ${choice.phone}` };
    case 'send back':
      return { action: 'return', comments: 'Send back to the shop' };
  }
}
