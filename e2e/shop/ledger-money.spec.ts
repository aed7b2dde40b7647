import { MONEY } from '../ledger/money.ts';
import { runStates } from '../ledger/run-states.ts';

runStates('Part 2', MONEY);
