import { join } from 'node:path';
import { buildBackoffice } from '../../scripts/build-backoffice.ts';
import { buildServer } from '../../scripts/build-server.ts';
import { buildStorefront } from '../../scripts/build-storefront.ts';
import { ROOT } from '../../scripts/load-env.ts';
import { readArgs } from '../read-args.ts';
import { figureLines } from './figures.ts';
import { makePlan, planLines } from './plan/plan.ts';
import { runTorture } from './run-torture.ts';

// Random faults, then reconciliation.
const { values } = readArgs('npm run torture -- [--minutes 10] [--seed 1] [--plan: prints the plan]', {
  minutes: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  plan: { type: 'boolean', default: false },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0) || !Number.isSafeInteger(seed)) {
  throw new Error('--minutes is a number above 0, --seed a whole one');
}

const plan = makePlan(seed, minutes);
if (values.plan) {
  console.log(planLines(plan).join('\n'));
} else {
  await Promise.all([buildServer(), buildStorefront(), buildBackoffice()]);
  const program = {
    script: join(ROOT, 'apps', 'server', 'src', 'process', 'built.js'),
    // As in `npm start`.
    options: ['--max-semi-space-size=8'],
  };
  const figures = await runTorture({ plan, program, say: (line) => console.log(line) });
  console.log(figureLines(figures).join('\n'));
  if (figures.differences.length > 0) {
    console.log(`The same again: npm run torture -- --minutes ${minutes} --seed ${seed}`);
    process.exitCode = 1;
  }
}
// Hanging clients.
process.exit();
