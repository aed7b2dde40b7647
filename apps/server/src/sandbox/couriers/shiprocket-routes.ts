import type { FastifyInstance, FastifyReply } from 'fastify';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { faulty } from './faults.ts';
import { type CourierWorld, type EmulatedParcel, type EmulatedScan, localTime } from './world.ts';

const Login = Type.Object({ email: Type.String({ minLength: 1 }), password: Type.String({ minLength: 1 }) });

const NewOrder = Type.Object({
  order_id: Type.String({ minLength: 1, maxLength: 50 }),
  order_date: Type.String(),
  pickup_location: Type.String({ minLength: 1 }),
  billing_customer_name: Type.String({ minLength: 1 }),
  billing_address: Type.String({ minLength: 3 }),
  billing_city: Type.String({ minLength: 1, maxLength: 30 }),
  billing_pincode: Type.String({ pattern: '^[1-9]\\d{5}$' }),
  billing_state: Type.String({ minLength: 1 }),
  billing_country: Type.String(),
  billing_phone: Type.String({ pattern: '^\\d{10}$' }),
  payment_method: Type.Enum(['COD', 'Prepaid']),
  sub_total: Type.Number({ exclusiveMinimum: 0 }),
  length: Type.Number({ exclusiveMinimum: 0.5 }),
  breadth: Type.Number({ exclusiveMinimum: 0.5 }),
  height: Type.Number({ exclusiveMinimum: 0.5 }),
  weight: Type.Number({ exclusiveMinimum: 0 }),
  order_items: Type.Array(Type.Object({ name: Type.String(), sku: Type.String(), units: Type.Integer() }), {
    minItems: 1,
  }),
});

const Ids = Type.Object({ ids: Type.Array(Type.Union([Type.String(), Type.Integer()])) });
const Shipment = Type.Object({ shipment_id: Type.Union([Type.String(), Type.Integer()]) });
const Shipments = Type.Object({ shipment_id: Type.Array(Type.Union([Type.String(), Type.Integer()])) });
const Awbs = Type.Object({ awbs: Type.Array(Type.String(), { maxItems: 50 }) });
const Action = Type.Object({ action: Type.Enum(['re-attempt', 'return']), comments: Type.String() });

const PROBLEM = { message: 'The given data was invalid.', errors: { body: ['Look at the fields.'] } };

/** Shiprocket's paths, under its own root. */
export function shiprocketRoutes(app: FastifyInstance, world: CourierWorld): void {
  faulty(app, world, (reply) => ({
    'too many calls': () => reply.code(429).send({ message: 'Too Many Attempts.', status_code: 429 }),
    'refused with 200': () => reply.send({ message: 'Insufficient wallet balance', status_code: 400 }),
    'refused with 422': () => reply.code(422).send(PROBLEM),
    'server error': () => reply.code(502).type('text/html').send('<html>Bad Gateway</html>'),
  }));

  app.post('/v1/external/auth/login', async ({ body }, reply) =>
    Check(Login, body)
      ? { token: world.logIn() }
      : reply.code(400).send({ message: 'Invalid email and password combination' }),
  );

  app.register(async (calls) => {
    calls.addHook('onRequest', async ({ headers }, reply) => {
      const token = (headers.authorization ?? '').replace(/^Bearer /, '');
      if (!world.isLoggedIn(token)) {
        return reply.code(401).send({ message: 'Token has expired', status_code: 401 });
      }
    });
    const own = (wanted: (parcel: EmulatedParcel) => boolean) =>
      world.find((parcel) => parcel.courier === 'shiprocket' && wanted(parcel));
    const byId = (id: string | number) => own((parcel) => String(parcel.id) === String(id));
    const byAwb = (awb: string) => own((parcel) => parcel.awb === awb);
    const invalid = (reply: FastifyReply) => reply.code(422).send(PROBLEM);

    calls.get<{ Querystring: Record<string, string> }>(
      '/v1/external/courier/serviceability/',
      async ({ query }) => {
        const { isServed, takesCash, isEmbargo, days } = world.termsOf(query.delivery_postcode ?? '');
        const isOpen = isServed && !isEmbargo && (query.cod !== '1' || takesCash);
        const company = { courier_company_id: 1, courier_name: 'Xpressbees', cod: takesCash ? 1 : 0 };
        // An error with status 200, as the API has it.
        if (!isOpen) return { status: 404, status_code: 404, message: 'No courier partners available.' };
        const estimated = { ...company, estimated_delivery_days: String(days + 1) };
        return { data: { available_courier_companies: [estimated] } };
      },
    );

    calls.post('/v1/external/orders/create/adhoc', async ({ body }, reply) => {
      if (!Check(NewOrder, body)) return invalid(reply);
      const known = own(({ reference }) => reference === body.order_id);
      if (known?.isCancelled === true) return reply.code(400).send({ message: 'Order id was used before' });
      const toCollect = body.payment_method === 'COD' ? body.sub_total : 0;
      const { id } = world.create('shiprocket', {
        reference: body.order_id,
        pinCode: body.billing_pincode,
        toCollect,
      });
      return { order_id: id, shipment_id: id, status: 'NEW', status_code: 1, awb_code: null };
    });

    calls.get<{ Querystring: { search?: string } }>('/v1/external/orders', async ({ query }) => ({
      data: world.parcels
        .filter(
          ({ courier, reference }) => courier === 'shiprocket' && reference.includes(query.search ?? ''),
        )
        .map(({ id, reference, awb, isCancelled }) => ({
          id,
          channel_order_id: reference,
          status_code: isCancelled ? 5 : 1,
          shipments: [{ id, awb }],
        })),
    }));

    calls.post('/v1/external/courier/assign/awb', async ({ body }, reply) => {
      const parcel = Check(Shipment, body) ? byId(body.shipment_id) : null;
      if (parcel === null) return invalid(reply);
      const data = { awb_code: world.assign(parcel), courier_name: 'Xpressbees', applied_weight: 0.5 };
      return { awb_assign_status: 1, response: { data } };
    });

    calls.post('/v1/external/courier/generate/label', async ({ body, protocol, host, url }, reply) => {
      const [id = ''] = Check(Shipments, body) ? body.shipment_id : [];
      const parcel = byId(id);
      if (parcel === null) return invalid(reply);
      if (!world.isLabelDrawn(parcel)) return { label_created: 0, not_created: [parcel.id] };
      const root = url.slice(0, url.indexOf('/v1/external'));
      return { label_created: 1, label_url: `${protocol}://${host}${root}/labels/${parcel.awb}.pdf` };
    });

    calls.post('/v1/external/courier/generate/pickup', async ({ body }, reply) =>
      Check(Shipments, body)
        ? { pickup_status: 1, response: { pickup_token_number: 'Reference No: 1' } }
        : invalid(reply),
    );

    calls.post('/v1/external/orders/cancel', async ({ body }, reply) => {
      if (!Check(Ids, body)) return invalid(reply);
      for (const parcel of body.ids.flatMap((id) => byId(id) ?? [])) parcel.isCancelled = true;
      return { message: 'Order cancelled successfully.' };
    });

    calls.post('/v1/external/orders/cancel/shipment/awbs', async ({ body }, reply) => {
      if (!Check(Awbs, body)) return invalid(reply);
      const found = body.awbs.flatMap((awb) => byAwb(awb) ?? []);
      if (found.every(({ isCancelled }) => isCancelled)) {
        return reply.code(400).send({ message: 'Shipment is already cancelled' });
      }
      for (const parcel of found) parcel.isCancelled = true;
      return { message: 'Bulk Shipment cancellation is in progress.' };
    });

    calls.post('/v1/external/courier/track/awbs', async ({ body }, reply) => {
      if (!Check(Awbs, body)) return invalid(reply);
      return Object.fromEntries(
        body.awbs.flatMap((awb) => {
          const parcel = byAwb(awb);
          if (parcel === null) return [];
          // Newest first, and the first scan without a number, as the API has it.
          const activities = world.scansOf(parcel).toReversed().map(activityOf);
          return [[awb, { tracking_data: { track_status: 1, shipment_track_activities: activities } }]];
        }),
      );
    });

    calls.post<{ Params: { awb: string } }>(
      '/v1/external/ndr/:awb/action',
      async ({ params, body }, reply) => {
        const parcel = byAwb(params.awb);
        if (parcel === null || !Check(Action, body)) return invalid(reply);
        parcel.life = body.action === 'return' ? 'back' : 'second attempt';
        return reply.code(202).send({ message: 'Accepted' });
      },
    );
  });
}

function activityOf({ at, shiprocket: [status, label], remark }: EmulatedScan) {
  return {
    date: localTime(at),
    status: 'XB',
    activity: remark,
    location: 'KOCHI',
    'sr-status': status === 1 ? 'NA' : String(status),
    'sr-status-label': status === 1 ? 'NA' : label,
  };
}

/** One webhook a scan. */
export function shiprocketWebhooks(world: CourierWorld, parcel: EmulatedParcel): object[] {
  return world.scansOf(parcel).map((scan) => ({
    awb: Number(parcel.awb),
    courier_name: 'Xpressbees',
    current_status: scan.shiprocket[1],
    shipment_status_id: scan.shiprocket[0],
    order_id: parcel.reference,
    scans: [activityOf(scan)],
    is_return: 0,
  }));
}
