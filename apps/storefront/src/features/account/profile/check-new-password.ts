import { passwordProblem } from '@ilaneer/domain/account/validate-signup';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { problemsIn } from '../../../lib/form.ts';

/** A change of password; the current one is only asked for where there is one. */
export type PasswordEntry = { readonly currentPassword: string; readonly newPassword: string };

/** The problems of a change of password, in the words of signup (part 1 section 5). */
export function checkNewPassword(entry: PasswordEntry, hasPassword: boolean): FieldProblem[] {
  return problemsIn({
    currentPassword: hasPassword && entry.currentPassword === '' ? 'Current password is required' : null,
    newPassword: passwordProblem(entry.newPassword),
  });
}
