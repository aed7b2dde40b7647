import { join } from 'node:path';
import { pixelsUnlike } from '@ilaneer/testing/pdf-image';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_BRAND } from '../../../testing/content-dir.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { drawDocument } from '../draw-document.ts';
import type { PrintedDocument } from '../printed-document.ts';
import { inVisualOrder, lettersWithoutFont, shapeLetters, splitByScript } from './indian-script.ts';

const BUYERS = {
  malayalam: ['ശ്രീകൃഷ്ണൻ ഉണ്ണിക്കൃഷ്ണൻ', 'ക്ഷേത്രം റോഡ്, തൃശ്ശൂർ, ഇളനീർ'],
  devanagari: ['श्रीकृष्ण विद्यार्थी', 'क्षत्रिय मार्ग 12/A, दिल्ली, ज्ञानेश्वर'],
  tamil: ['ஸ்ரீ குமார்', 'க்ஷேத்ரம் தெரு, கொச்சி, தமிழ்'],
  telugu: ['శ్రీ కృష్ణ', 'రాష్ట్రం వీధి, హైదరాబాద్, క్షేత్రం'],
  kannada: ['ಶ್ರೀ ಅರ್ಜುನ', 'ರಾಷ್ಟ್ರ ರಸ್ತೆ, ಬೆಂಗಳೂರು, ಕ್ಷೇತ್ರ'],
  bengali: ['শ্রী বিশ্বজিৎ চৌধুরী', 'রাষ্ট্র সড়ক, পশ্চিমবঙ্গ, ক্ষেত্র'],
  gujarati: ['શ્રી અર્જુન', 'રાષ્ટ્ર માર્ગ, અમદાવાદ, વિદ્યા'],
  gurmukhi: ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਅੰਮ੍ਰਿਤਸਰ'],
  oriya: ['ଶ୍ରୀ ଜଗନ୍ନାଥ', 'କ୍ଷେତ୍ର ସାହି, ଭୁବନେଶ୍ୱର'],
} as const;
/** Chromium's rendering of the same font, compared by eye once. */
const EXPECTED = join(import.meta.dirname, 'indian-letters.png');
const FROM_PARTIES_TO_TABLE = { x: 30, y: 170, width: 535, height: 340 };

describe('a document in Indian letters', () => {
  it('shows the names and streets of buyers in the letters of nine scripts', async () => {
    const lines = Object.values(BUYERS).flat();
    const pdf = await drawDocument(billedTo(['Ravi രവി Kumar, 12/3 ഇളനീർ Road', ...lines]));
    expect(await pixelsUnlike(pdf, EXPECTED, FROM_PARTIES_TO_TABLE)).toBe(0);
  });

  it('breaks long lines between words, and overlong words between letters', async () => {
    const street = 'കോഴിക്കോട് '.repeat(12).trim();
    const [page] = readPdf(await drawDocument(billedTo([street, 'തൃശ്ശൂർ'.repeat(20)])));
    const letters = (text: string | undefined) => (text ?? '').replaceAll(/\s/g, '');
    expect(letters(page)).toContain(letters(street));
    expect(letters(page)).toContain('തൃശ്ശൂർ'.repeat(20));
  });

  it('is rendered for any sequence of Indian letters', async () => {
    const letter = fc.integer({ min: 0x900, max: 0xd7f }).map((code) => String.fromCharCode(code));
    const sign = fc.oneof(letter, fc.constantFrom('\u200d', '\u200c', ' ', 'a', '1', '।'));
    const text = fc.array(sign, { minLength: 1, maxLength: 60 }).map((signs) => signs.join(''));
    await fc.assert(
      fc.asyncProperty(text, async (name) => {
        expect((await drawDocument(billedTo([name]))).length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});

const FURTHER = {
  Urdu: 'آابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیےئۂۓ۰۱۲۳۴۵۶۷۸۹\u064e\u0650\u064f\u0651',
  Kashmiri: 'آاؠبپتٹجچحخدڈرڑزژسشصعغفقکگلمنںوۆۄہھیےأٲإٳ\u065f\u0655\u0654',
  Sindhi: 'ابٻڀتٿٽٺثپجڄجھڃچڇحخدڌڏڊڍذرڙزسشصضطظعغفڦقڪکگڳگھڱلمنڻوھءي۽۾',
  Santali: 'ᱚᱛᱜᱝᱞᱟᱠᱡᱢᱣᱤᱥᱦᱧᱨᱩᱪᱫᱬᱭᱮᱯᱰᱱᱲᱳᱴᱵᱶᱷᱸᱹᱺᱻᱼᱽ᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙',
  Manipuri: 'ꯀꯁꯂꯃꯄꯅꯆꯇꯈꯉꯊꯋꯌꯍꯎꯏꯐꯑꯒꯓꯔꯕꯖꯗꯘꯙꯚꯛꯜꯝꯞꯟꯠꯡꯢꯣꯤꯥꯦꯧꯨꯩꯪ꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹',
} as const;

describe('letters of further scripts', () => {
  it.each(Object.entries(FURTHER))('of %s are all drawn', async (_, alphabet) => {
    expect(lettersWithoutFont(alphabet)).toEqual([]);
    expect(
      splitByScript(alphabet)
        .map(({ text }) => text)
        .join(''),
    ).toBe(alphabet);
    const [page] = readPdf(await drawDocument(billedTo([alphabet.slice(0, 20)])));
    expect(page?.replaceAll(/\s/g, '')).toContain(alphabet.slice(0, 5));
  });

  it('stand from right to left where they are Arabic, with numbers between them from left to right', () => {
    const order = (text: string) => inVisualOrder(splitByScript(text)).map((piece) => piece.text);
    expect(order('محمد علی')).toEqual(['علی', ' ', 'محمد']);
    expect(order('House 7, محمد علی Road')).toEqual(['House 7, ', 'علی', ' ', 'محمد', ' Road']);
    expect(order('گلی ۱۲ لاہور')).toEqual(['لاہور', ' ', '۱۲', ' ', 'گلی']);
    expect(order('Asha രവി')).toEqual(['Asha ', 'രവി']);
    const { glyphs, width } = shapeLetters('علی', 'arabic', 'regular');
    expect(glyphs.length).toBeGreaterThan(0);
    expect(width).toBeGreaterThan(0);
  });

  it('are left out where no font has them, never drawn as boxes (TAX-DOCUMENT-23)', async () => {
    expect(lettersWithoutFont('Ravi 𑄌𑄋𑄴𑄟𑄳𑄦 李, ക')).toEqual(['𑄌', '𑄋', '𑄟', '𑄦', '李']);
    const [page] = readPdf(await drawDocument(billedTo(['Ravi 李Kumar 🙂'])));
    expect(page).toContain('Ravi Kumar');
    expect(page).not.toContain('李');
  });
});

function billedTo(lines: readonly string[]): PrintedDocument {
  return {
    title: 'Tax Invoice',
    number: 'ILN/2627/000001',
    issuedAt: new Date('2026-11-22T06:00:00Z'),
    seller: TEST_BRAND.seller,
    facts: [],
    parties: [
      ['Billed to', lines],
      ['Shipped to', lines],
    ],
    columns: ['#', 'Description', 'HSN', 'Qty', 'Total'],
    rows: [['1', 'ഇളനീർ, tender coconut water', '200989', '1 pc', '₹10.00']],
    rates: null,
    totals: [['Total', '₹10.00']],
    inWords: 'Ten Rupees Only',
    discounts: null,
    mark: '',
    payments: [],
    notes: [],
  };
}
