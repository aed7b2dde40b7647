import { createRequire } from 'node:module';
import { isMostlyOwnWords, wordsOfShop } from '@ilaneer/domain/account/own-words';
import { passwordProblem, SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import type * as LanguageCommon from '@zxcvbn-ts/language-common';
import WORDS from '../../../../content/password-words.json' with { type: 'json' };
import type { Deps } from './deps.ts';

const require = createRequire(import.meta.url);
let known: ReadonlySet<string> | null = null;

/** ACCOUNT-7, ACCOUNT-52. The list of breached passwords is too long for browsers. */
export function guessablePasswordProblems(
  { brand, config }: Pick<Deps, 'brand' | 'config'>,
  field: string,
  password: string,
): FieldProblem[] {
  // Length is reported elsewhere.
  if (passwordProblem(password) !== null) return [];
  const lower = password.normalize('NFC').toLowerCase();
  if (breached().has(lower) || isRow(lower)) {
    return [{ field, message: 'Password is too common. Please choose one that is harder to guess.' }];
  }
  const ownWords = [...WORDS, ...wordsOfShop(brand.name, new URL(config.publicUrl).hostname)];
  if (!isMostlyOwnWords(password, ownWords)) return [];
  const message = 'That password is too easy to guess for this shop. Add another word or a few digits.';
  return [{ field, message }];
}

/** Loaded on first use: 5 MB. */
function breached(): ReadonlySet<string> {
  if (known !== null) return known;
  const { dictionary }: typeof LanguageCommon = require('@zxcvbn-ts/language-common');
  // Lower case; includes some too short anyway.
  known = new Set(
    dictionary['passwords-common'].filter(({ length }) => length >= SIGNUP_LIMITS.password.min),
  );
  return known;
}

function isRow(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const steps = new Set(codes.slice(1).map((code, before) => code - (codes[before] ?? code)));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}
