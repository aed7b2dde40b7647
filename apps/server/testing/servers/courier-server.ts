import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { CourierApi, CourierGrounds } from '../../src/modules/parcel/couriers/courier-api.ts';
import { delhivery } from '../../src/modules/parcel/couriers/delhivery.ts';
import { shiprocket } from '../../src/modules/parcel/couriers/shiprocket.ts';
import { COURIERS_PATH, courierRoutes } from '../../src/sandbox/couriers/routes.ts';
import { type CourierWorld, courierWorld } from '../../src/sandbox/couriers/world.ts';

export const WEBHOOK_KEY = 'key of the webhooks of a test';

const API_TOKEN = 'token of a test';

export type CourierServer = {
  readonly url: string;
  readonly world: CourierWorld;
  /** Paths without queries, in order. */
  readonly asked: string[];
  /** Environment of a shop process that books here. */
  readonly settings: Readonly<Record<string, string>>;
  apis(grounds: CourierGrounds): { readonly shiprocket: CourierApi; readonly delhivery: CourierApi };
  close(): Promise<void>;
};

/** Both emulated couriers on a port of their own. */
export async function startCourierServer(clock?: () => Date): Promise<CourierServer> {
  const world = courierWorld(clock);
  const asked: string[] = [];
  const app = Fastify();
  app.addHook('onRequest', async ({ method, url }) => {
    asked.push(`${method} ${url.split('?')[0]?.replace(COURIERS_PATH, '')}`);
  });
  courierRoutes(app, world, { apiToken: API_TOKEN, postScan: null });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const at = (courier: string) => `${url}${COURIERS_PATH}/${courier}`;
  const pickupLocation = 'Shop';
  return {
    url,
    world,
    asked,
    settings: {
      SHIPROCKET_EMAIL: 'shop@example.com',
      SHIPROCKET_PASSWORD: 'secret',
      SHIPROCKET_PICKUP_LOCATION: pickupLocation,
      SHIPROCKET_WEBHOOK_KEY: WEBHOOK_KEY,
      SHIPROCKET_API_URL: at('shiprocket'),
      DELHIVERY_API_TOKEN: API_TOKEN,
      DELHIVERY_PICKUP_LOCATION: pickupLocation,
      DELHIVERY_WEBHOOK_KEY: WEBHOOK_KEY,
      DELHIVERY_API_URL: at('delhivery'),
    },
    apis: (grounds) => ({
      shiprocket: shiprocket(
        {
          ...{ email: 'shop@example.com', password: 'secret', pickupLocation, webhookKey: WEBHOOK_KEY },
          apiUrl: at('shiprocket'),
        },
        grounds,
      ),
      delhivery: delhivery(
        { apiToken: API_TOKEN, pickupLocation, webhookKey: WEBHOOK_KEY, apiUrl: at('delhivery') },
        grounds,
      ),
    }),
    close: async () => {
      world.release();
      await app.close();
    },
  };
}
