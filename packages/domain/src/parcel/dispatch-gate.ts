/** Unscanned shipping: allow, warn or block (PARCEL-11). */
export const DISPATCH_GATES = ['off', 'warn', 'block'] as const;

export type DispatchGate = (typeof DISPATCH_GATES)[number];

export type Scanned = { readonly scanned: number; readonly units: number };

export type DispatchVerdict = 'goes' | 'asks' | 'refused';

export function judgeDispatch(gate: DispatchGate, { scanned, units }: Scanned): DispatchVerdict {
  if (scanned >= units) return 'goes';
  switch (gate) {
    case 'off':
      return 'goes';
    case 'warn':
      return 'asks';
    case 'block':
      return 'refused';
  }
}

/** '0 of 7 units were scanned'. */
export function scannedWords({ scanned, units }: Scanned): string {
  return `${scanned} of ${units} ${units === 1 ? 'unit was' : 'units were'} scanned`;
}

export function refusedWords(scanned: Scanned): string {
  return `${scannedWords(scanned)}. This shop ships nothing unscanned: pack it at the bench first.`;
}
