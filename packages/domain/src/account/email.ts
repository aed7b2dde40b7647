// What has a meaning of its own in a list of addresses, or cannot be seen, is in none of ours: a mail program might
// read such a text as another address than we do.
const localPart = String.raw`[^\s\p{C}\p{Z}@.<>()\[\],;:"\\]+`;
const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
// Some mail servers read what looks like an encoded word (RFC 2047) as what it stands for: another address.
const emailShape = new RegExp(`^(?!.*=\\?)${localPart}(?:\\.${localPart})*@${label}(?:\\.${label})+$`, 'u');

/** Whether a trimmed text is one email address that every mail program reads the same way (ACCOUNT-5). */
export function isEmail(text: string): boolean {
  return emailShape.test(text);
}
