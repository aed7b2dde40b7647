import { describe, expect, it } from 'vitest';
import { emptyCode, enterCode, eraseCode } from './code-entry.ts';

const boxes = (text: string) => [...text].map((character) => (character === '_' ? '' : character));

describe('what goes into the boxes of a code', () => {
  it.each([
    ['____', 0, '7', '7___', 1],
    ['123_', 3, '4', '1234', 3],
    // Anything that is no digit.
    ['12__', 2, 'x', '12__', 2],
    // A second digit beside the first, typed after or before it.
    ['12__', 1, '25', '15__', 2],
    ['12__', 1, '52', '15__', 2],
    ['11__', 1, '11', '11__', 2],
    // A paste or an autofill, with whatever stands round it.
    ['____', 0, '4821', '4821', 3],
    ['9___', 2, ' 48-21 ', '4821', 3],
    ['9___', 1, '48213', '4821', 3],
    ['____', 2, '482', '__48', 3],
    // Erased by a keyboard that sends no key.
    ['12__', 1, '', '1___', 1],
  ])('%s, box %i, "%s"', (before, at, text, after, next) => {
    expect(enterCode(boxes(before), at, text)).toEqual({ boxes: boxes(after), next });
  });

  it.each([
    ['12__', 1, '1___', 1],
    ['1___', 1, '____', 0],
    ['____', 0, '____', 0],
  ])('Backspace: %s, box %i', (before, at, after, next) => {
    expect(eraseCode(boxes(before), at)).toEqual({ boxes: boxes(after), next });
  });

  it('starts empty', () => {
    expect(emptyCode(4)).toEqual(['', '', '', '']);
  });
});
