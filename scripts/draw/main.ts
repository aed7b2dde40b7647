import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flavour, type FlavourName } from './palette.ts';
import { waterBottlePicture } from './kinds/water-bottle.ts';
import { tenderCoconutPicture } from './kinds/tender-coconut.ts';

const out = fileURLToPath(new URL('../../content/pictures/', import.meta.url));
async function save(name: string, svg: string) {
  const file = join(out, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svg);
}
for (const name of Object.keys(flavour) as FlavourName[]) await save(`products/water-bottle-${name}.svg`, waterBottlePicture(name));
await save('products/water-coconut-natural.svg', tenderCoconutPicture());
