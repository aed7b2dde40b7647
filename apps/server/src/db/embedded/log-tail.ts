import { readFile } from 'node:fs/promises';

export function lastLines(output: string): string {
  return output.trim().split('\n').slice(-8).join('\n');
}

export async function lastLinesOf(file: string): Promise<string> {
  try {
    return lastLines(await readFile(file, 'utf8'));
  } catch {
    return '';
  }
}
