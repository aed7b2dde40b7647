import { access } from 'node:fs/promises';
import { isSystemError } from './error.ts';

/** Whether there is a file or folder of that name; a path that can't be looked at is an error. */
export async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return false;
    throw error;
  }
}
