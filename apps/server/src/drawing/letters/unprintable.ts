/** The letters of texts that no font of the shop has, and that labels and documents leave out (TAX-DOCUMENT-23). */
export async function unprintableLetters(texts: readonly string[]): Promise<string[]> {
  const text = texts.join(' ');
  // Fonts are read where a text is not Latin alone.
  if (!/[\u0100-\uffff]/.test(text)) return [];
  const { lettersWithoutFont } = await import('./indian-script.ts');
  return [...lettersWithoutFont(text)];
}
