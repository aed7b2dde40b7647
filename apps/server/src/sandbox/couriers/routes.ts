import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { isFromThisMachine } from '../../http/hosts.ts';
import { delhiveryRoutes, delhiveryWebhooks } from './delhivery-routes.ts';
import { isLife } from './lives.ts';
import { isEmulatedCourier, REMITTANCE_FAULTS, remit } from './remittances.ts';
import { shiprocketRoutes, shiprocketWebhooks } from './shiprocket-routes.ts';
import type { CourierWorld, EmulatedCourier, EmulatedParcel } from './world.ts';

export const COURIERS_PATH = '/sandbox-couriers';

const LABEL = Buffer.from('%PDF-1.4\n%%EOF\n');

const Advance = Type.Object({ hours: Type.Integer({ minimum: 1, maximum: 720 }) });
const Life = Type.Object({ life: Type.String() });
const Remittance = Type.Object({ faults: Type.Optional(Type.Array(Type.Enum([...REMITTANCE_FAULTS]))) });

/** Where the emulated couriers send a scan; throws if the shop does not take it. */
export type PostScan = (courier: EmulatedCourier, body: string) => Promise<void>;

/** As real couriers would. */
export function postScanTo(origin: string, webhookKey: string): PostScan {
  return async (courier, body) => {
    const path = courier === 'shiprocket' ? 'rocket' : courier;
    const headers = { 'content-type': 'application/json', 'x-api-key': webhookKey };
    const { ok } = await fetch(`${origin}/api/courier-webhooks/${path}`, { method: 'POST', body, headers });
    if (!ok) throw new Error("the shop did not take in a courier's webhook");
  };
}

/** For the operator (`npm run couriers`). */
export type ListedParcel = Pick<
  EmulatedParcel,
  'courier' | 'awb' | 'reference' | 'life' | 'toCollect' | 'isCancelled' | 'isRemitted'
> & { readonly last: string; readonly hoursToNext: number | null };

/** Both couriers, and the commands: move the clock, choose the life of a parcel, pay the cash to the shop. */
export function courierRoutes(
  app: FastifyInstance,
  world: CourierWorld,
  { apiToken, postScan }: { readonly apiToken: string; readonly postScan: PostScan | null },
): void {
  for (const courier of ['shiprocket', 'delhivery'] as const) {
    app.register(
      async (api) => {
        if (courier === 'shiprocket') shiprocketRoutes(api, world);
        else delhiveryRoutes(api, world, apiToken);
        api.get<{ Params: { awb: string } }>('/labels/:awb.pdf', async (_request, reply) =>
          reply.type('application/pdf').send(LABEL),
        );
      },
      { prefix: `${COURIERS_PATH}/${courier}` },
    );
  }

  app.get(`${COURIERS_PATH}/parcels`, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const booked = world.parcels.filter(({ awb }) => awb !== '');
    return {
      success: true,
      now: world.now().toISOString(),
      parcels: booked.map((one) => listed(world, one)),
    };
  });

  app.post(`${COURIERS_PATH}/clock`, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    if (!Check(Advance, request.body)) return reply.code(400).send({ success: false });
    const before = new Map(world.parcels.map((parcel) => [parcel.id, world.scansOf(parcel).length]));
    world.advanceHours(request.body.hours);
    const sent = await sendScans(world, before, postScan);
    return { success: true, now: world.now().toISOString(), sent };
  });

  app.post<{ Params: { awb: string } }>(`${COURIERS_PATH}/lives/:awb`, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const parcel = world.find(({ awb }) => awb === request.params.awb);
    if (parcel === null) return reply.callNotFound();
    if (!Check(Life, request.body) || !isLife(request.body.life)) {
      return reply.code(400).send({ success: false });
    }
    parcel.life = request.body.life;
    return { success: true };
  });

  app.post<{ Params: { courier: string } }>(
    `${COURIERS_PATH}/remittances/:courier`,
    async (request, reply) => {
      const { courier } = request.params;
      if (!isFromThisMachine(request) || !isEmulatedCourier(courier)) return reply.callNotFound();
      if (!Check(Remittance, request.body)) return reply.code(400).send({ success: false });
      return { success: true, ...remit(world, courier, request.body.faults ?? []) };
    },
  );
}

function listed(world: CourierWorld, parcel: EmulatedParcel): ListedParcel {
  const { courier, awb, reference, life, toCollect, isCancelled, isRemitted } = parcel;
  return {
    ...{ courier, awb, reference, life, toCollect, isCancelled, isRemitted },
    last: world.scansOf(parcel).at(-1)?.remark ?? '',
    hoursToNext: world.hoursToNext(parcel),
  };
}

/** Doubled, and the latest first, as webhooks may come. */
async function sendScans(
  world: CourierWorld,
  before: ReadonlyMap<number, number>,
  postScan: PostScan | null,
): Promise<number> {
  if (postScan === null) return 0;
  const scans = world.parcels.flatMap((parcel) =>
    webhooksOf(world, parcel)
      .slice(before.get(parcel.id) ?? 0)
      .map((body) => ({ courier: parcel.courier, body: JSON.stringify(body) })),
  );
  const all = [...scans.toReversed(), ...scans];
  for (const { courier, body } of all) await postScan(courier, body);
  return all.length;
}

export function webhooksOf(world: CourierWorld, parcel: EmulatedParcel): object[] {
  return parcel.courier === 'shiprocket'
    ? shiprocketWebhooks(world, parcel)
    : delhiveryWebhooks(world, parcel);
}
