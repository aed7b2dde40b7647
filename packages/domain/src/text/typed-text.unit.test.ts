import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedCode, typedDigits, typedLines, typedName, typedText } from './typed-text.ts';

const INVISIBLE = [
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u200b', '\u200e', '\u200f', '\u202a', '\u202c'],
  ...['\u202e', '\u2060', '\u2066', '\u2069', '\u3164', '\ufe0f', '\ufeff', '\ufffa', '\u{e0061}'],
];
const CONTROLS = ['\u0001', '\u0007', '\u001b', '\u007f', '\u0090'];
/** Several scripts, marks, blanks, emojis. */
const SIGNS = [...'aB7 .-@é₹ñkअनുകമ്മ்ത്രع', '\u{1f965}', 'e\u0301', 'ക്ഷ', 'ന്\u200d', 'श्\u200cर'];

const texts = fc.array(fc.constantFrom(...SIGNS), { maxLength: 12 }).map((signs) => signs.join(''));
const additions = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...INVISIBLE, ...CONTROLS)), { maxLength: 6 });

describe.each([
  ['typedText', typedText],
  ['typedLines', typedLines],
  ['typedName', typedName],
  ['typedDigits', typedDigits],
  ['typedCode', typedCode],
] as const)('%s', (_, typed) => {
  it('is the same with invisible characters at any place', () => {
    fc.assert(
      fc.property(texts, additions, (text, added) => {
        expect(typed(withAdded(text, added))).toBe(typed(text));
      }),
    );
  });

  it('is the same however its letters are composed, and when it is typed again', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(typed(text.normalize('NFD'))).toBe(typed(text.normalize('NFC')));
        expect(typed(typed(text))).toBe(typed(text));
      }),
    );
  });
});

describe('a typed text', () => {
  it('has one line, and no control character', () => {
    expect(typedText(' Anu\r\nThomas\u0007\u001b\t\u2028 ')).toBe('Anu Thomas');
    expect(typedText('Anu\u00a0Thomas\u3000')).toBe('Anu Thomas');
    expect(typedLines('One\r\ntwo\rthree\u2029\u0007four\n')).toBe('One\ntwo\nthree\nfour');
  });

  it.each([
    ['a Malayalam chillu of before 2008', 'അവന്\u200d'],
    ['a conjunct that is written out', 'ക്\u200cഷ'],
    ['a half letter', 'र्\u200dय'],
    ['a Bengali ya-phala', 'র\u200d্য'],
    ['a Sinhala conjunct', 'ශ්\u200dරී'],
    ['letters of Urdu that do not join', 'علی\u200cخان'],
    ['one picture of two', '👩\u200d🍳'],
    ['a heart in colour', '❤\ufe0f'],
  ])('keeps the joiner of %s', (_, text) => expect(typedText(text)).toBe(text));

  it.each([
    ['കട\u200d', 'കട'],
    ['\u200dAnu', 'Anu'],
    ['An\u200cu', 'Anu'],
    ['ന്\u200d\u200d\u2060', 'ന്\u200d'],
  ])('drops a joiner that changes nothing: %j', (text, plain) => expect(typedText(text)).toBe(plain));
});

describe('a typed name', () => {
  it.each(['\u200b\u200b', ' \u2800 ', '\u3164', '\u0301', '\u202e\u202c', '\n'])(
    'of which nothing shows is none: %j',
    (name) => expect(typedName(name)).toBe(''),
  );

  it.each(['Anu Thomas', 'അനു തോമസ്', 'علی', '李', '☕'])('is kept where it shows: %s', (name) =>
    expect(typedName(`\u202b${name}\u202c`)).toBe(name),
  );
});

describe('typed digits', () => {
  const systems = Intl.supportedValuesOf('numberingSystem').filter((system) =>
    /^\p{Nd}+$/u.test(format(system, 1_234_567_890)),
  );

  it.each(systems)('of %s are 0 to 9', (system) => {
    expect(typedDigits(format(system, 1_234_567_890))).toBe('1234567890');
  });

  it('stand together', () => expect(typedDigits('\u202a673 001\u202c')).toBe('673001'));
});

function format(system: string, figure: number): string {
  return new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(figure);
}

/** Inserts between graphemes: a joiner belongs to its virama. */
function withAdded(text: string, added: readonly (readonly [number, string])[]): string {
  const signs = [...text];
  for (const [at, sign] of added) signs.splice(at % (signs.length + 1), 0, sign);
  return signs.join('');
}
