// First, and in JavaScript like this file: what comes after it is then read from Node's cache.
import '@ilaneer/server/process/node-settings';

const { buildBackoffice } = await import('./build-backoffice.ts');
const { buildServer } = await import('./build-server.ts');
const { buildStorefront } = await import('./build-storefront.ts');
const { loadEnv } = await import('./load-env.ts');

// The shop runs in this very process, so that a signal to it reaches the shop.
loadEnv();
await Promise.all([buildServer(), buildStorefront(), buildBackoffice()]);
await import('@ilaneer/server/process/built');
