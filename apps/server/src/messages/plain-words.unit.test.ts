import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greetingTo, plainWords } from './plain-words.ts';

describe('typed text in a mail', () => {
  it.each([
    ['Asha Menon', 'Asha Menon'],
    ['K.R. Nair', 'K. R. Nair'],
    ["രവി O'Brien-Menon", "രവി O'Brien-Menon"],
    ['12.5 km, MG Road', '12.5 km, MG Road'],
    ['<b>Evil</b> http://evil.example', 'bEvil/b http evil. example'],
    ['Win at www.evil.example/now', 'Win at www. evil. example/now'],
    ['me@evil.example', 'me at evil. example'],
    ['A\r\nBcc: x', 'A Bcc: x'],
  ])('%j becomes %j', (typed, shown) => {
    expect(plainWords(typed)).toBe(shown);
    expect(greetingTo(typed)).toBe(`Dear ${shown},`);
  });

  it('never looks like an address of the web or of a mailbox', () => {
    const part = fc.oneof(
      fc.constantFrom('http', ':', '/', '.', 'evil', 'in', '@', '<', '>', ' '),
      fc.string(),
    );
    const typed = fc.array(part).map((parts) => parts.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        expect(plainWords(text)).not.toMatch(/\/\/|[<>@]|\.(?=[^\s.\d])/);
      }),
    );
  });
});
