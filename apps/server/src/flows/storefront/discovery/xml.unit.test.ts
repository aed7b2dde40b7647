import { expect, it } from 'vitest';
import { wellFormed } from '../testing/well-formed.ts';
import { element, xmlDocument } from './xml.ts';

it('escapes texts and attributes, and leaves out what XML has no way to write', () => {
  const text = `a < b & "c" > ]]> \u0000\u000b\ud800 ഇളനീർ 🥥`;
  const xml = xmlDocument(element('x:root', [element('t', text), null], { note: text, 'xmlns:x': 'urn:x' }));
  const seen = wellFormed(xml);
  const left = 'a < b & "c" > ]]>  ഇളനീർ 🥥';
  expect(seen).toEqual([
    { name: 'x:root', attributes: { note: left, 'xmlns:x': 'urn:x' }, text: left },
    { name: 't', attributes: {}, text: left },
  ]);
});
