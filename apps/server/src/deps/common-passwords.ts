import { createRequire } from 'node:module';
import { passwordProblem, SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import type * as LanguageCommon from '@zxcvbn-ts/language-common';

const HOW_MANY = 10_000;

const require = createRequire(import.meta.url);
let known: ReadonlySet<string> | null = null;

/**
 * Refuses what everybody guesses first: a new password that is one of the 10,000 commonest in whatever case, or a row
 * such as `aaaaaa` or `abcdef`, which the list leaves out. Only the server knows it; it is too long for a browser.
 */
export function commonPasswordProblems(field: string, password: string): FieldProblem[] {
  // What is wrong with its length is said elsewhere.
  if (passwordProblem(password) !== null) return [];
  const lower = password.toLowerCase();
  if (!commonest().has(lower) && !isRow(lower)) return [];
  return [{ field, message: 'Password is too common. Please choose one that is harder to guess.' }];
}

/** Read when somebody first chooses a password: the list takes 4 MB. */
function commonest(): ReadonlySet<string> {
  if (known !== null) return known;
  const { dictionary }: typeof LanguageCommon = require('@zxcvbn-ts/language-common');
  // It begins with the commonest, in lower case, and has some that are too short for the shop anyway.
  const longEnough = dictionary['passwords-common'].filter(
    ({ length }) => length >= SIGNUP_LIMITS.password.min,
  );
  known = new Set(longEnough.slice(0, HOW_MANY));
  return known;
}

/** Whether every character is as far from the one before: the same, the next one or the one before. */
function isRow(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const steps = new Set(codes.slice(1).map((code, before) => code - (codes[before] ?? code)));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}
