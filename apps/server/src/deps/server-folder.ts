import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

const manifest = findPackageJSON('.', import.meta.url);
if (manifest === undefined) throw new Error('the server has no package.json above it');

export const SERVER_FOLDER = dirname(manifest);
