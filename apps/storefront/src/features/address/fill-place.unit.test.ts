import { describe, expect, it } from 'vitest';
import { fillPlace, placeText } from './fill-place.ts';

const kochi = { city: 'Kochi', district: 'Ernakulam', state: 'Kerala' };
const blank = { city: '', state: '' };

describe('filling in the place of a PIN code', () => {
  it('fills empty fields', () => {
    expect(fillPlace(blank, blank, kochi)).toEqual({ city: 'Kochi', state: 'Kerala' });
  });

  it('replaces what an earlier PIN code filled in', () => {
    const before = { city: 'Chennai', state: 'Tamil Nadu' };
    expect(fillPlace(before, before, kochi)).toEqual({ city: 'Kochi', state: 'Kerala' });
  });

  it('keeps typed and correct fields', () => {
    expect(fillPlace({ city: 'Aluva', state: '' }, blank, kochi)).toEqual({ state: 'Kerala' });
    expect(fillPlace({ city: 'Kochi', state: 'Kerala' }, blank, kochi)).toEqual({});
  });
});

it('names the district where the city could be several', () => {
  expect(placeText(kochi)).toBe('Kochi, Kerala');
  expect(placeText({ ...kochi, city: '' })).toBe('Ernakulam, Kerala');
  expect(placeText({ city: '', district: '', state: 'Haryana' })).toBe('Haryana');
});
