import { join } from 'node:path';

/** The sample shop's files. */
export const CONTENT_DIR = join(import.meta.dirname, '..', '..', '..', '..', 'content');

/** When the tests' sample shop was loaded. */
export const SAMPLE_LOADED_AT = new Date('2026-11-01T00:00:00.000Z');
