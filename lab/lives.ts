import { join } from 'node:path';
import { runNode } from '../scripts/run.ts';

// Random order lives in each of the four price and tax modes: npm run test:lives -- 200
const wanted = process.argv[2] ?? '1000';
process.env.MONEY_LIVES = wanted;
process.exitCode = await runNode([
  join('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--project',
  'int',
  'reconciles',
  'exchange-money',
]);
