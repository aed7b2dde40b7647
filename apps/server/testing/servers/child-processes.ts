import { readFile } from 'node:fs/promises';

export async function childrenOf(pid: number, words = ''): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const children = text.trim().split(' ').filter(Boolean).map(Number);
  const lines = await Promise.all(children.map((child) => commandLine(child)));
  return children.filter((_, index) => lines[index]?.includes(words));
}

/** Empty after exit. */
async function commandLine(pid: number): Promise<string> {
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return words.replaceAll('\0', ' ');
}
