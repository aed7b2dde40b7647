import { letYoungGenerationGrow } from './node-settings.js';

const { runShop } = await import('./run-shop.ts');
await runShop(process.env);
letYoungGenerationGrow();
