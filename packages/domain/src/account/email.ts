const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a trimmed text is shaped like an e-mail address. */
export function isEmail(text: string): boolean {
  return emailShape.test(text);
}

/** The form in which addresses are stored and compared: trimmed and lowercased (part 1 section 5). */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
