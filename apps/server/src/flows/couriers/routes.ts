import * as calls from '@ilaneer/contract/staff/parcels/courier-booking';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { COURIER_TITLES } from '@ilaneer/domain/parcel/couriers/courier-name';
import { ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { toErrorReply } from '../../http/error-reply.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveFile } from '../../http/serve-file.ts';
import { askSoon, type CourierApi, type CouriersDeps, type Parcel } from '../../modules/parcel/parcel.ts';
import type { FulfilmentDeps } from '../fulfilment/fulfilment.ts';
import { viewParcel } from '../packing/packing.ts';
import { bookParcel, cancelBooking } from './book-parcel.ts';
import { printCourierLabel } from './print-courier-label.ts';

const NO_BODY = Buffer.alloc(0);
const COLLECTED_MS = 5_000;

const REFUSALS = {
  KEY_INVALID: { code: 'COURIER_KEY_INVALID' },
  BODY_INVALID: invalid([{ field: 'body', message: 'The request body is not what the courier sends.' }]),
} as const;

export function courierRoutes(app: FastifyInstance, deps: FulfilmentDeps & CouriersDeps): void {
  for (const api of deps.couriers.apis) webhookOf(app, deps, api);

  serveCall(app, calls.listCouriers, async () => {
    const { apis, byNumber } = deps.couriers;
    const couriers = [
      ...apis.map(({ name }) => ({ name, title: COURIER_TITLES[name], isBooked: true })),
      ...byNumber.map((name) => ({ name, title: COURIER_TITLES[name], isBooked: false })),
    ];
    return ok({ success: true, couriers });
  });

  serveCall(app, calls.bookParcel, async ({ staff, params, headers, body }) => {
    const { courier, weightGrams = null } = body;
    const version = matchedVersion(headers);
    return shown(await bookParcel(deps, staff, { ...params, version, courier, weightGrams }));
  });

  serveCall(app, calls.cancelBooking, async ({ staff, params, headers }) =>
    shown(await cancelBooking(deps, staff, { ...params, version: matchedVersion(headers) })),
  );

  serveFile(app, calls.printCourierLabel, ({ staff, params }) =>
    printCourierLabel(deps, staff, params.parcelId),
  );

  async function shown(worked: Result<Parcel, Failure>) {
    return worked.ok
      ? ok({ success: true as const, parcel: await viewParcel(deps.db, worked.value) })
      : worked;
  }
}

/** One job for the webhooks of five seconds: a full call to the courier, and bursts are answered first. */
async function trackSoon({ db, jobs, now }: FulfilmentDeps): Promise<void> {
  const onceAs = `webhooks ${Math.floor(now().getTime() / COLLECTED_MS)}`;
  await jobs.enqueue(db, 'track-parcels', {}, { afterMs: COLLECTED_MS, onceAs });
}

/** PARCEL-35. Nothing of the body but numbers is used. */
function webhookOf(app: FastifyInstance, deps: FulfilmentDeps, api: CourierApi): void {
  app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    hooks.post<{ Body: Buffer | undefined }>(
      `/courier-webhooks/${api.webhookPath}`,
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const awbs = api.readWebhook(request.headers, request.body ?? NO_BODY);
        if (!awbs.ok) {
          if (awbs.error === 'KEY_INVALID') {
            hooks.security.record({ event: 'webhook.refused', gateway: api.name }, request);
          }
          const { status, body } = toErrorReply(REFUSALS[awbs.error]);
          return reply.code(status).send(body);
        }
        for (const awb of awbs.value) {
          const { isKnown, isDue } = await askSoon(deps.db, api.name, awb, deps.now());
          if (!isKnown) deps.log.warn({ courier: api.name, awb }, 'a webhook names an unknown parcel');
          if (isDue) await trackSoon(deps);
        }
        return reply.send({ success: true, status: 'ok' });
      },
    );
  });
}
