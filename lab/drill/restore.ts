import { runRestoreDrill } from './restore-drill.ts';

// Measures restore time and loss: npm run drill:restore -- --seconds 150
const at = process.argv.indexOf('--seconds');
const seconds = at === -1 ? 20 : Number(process.argv[at + 1]);
const result = await runRestoreDrill({ seconds, say: (line) => console.log(line) });
console.log(result.told);
console.log(
  `${result.acknowledged} orders were acknowledged, ${result.lost} of them lost (${result.lostSeconds.toFixed(1)} s), ${result.unacknowledged} there unsaid; restored in ${result.restoreSeconds.toFixed(1)} s.`,
);
