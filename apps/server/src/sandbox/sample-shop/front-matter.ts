/** A Markdown file: what stands between its opening `---` lines as `name: value`, and the text after them. */
export type MarkdownFile = { readonly values: Readonly<Record<string, string>>; readonly body: string };

/** Takes a Markdown file apart. Throws with the file's name when its head is not as it should be. */
export function readFrontMatter(file: string, content: string): MarkdownFile {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(content) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`${file}: starts without a head between --- lines`);
  // Formatters put empty lines around the head.
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  const values = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error(`${file}: "${line}" is not "name: value"`);
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return { values: Object.fromEntries(values), body: body.trim() };
}
