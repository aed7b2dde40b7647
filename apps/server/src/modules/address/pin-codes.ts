import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INDIAN_STATES } from '@ilaneer/domain/address/indian-states';
import { type PinCodeRange, parsePinCodes } from '@ilaneer/domain/address/pin-code';

export type AddressDeps = { readonly pinCodes: readonly PinCodeRange[] };

/** From the content folder. Throws with the bad line. */
export async function readPinCodes(contentDir: string): Promise<readonly PinCodeRange[]> {
  const file = join(contentDir, 'pin-codes.csv');
  const parsed = parsePinCodes(await readFile(file, 'utf8'), INDIAN_STATES);
  if (parsed.ok) return parsed.value;
  throw new Error(`${file}, line ${parsed.error.line}: ${parsed.error.problem}`);
}
