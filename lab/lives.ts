import { join } from 'node:path';
import { runNode } from '../scripts/run.ts';

// Random lives of orders in all four ways that prices and taxes can be set, as many as are said: npm run test:lives -- 200
const wanted = process.argv[2] ?? '1000';
process.env.MONEY_LIVES = wanted;
process.exitCode = await runNode([
  join('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--project',
  'int',
  'reconciles',
]);
