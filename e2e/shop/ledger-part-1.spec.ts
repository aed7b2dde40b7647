import { PART_1 } from '../ledger/part-1.ts';
import { runStates } from '../ledger/run-states.ts';

runStates('Part 1', PART_1);
