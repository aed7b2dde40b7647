/** Characters omitted on documents (TAX-DOCUMENT-23). */
export async function unprintableLetters(texts: readonly string[]): Promise<string[]> {
  const text = texts.join(' ');
  // Loads fonts only for non-Latin text.
  if (!/[\u0100-\uffff]/.test(text)) return [];
  const { lettersWithoutFont } = await import('./indian-script.ts');
  return [...lettersWithoutFont(text)];
}
