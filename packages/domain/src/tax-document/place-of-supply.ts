import { INDIAN_STATES } from '../address/indian-states.ts';
import { isSameState } from '../pricing/split-gst.ts';
import { GST_STATE_CODES } from './gst-state-codes.ts';

/** A state with its GST code, `Kerala (32)`; a state that is not in the list stands without a code. */
export function placeOfSupply(state: string): string {
  const known = INDIAN_STATES.find((one) => isSameState(one, state));
  return known === undefined ? state.trim() : `${known} (${GST_STATE_CODES[known]})`;
}
