import { describe, expect, it } from 'vitest';
import { INDIAN_STATES } from './indian-states.ts';
import { findPinCodePlace, parsePinCodes } from './pin-code.ts';

const csv = `first,last,city,district,state
67,69,,,Kerala
682,682,Kochi,Ernakulam,Kerala
682551,682559,,Lakshadweep,Lakshadweep
`;

describe('the table of PIN codes', () => {
  it('gives the narrowest place', () => {
    const parsed = parsePinCodes(csv, INDIAN_STATES);
    if (!parsed.ok) throw new Error(parsed.error.problem);
    const find = (pinCode: string) => findPinCodePlace(parsed.value, pinCode);
    expect(find('682001')).toEqual({ city: 'Kochi', district: 'Ernakulam', state: 'Kerala' });
    expect(find('682555')).toEqual({ city: '', district: 'Lakshadweep', state: 'Lakshadweep' });
    expect(find('675001')).toEqual({ city: '', district: '', state: 'Kerala' });
    expect(find('699999')).toEqual({ city: '', district: '', state: 'Kerala' });
    expect(find('700000')).toBeNull();
    expect(find('110001')).toBeNull();
  });

  it.each([
    ['6a,69,,,Kerala', 'a prefix has 2 to 6 digits'],
    ['69,67,,,Kerala', 'the prefixes are no range'],
    ['67,690,,,Kerala', 'the prefixes are no range'],
    ['67,69,,,Atlantis', 'Atlantis is no state of India'],
  ])('refuses %j', (row, problem) => {
    expect(parsePinCodes(`heading\n${row}`, INDIAN_STATES)).toEqual({
      ok: false,
      error: { line: 2, problem },
    });
  });
});
