import { expect, it } from 'vitest';
import { scriptRuns } from './script-runs.ts';

it.each([
  ['', []],
  ['Malabar', [['Malabar', null]]],
  ['മലബാർ', [['മലബാർ', 'ml']]],
  ['मालाबार', [['मालाबार', 'hi']]],
  ['மலபார்', [['மலபார்', 'ta']]],
  ['మలబార్', [['మలబార్', 'te']]],
  ['ಮಲಬಾರ್', [['ಮಲಬಾರ್', 'kn']]],
  ['মালাবার', [['মালাবার', 'bn']]],
  ['મલબાર', [['મલબાર', 'gu']]],
  ['ਮਾਲਾਬਾਰ', [['ਮਾਲਾਬਾਰ', 'pa']]],
  ['ମାଲାବାର', [['ମାଲାବାର', 'or']]],
  ['مالابار', [['مالابار', 'ur']]],
  ['ᱢᱟᱞᱟᱵᱟᱨ', [['ᱢᱟᱞᱟᱵᱟᱨ', 'sat']]],
  ['ꯃꯂꯥꯕꯥꯔ', [['ꯃꯂꯥꯕꯥꯔ', 'mni']]],
  ['24 മലബാർ 7!', [['24 മലബാർ 7!', 'ml']]],
  ['24 / 7', [['24 / 7', null]]],
  [
    'മലബാർ, ಮಲಬಾರ್ Malabar',
    [
      ['മലബാർ, ', 'ml'],
      ['ಮಲಬಾರ್ ', 'kn'],
      ['Malabar', null],
    ],
  ],
])('%j has the runs %j (SETTING-23)', (text, runs) => {
  const found = scriptRuns(text);
  expect(found.map((run) => [run.text, run.lang])).toEqual(runs);
  expect(found.map(({ at, text: run }) => text.slice(at, at + run.length)).join('')).toBe(text);
});
