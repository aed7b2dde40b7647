import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isSystemError } from '../db/embedded/error.ts';

export type LastVerified = { readonly name: string; readonly at: Date };

const fileIn = (dataDir: string): string => join(dataDir, 'last-verified-backup.json');

export async function noteVerified(dataDir: string, { name, at }: LastVerified): Promise<void> {
  const file = fileIn(dataDir);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify({ name, at: at.toISOString() })}\n`, { mode: 0o600 });
  await rename(draft, file);
}

export async function readVerified(dataDir: string): Promise<LastVerified | null> {
  let text: string;
  try {
    text = await readFile(fileIn(dataDir), 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  }
  try {
    const noted: unknown = JSON.parse(text);
    const { name, at } = Object(noted) as { readonly name?: unknown; readonly at?: unknown };
    const moment = new Date(typeof at === 'string' ? at : Number.NaN);
    return typeof name !== 'string' || Number.isNaN(moment.getTime()) ? null : { name, at: moment };
  } catch {
    return null;
  }
}
