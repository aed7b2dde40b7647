import { readSampleSettings, shopBrandOf } from '../src/modules/setting/setting.ts';
import { CONTENT } from '../src/process/wire-parts.ts';

export const CONTENT_DIR = CONTENT;

export const TEST_SETTINGS = await readSampleSettings(CONTENT_DIR);

export const TEST_BRAND = shopBrandOf(TEST_SETTINGS, 'http://localhost:3000');

/** Load time of the sample. */
export const SAMPLE_LOADED_AT = new Date('2026-11-01T00:00:00.000Z');
