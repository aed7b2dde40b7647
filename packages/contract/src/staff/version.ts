import Type from 'typebox';
import { anyProblem } from '../message/fields.ts';

export const IfMatch = Type.Object({
  'if-match': Type.String({
    pattern: '^"[0-9]{1,9}"$',
    ...anyProblem('If-Match must be the version that was seen, in quotes: "3"'),
  }),
});

export const versionField = { version: Type.Integer() };

export function ifMatch(version: number): { 'if-match': string } {
  return { 'if-match': `"${version}"` };
}

export function matchedVersion(headers: { readonly 'if-match': string }): number {
  return Number(headers['if-match'].slice(1, -1));
}
