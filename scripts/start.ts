import { buildStorefront } from './build-storefront.ts';
import { loadEnv } from './load-env.ts';

// The shop runs in this very process, so that a signal to it reaches the shop.
loadEnv();
await buildStorefront();
await import('@ilaneer/server/process/main');
