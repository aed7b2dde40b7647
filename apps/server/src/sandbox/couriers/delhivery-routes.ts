import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { faulty } from './faults.ts';
import { type CourierWorld, type EmulatedParcel, type EmulatedScan, localTime } from './world.ts';

const NewShipments = Type.Object({
  shipments: Type.Array(
    Type.Object({
      name: Type.String({ minLength: 1 }),
      order: Type.String({ minLength: 1, maxLength: 50 }),
      phone: Type.String({ pattern: '^\\d{10}$' }),
      add: Type.String({ minLength: 3 }),
      pin: Type.String({ pattern: '^[1-9]\\d{5}$' }),
      payment_mode: Type.Enum(['Prepaid', 'COD']),
      cod_amount: Type.Number(),
      weight: Type.Integer({ minimum: 1 }),
    }),
    { minItems: 1 },
  ),
  pickup_location: Type.Object({ name: Type.String({ minLength: 1 }) }),
});

const Edit = Type.Object({ waybill: Type.String(), cancellation: Type.Optional(Type.Literal('true')) });
const Update = Type.Object({
  data: Type.Array(
    Type.Object({ waybill: Type.String(), act: Type.Enum(['RE-ATTEMPT', 'PICKUP_RESCHEDULE']) }),
  ),
});
const Pickup = Type.Object({
  pickup_date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  pickup_time: Type.String(),
  pickup_location: Type.String(),
  expected_package_count: Type.Integer({ minimum: 1 }),
});

const TRACKED_AT_MOST = 50;

type Query = { Querystring: Readonly<Record<string, string | undefined>> };

/** Delhivery's paths, under its own root. */
export function delhiveryRoutes(app: FastifyInstance, world: CourierWorld, apiToken: string): void {
  faulty(app, world, (reply) => ({
    'too many calls': () => reply.code(403).type('text/html').send('<html>Rate limited</html>'),
    'refused with 200': () =>
      reply.send({ success: false, packages: [], rmk: 'ClientWarehouse matching query does not exist.' }),
    'refused with 422': () =>
      reply.send({ success: false, packages: [], rmk: 'Insufficient balance in the account.' }),
    'server error': () => reply.code(502).type('text/html').send('<html>Bad Gateway</html>'),
  }));
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    if (url.includes('/labels/')) return;
    if (headers.authorization !== `Token ${apiToken}`) {
      return reply.code(401).send({ detail: 'Authentication credentials were not provided.' });
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => formData(body),
  );
  const own = (wanted: (parcel: EmulatedParcel) => boolean) =>
    world.find((parcel) => parcel.courier === 'delhivery' && wanted(parcel));
  const byAwb = (awb: string) => own((parcel) => parcel.awb === awb);

  app.get<Query>('/c/api/pin-codes/json/', async ({ query }) => {
    const pin = query.filter_codes ?? '';
    const { isServed, takesCash, isEmbargo } = world.termsOf(pin);
    const cod = takesCash ? 'Y' : 'N';
    const code = { pin: Number(pin), pre_paid: 'Y', cod, remarks: isEmbargo ? 'Embargo' : '' };
    return { delivery_codes: isServed ? [{ postal_code: code }] : [] };
  });

  app.get<Query>('/api/dc/expected_tat', async ({ query }) => ({
    success: true,
    data: { tat: world.termsOf(query.destination_pin ?? '').days },
  }));

  app.post('/api/cmu/create.json', async ({ body }) => {
    const [shipment] = Check(NewShipments, body) ? body.shipments : [];
    if (shipment === undefined) return { success: false, packages: [], rmk: 'format key missing in POST' };
    const forbidden = Object.values(shipment).some((value) => /[&#%;\\]/.test(String(value)));
    if (forbidden) return { success: false, packages: [], rmk: 'Bad characters in a value' };
    const { order: reference, pin: pinCode, payment_mode: mode, cod_amount: cash } = shipment;
    const { isServed, isEmbargo } = world.termsOf(pinCode);
    if (!isServed || isEmbargo) {
      const made = {
        status: 'Fail',
        waybill: '',
        refnum: reference,
        remarks: ['pin code is not serviceable'],
      };
      return { success: false, packages: [made] };
    }
    const parcel = world.create('delhivery', { reference, pinCode, toCollect: mode === 'COD' ? cash : 0 });
    const made = { status: 'Success', waybill: world.assign(parcel), refnum: reference, remarks: [] };
    return { success: true, package_count: 1, packages: [made] };
  });

  app.post('/api/p/edit', async ({ body }) => {
    const parcel = Check(Edit, body) ? byAwb(body.waybill) : null;
    if (parcel === null) return { status: 'Failure', remark: 'Waybill not found' };
    const isCancelled = Check(Edit, body) && body.cancellation === 'true';
    if (isCancelled && world.scansOf(parcel).length > 1) parcel.life = 'back';
    else if (isCancelled) parcel.isCancelled = true;
    return { status: true, waybill: parcel.awb, remark: 'Done' };
  });

  app.post('/api/p/update', async ({ body }, reply) => {
    if (!Check(Update, body)) return reply.code(400).send({ error: 'data missing' });
    for (const { waybill } of body.data) {
      const parcel = byAwb(waybill);
      if (parcel !== null) parcel.life = 'second attempt';
    }
    return { request_id: 'UPL-1' };
  });

  app.get<Query>('/api/p/packing_slip', async ({ query, protocol, host, url }) => {
    const parcel = byAwb(query.wbns ?? '');
    if (parcel === null || !world.isLabelDrawn(parcel)) return { packages: [], packages_found: 0 };
    const root = url.slice(0, url.indexOf('/api/p/'));
    return {
      packages: [
        { wbn: parcel.awb, pdf_download_link: `${protocol}://${host}${root}/labels/${parcel.awb}.pdf` },
      ],
      packages_found: 1,
    };
  });

  app.post('/fm/request/new/', async ({ body }, reply) =>
    Check(Pickup, body)
      ? reply.code(201).send({ pickup_id: 1, ...body })
      : reply.code(400).send({ error: 'Look at the fields.' }),
  );

  app.get<Query>('/api/v1/packages/json/', async ({ query }, reply) => {
    const awbs = (query.waybill ?? '').split(',').filter((awb) => awb !== '');
    if (awbs.length > TRACKED_AT_MOST) return reply.code(400).send({ Error: 'Too many waybills' });
    const references = (query.ref_ids ?? '').split(',');
    const found = world.parcels.filter(
      ({ courier, awb, reference }) =>
        courier === 'delhivery' && awb !== '' && (awbs.includes(awb) || references.includes(reference)),
    );
    if (found.length === 0) return { Error: 'Data does not exists for provided Waybill(s)', Success: false };
    return { ShipmentData: found.map((parcel) => ({ Shipment: shipmentOf(world, parcel) })) };
  });
}

function shipmentOf(world: CourierWorld, parcel: EmulatedParcel) {
  const scans = world.scansOf(parcel);
  const last = scans.at(-1)?.delhivery ?? ['UD', 'Manifested', ''];
  return {
    AWB: parcel.awb,
    ReferenceNo: parcel.reference,
    Status: { StatusType: parcel.isCancelled ? 'CN' : last[0], Status: last[1] },
    Scans: scans.map((scan) => ({ ScanDetail: scanOf(scan) })),
  };
}

function scanOf({ at, delhivery: [type, status, nslCode], remark }: EmulatedScan) {
  return {
    ScanType: type,
    Scan: status,
    ScanDateTime: localTime(at).replace(' ', 'T'),
    StatusCode: nslCode,
    ScannedLocation: 'Kochi_Edapally_D',
    Instructions: remark,
  };
}

/** One webhook a scan. */
export function delhiveryWebhooks(world: CourierWorld, parcel: EmulatedParcel): object[] {
  return world.scansOf(parcel).map(({ at, delhivery: [type, status, nslCode], remark }) => ({
    Shipment: {
      AWB: parcel.awb,
      ReferenceNo: parcel.reference,
      NSLCode: nslCode,
      Status: {
        Status: status,
        StatusType: type,
        StatusDateTime: localTime(at).replace(' ', 'T'),
        StatusLocation: 'Kochi_Edapally_D',
        Instructions: remark,
      },
    },
  }));
}

function formData(body: string): unknown {
  const form = new URLSearchParams(body);
  if (form.get('format') !== 'json') return null;
  try {
    return JSON.parse(form.get('data') ?? '');
  } catch {
    return null;
  }
}
