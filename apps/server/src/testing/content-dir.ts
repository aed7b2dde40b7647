import { readBrand } from '../process/brand.ts';
import { CONTENT } from '../process/wire-parts.ts';

/** The sample shop's files. */
export const CONTENT_DIR = CONTENT;

/** The brand of the tests' shops. */
export const TEST_BRAND = await readBrand(CONTENT_DIR);

/** When the tests' sample shop was loaded. */
export const SAMPLE_LOADED_AT = new Date('2026-11-01T00:00:00.000Z');
