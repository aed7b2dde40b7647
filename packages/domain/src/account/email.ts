// Excludes invisible characters and those with a meaning in address lists.
const localPart = String.raw`[^\s\p{C}\p{Z}@.<>()\[\],;:"\\]+`;
const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
// Some mail servers decode encoded words (RFC 2047) into another address.
const emailShape = new RegExp(`^(?!.*=\\?)${localPart}(?:\\.${localPart})*@${label}(?:\\.${label})+$`, 'u');

/** Whether a trimmed text is one unambiguous email address (ACCOUNT-5). */
export function isEmail(text: string): boolean {
  return emailShape.test(text);
}
