import { join } from 'node:path';
import { shopBrandOf } from '../process/brand.ts';
import { readBrand } from '../sandbox/sample-shop/content-files.ts';

/** The sample shop's files. */
export const CONTENT_DIR = join(import.meta.dirname, '..', '..', '..', '..', 'content');

/** The brand of the tests' shops. */
export const TEST_BRAND = shopBrandOf(await readBrand(CONTENT_DIR));

/** When the tests' sample shop was loaded. */
export const SAMPLE_LOADED_AT = new Date('2026-11-01T00:00:00.000Z');
