import { settleAfterStart } from './node-settings.js';

const { runShop } = await import('./workers/run-shop.ts');
await runShop(process.env, import.meta.filename);
settleAfterStart();
