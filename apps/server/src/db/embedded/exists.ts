import { access } from 'node:fs/promises';
import { isSystemError } from './error.ts';

export async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return false;
    throw error;
  }
}
