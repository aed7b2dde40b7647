import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSENT_PURPOSES, consentNotice, consentWords } from '@ilaneer/domain/account/consents';
import { LANGUAGE_NAMES, NAMED_TEXTS, NOTICE_LANGUAGES } from '@ilaneer/domain/account/notice-language';
import { noticePage } from '@ilaneer/domain/privacy/notice-page';
import { expect, it } from 'vitest';

const UI = join(import.meta.dirname, '../../ui/src');
const [FONTS, STYLES] = ['fonts.css', 'styles.css'].map((file) => readFileSync(join(UI, file), 'utf8'));
const INDIAN = NOTICE_LANGUAGES.filter((language) => language !== 'en');

function rangesOf(language: string): (readonly [number, number])[] {
  const family = new RegExp(`:lang\\(${language}\\)[^{]*\\{[^}]*"(Noto [^"]+)"`).exec(STYLES ?? '')?.[1];
  const face = new RegExp(`@font-face \\{[^}]*font-family: "${family}";[^}]*unicode-range:([^;]*);`);
  return (face.exec(FONTS ?? '')?.[1] ?? '').split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}

it.each(INDIAN)(
  'every letter of the notices in %s is in the face of its language (PRIVACY-15)',
  (language) => {
    const consents = CONSENT_PURPOSES.map((purpose) => consentNotice(purpose, 'Kera', language));
    const { title, intro, notices } = noticePage(language, 'Kera');
    const texts = [
      ...[LANGUAGE_NAMES[language].own, NAMED_TEXTS[language].privacy, title, intro],
      ...consents.flatMap((consent) => [consent.title, consentWords(consent)]),
      ...notices.flatMap(({ form, words }) => [form, ...words]),
    ].join('');
    const letters = [...new Set(texts)].filter(
      (letter) => letter > '\u02ff' && !/[\u2010-\u2026]/.test(letter),
    );
    const ranges = rangesOf(language);
    const isIn = (code: number) => ranges.some(([from, to]) => from <= code && code <= to);
    expect(letters.length).toBeGreaterThan(30);
    expect(letters.filter((letter) => !isIn(letter.codePointAt(0) ?? 0))).toEqual([]);
  },
);
