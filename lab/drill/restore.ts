import { readArgs } from '../read-args.ts';
import { runRestoreDrill } from './restore-drill.ts';

// Measures restore time and loss.
const { values } = readArgs('npm run drill:restore -- [--seconds 20]', {
  seconds: { type: 'string', default: '20' },
});
const seconds = Number(values.seconds);
const result = await runRestoreDrill({ seconds, say: (line) => console.log(line) });
console.log(result.told);
console.log(
  `${result.acknowledged} orders were acknowledged, ${result.lost} of them lost (${result.lostSeconds.toFixed(1)} s), ${result.unacknowledged} there unsaid; restored in ${result.restoreSeconds.toFixed(1)} s.`,
);
