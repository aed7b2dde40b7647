// The shop from what `npm run build` made of its sources.
import { settleAfterStart } from './node-settings.js';

const built = '../../dist/run-shop.js';
/** @type {typeof import('./workers/run-shop.ts')} */
const { runShop } = await import(built);
await runShop(process.env, import.meta.filename);
settleAfterStart();
