import { type AliasPlan, aliasPlan } from '@ilaneer/contract/message/aliases';
import { ErrorReply } from '@ilaneer/contract/message/envelope';
import { NAMED_CALLS } from '@ilaneer/contract/published/named-calls';
import type { SourceFile } from './sources.ts';

/** By message; shared tables count once. */
export function aliasCounts(): { readonly aliases: number; readonly messages: number } {
  const tables = new Map<string, AliasPlan>();
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const plan = aliasPlan(node);
    if (plan !== null) tables.set(plan.names.join(), plan);
    for (const value of Object.values(node)) look(value);
  };
  look(ErrorReply);
  for (const { reply } of NAMED_CALLS.keys()) look(reply);
  const aliases = [...tables.values()].reduce((count, { names }) => count + names.length, 0);
  return { aliases, messages: tables.size };
}

/** Files that import alias tables or plans; reading aliases does not compile. */
export function aliasReaders(sources: readonly SourceFile[]): readonly string[] {
  const isSender = (path: string) => path.startsWith('apps/server/src/http/');
  const isAlias = (path: string) => /^packages\/contract\/.*aliases\.ts$/.test(path);
  return sources
    .filter(({ path, imports }) => path.startsWith('apps/') && !isSender(path) && imports.some(isAlias))
    .map(({ path }) => path);
}
