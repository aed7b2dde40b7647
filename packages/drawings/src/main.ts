import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drinks } from './sets/drinks.ts';
import { merchandise } from './sets/merchandise.ts';
import { oils } from './sets/oils.ts';
import { packsOfSeveral } from './sets/packs.ts';
import { scenes } from './sets/scenes.ts';

const PICTURES = join(import.meta.dirname, '..', '..', '..', 'content', 'pictures');

for (const [name, svg] of Object.entries({
  ...drinks(),
  ...oils(),
  ...merchandise(),
  ...packsOfSeveral(),
  ...scenes(),
})) {
  const file = join(PICTURES, `${name}.svg`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svg);
}
