import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Loading the libraries makes much garbage: with V8's own limits the young generation would grow by 150 MB over it, and
// keep them. What follows is imported afterwards, because limits do not take back what has grown.
setFlagsFromString('--max-semi-space-size=8');
setFlagsFromString('--semi-space-growth-factor=1');
// Later starts need neither strip the types nor compile anew.
enableCompileCache();

const { runShop } = await import('./run-shop.ts');
await runShop(process.env);
