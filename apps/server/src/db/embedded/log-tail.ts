import { readFile } from 'node:fs/promises';

/** The last lines of a program's output, for the end of a message. */
export function lastLines(output: string): string {
  return output.trim().split('\n').slice(-8).join('\n');
}

/** The last lines of a log file; empty when there is none. */
export async function lastLinesOf(file: string): Promise<string> {
  try {
    return lastLines(await readFile(file, 'utf8'));
  } catch {
    return '';
  }
}
