import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import { readWords } from './read-words.ts';

export type StaffCommand =
  | { readonly act: 'list' }
  | { readonly act: 'create'; readonly email: string; readonly role: string; readonly name: string }
  | { readonly act: 'invite' | 'block' | 'reset-second-factor'; readonly email: string };

export const STAFF_COMMAND_USAGE = `Usage:
  npm run staff -- create --email meera@example.in --role owner [--name 'Meera Nair']
  npm run staff -- list
  npm run staff -- invite --email meera@example.in
  npm run staff -- block --email meera@example.in
  npm run staff -- reset-second-factor --email meera@example.in

create and invite print a link, valid once, for seven days. Preset roles: owner, manager, packer, support, accountant;
name other roles by ID.`;

export function readStaffCommand(words: readonly string[]): Result<StaffCommand, string> {
  const read = readWords(words, {
    email: { type: 'string' },
    role: { type: 'string' },
    name: { type: 'string' },
  });
  if (!read.ok) return read;
  const { positionals, values } = read.value;
  const [act, ...more] = positionals;
  if (act === undefined) return err('The command is missing.');
  if (more.length > 0) return err(`Unexpected: ${more.join(' ')}`);
  if (act === 'list') return ok({ act });
  if (act !== 'create' && act !== 'invite' && act !== 'block' && act !== 'reset-second-factor') {
    return err(`Unknown command: ${act}`);
  }
  if (values.email === undefined) return err('--email is missing');
  const email = typedEmail(values.email);
  if (act !== 'create') return ok({ act, email });
  if (values.role === undefined) return err('--role is missing');
  // The first member is named after the address unless given.
  return ok({ act, email, role: values.role, name: values.name ?? email.split('@')[0] ?? email });
}
