import { readSampleSettings, shopBrandOf } from '../src/modules/setting/setting.ts';
import { CONTENT } from '../src/process/wire-parts.ts';

/** The sample shop's files. */
export const CONTENT_DIR = CONTENT;

/** The settings of the tests' shops. */
export const TEST_SETTINGS = await readSampleSettings(CONTENT_DIR);

/** The brand of the tests' shops. */
export const TEST_BRAND = shopBrandOf(TEST_SETTINGS, 'http://localhost:3000');

/** When the tests' sample shop was loaded. */
export const SAMPLE_LOADED_AT = new Date('2026-11-01T00:00:00.000Z');
