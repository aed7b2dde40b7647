import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

const manifest = findPackageJSON('.', import.meta.url);
if (manifest === undefined) throw new Error('the server has no package.json above it');

/** Where this workspace lies: above the sources, and above what the build made of them. */
export const SERVER_FOLDER = dirname(manifest);
