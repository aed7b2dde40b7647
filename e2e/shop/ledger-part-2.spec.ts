import { PART_2 } from '../ledger/part-2.ts';
import { runStates } from '../ledger/run-states.ts';

runStates('Part 2', PART_2);
