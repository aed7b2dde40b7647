import { rupeesFromPaise } from '@ilaneer/domain/money';
import {
  attemptReason,
  type CourierReport,
  indiaMoment,
} from '@ilaneer/domain/parcel/couriers/courier-report';
import { kindOfDelhivery } from '@ilaneer/domain/parcel/couriers/delhivery';
import { err, ok, type Result } from '@ilaneer/domain/result';
import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import type { BookedParcel, CourierApi, CourierGrounds, ParcelToBook } from './courier-api.ts';
import { fetchLabel, hasKey, mobileOf, readJson, reasonOf, withoutPhones } from './courier-call.ts';
import { type DelhiveryAccount, delhiveryApi } from './delhivery-api.ts';

const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]));

const PinCodes = Type.Object({
  delivery_codes: Type.Array(
    Type.Object({
      postal_code: Type.Object({ pre_paid: Type.String(), cod: Type.String(), remarks: Text }),
    }),
  ),
});

const Expected = Type.Object({ data: Type.Object({ tat: Type.Integer({ minimum: 0 }) }) });

const Created = Type.Object({
  success: Type.Boolean(),
  packages: Type.Optional(
    Type.Array(
      Type.Object({
        status: Type.String(),
        waybill: Type.Optional(Type.String()),
        refnum: Text,
        remarks: Type.Optional(Type.Union([Type.Array(Type.String()), Type.String(), Type.Null()])),
      }),
    ),
  ),
  rmk: Text,
});

const Scan = Type.Object({
  ScanType: Type.String(),
  Scan: Type.String(),
  ScanDateTime: Type.String(),
  StatusCode: Text,
  ScannedLocation: Text,
  Instructions: Text,
});

const Tracked = Type.Object({
  ShipmentData: Type.Optional(
    Type.Array(
      Type.Object({
        Shipment: Type.Object({
          AWB: Type.String(),
          ReferenceNo: Text,
          Status: Type.Object({ StatusType: Type.String() }),
          Scans: Type.Optional(Type.Array(Type.Object({ ScanDetail: Scan }))),
        }),
      }),
    ),
  ),
});

const Slip = Type.Object({
  packages: Type.Array(Type.Object({ pdf_download_link: Text })),
});

const Changed = Type.Object({
  status: Type.Union([Type.Boolean(), Type.String()]),
  remark: Text,
  error: Text,
});
const Requested = Type.Object({ pickup_id: Type.Union([Type.Integer(), Type.String()]) });
const Accepted = Type.Object({ request_id: Type.String() });
const Webhook = Type.Object({ Shipment: Type.Object({ AWB: Type.String({ minLength: 1 }) }) });

const PICKUP_TIME = '16:00:00';
const CANCELLED = 'CN';

export function delhivery(account: DelhiveryAccount, grounds: CourierGrounds): CourierApi {
  const call = delhiveryApi(account);

  const shipments = async (query: Readonly<Record<string, string>>) => {
    const path = `/api/v1/packages/json/?${new URLSearchParams(query)}`;
    const { ShipmentData: all = [] } = await call('GET', path, Tracked);
    return all.map(({ Shipment }) => Shipment);
  };

  async function edit(waybill: string, changes: object): Promise<Result<null, string>> {
    const edited = await call('POST', '/api/p/edit', Changed, { waybill, ...changes });
    const isDone = edited.status === true || /^(success|true)/i.test(String(edited.status));
    return isDone ? ok(null) : err(reasonOf(edited.error ?? '', edited.remark ?? ''));
  }

  async function tryAgain(waybill: string): Promise<boolean> {
    const body = { data: [{ waybill, act: 'RE-ATTEMPT' }] };
    return (await call('POST', '/api/p/update', Accepted, body)).request_id !== '';
  }

  return {
    name: 'delhivery',
    webhookPath: 'delhivery',
    serviceability: async ({ pinCode }) => {
      const path = `/c/api/pin-codes/json/?filter_codes=${encodeURIComponent(pinCode)}`;
      const [found] = (await call('GET', path, PinCodes)).delivery_codes;
      const code = found?.postal_code;
      const isServed = code?.pre_paid === 'Y' && (code.remarks ?? '') === '';
      const query = new URLSearchParams({
        origin_pin: grounds.fromPinCode(),
        destination_pin: pinCode,
        mot: 'S',
        pdt: 'B2C',
      });
      const days = isServed ? (await call('GET', `/api/dc/expected_tat?${query}`, Expected)).data.tat : null;
      return { isServed, takesCash: isServed && code.cod === 'Y', days };
    },
    book: async (parcel) => {
      const data = {
        shipments: [shipmentOf(parcel, grounds)],
        pickup_location: { name: account.pickupLocation },
      };
      const created = await call('POST', '/api/cmu/create.json', Created, data, 'form');
      const [made] = created.packages ?? [];
      const awb = made?.waybill ?? '';
      if (created.success && made?.status === 'Success' && awb !== '') return ok({ awb, handle: '' });
      return err(reasonOf(...[made?.remarks ?? []].flat(), created.rmk ?? ''));
    },
    find: async (reference) => {
      const all = await shipments({ ref_ids: reference });
      const found = all.find(
        ({ ReferenceNo: number, Status }) => number === reference && Status.StatusType !== CANCELLED,
      );
      return ok(found === undefined ? null : { awb: found.AWB, handle: '' });
    },
    label: async ({ awb }) => {
      const query = new URLSearchParams({ wbns: awb, pdf: 'true', pdf_size: '4R' });
      const [slip] = (await call('GET', `/api/p/packing_slip?${query}`, Slip)).packages;
      const url = slip?.pdf_download_link ?? '';
      return url === '' ? null : fetchLabel('delhivery', account.apiUrl, url);
    },
    requestPickup: async (day, parcels: readonly BookedParcel[]) => {
      await call('POST', '/fm/request/new/', Requested, {
        pickup_date: day,
        pickup_time: PICKUP_TIME,
        pickup_location: account.pickupLocation,
        expected_package_count: parcels.length,
      });
      return ok(null);
    },
    cancel: ({ awb }) => edit(awb, { cancellation: 'true' }),
    track: async (awbs) => {
      const all = await shipments({ waybill: awbs.join(',') });
      return new Map(
        all.map(({ AWB, Scans = [] }) => [
          AWB,
          Scans.flatMap(({ ScanDetail: scan }) => reportOf(scan) ?? []),
        ]),
      );
    },
    readWebhook: (headers, body) => {
      if (!hasKey(headers, account.webhookKey)) return err('KEY_INVALID');
      const read = readJson(body);
      if (!read.ok) return read;
      return Check(Webhook, read.value) ? ok([read.value.Shipment.AWB]) : err('BODY_INVALID');
    },
    answerAttempt: async (awb, choice) => {
      switch (choice.kind) {
        case 'again':
          // The portal knows no wish for a day.
          return choice.day === null && tryAgain(awb);
        case 'other address': {
          const add = plain(`${choice.addressLine1}, ${choice.addressLine2}`);
          return (await edit(awb, { add })).ok && tryAgain(awb);
        }
        case 'other phone':
          return (await edit(awb, { phone: mobileOf(choice.phone) })).ok && tryAgain(awb);
        case 'send back':
          // On its way it turns round.
          return (await edit(awb, { cancellation: 'true' })).ok;
      }
    },
  };
}

function shipmentOf(parcel: ParcelToBook, { boxCm }: CourierGrounds) {
  const { to, toCollect } = parcel;
  return {
    name: plain(to.name),
    order: parcel.reference,
    phone: mobileOf(to.phone),
    add: plain(to.address),
    pin: to.pinCode,
    city: plain(to.city),
    state: plain(to.state),
    country: 'India',
    payment_mode: toCollect > 0 ? 'COD' : 'Prepaid',
    cod_amount: rupeesFromPaise(toCollect),
    total_amount: rupeesFromPaise(parcel.worth),
    products_desc: plain(parcel.items.map(({ name, units }) => `${units} x ${name}`).join(', ')).slice(
      0,
      200,
    ),
    hsn_code: parcel.items[0]?.hsn ?? '',
    quantity: String(parcel.items.reduce((sum, { units }) => sum + units, 0)),
    weight: parcel.weightGrams,
    shipment_length: boxCm.length,
    shipment_width: boxCm.width,
    shipment_height: boxCm.height,
    shipping_mode: 'Surface',
  };
}

/** These characters are refused in values. */
function plain(text: string): string {
  return text
    .replaceAll(/[&#%;\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** 'Kochi_Edapally_D' as 'Kochi'. */
function placeOf(location: string): string {
  return location.split(/[_(]/)[0]?.trim() ?? '';
}

function reportOf(scan: Static<typeof Scan>): CourierReport | null {
  const { ScanType: type, Scan: status } = scan;
  const nslCode = scan.StatusCode ?? '';
  const kind = kindOfDelhivery({ type, status, nslCode });
  const at = indiaMoment(scan.ScanDateTime);
  if (kind === null || at === null) return null;
  const said = withoutPhones(scan.Instructions ?? '');
  return {
    kind,
    at,
    code: reasonOf(type, status, nslCode),
    reason: kind === 'attempt failed' ? attemptReason(said) : null,
    raw: { ...scan, Instructions: said, place: placeOf(scan.ScannedLocation ?? '') },
  };
}
