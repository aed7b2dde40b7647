import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../../scripts/find-browser.ts';
import { appIcon, maskableIcon, socialPreview, tabIcon } from './scenes/signs.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'apps', 'storefront', 'public');

const pictures = [
  { file: 'apple-touch-icon.png', svg: appIcon(), width: 180, height: 180 },
  { file: 'icon-192.png', svg: appIcon(), width: 192, height: 192 },
  { file: 'icon-512.png', svg: appIcon(), width: 512, height: 512 },
  { file: 'icon-maskable-512.png', svg: maskableIcon(), width: 512, height: 512 },
  { file: 'social.png', svg: socialPreview(), width: 1200, height: 630 },
];

const browser = findBrowser();
const folder = mkdtempSync(join(tmpdir(), 'ilaneer-icons-'));

/** The drawing as PNG, with clear ground where it draws nothing. */
function render(svg: string, width: number, height: number): Buffer {
  const [page, picture] = [join(folder, 'page.html'), join(folder, 'picture.png')];
  const sized = svg.replace(/ width="\d+" height="\d+">/, ` width="${width}" height="${height}">`);
  writeFileSync(
    page,
    `<!doctype html><style>body{margin:0;overflow:hidden}svg{display:block}</style>${sized}`,
  );
  execFileSync(
    browser,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--force-device-scale-factor=1',
      '--default-background-color=00000000',
      `--user-data-dir=${join(folder, 'profile')}`,
      `--window-size=${width},${height}`,
      `--screenshot=${picture}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
  return readFileSync(picture);
}

/** An icon file with one PNG in it: six bytes of head, sixteen for the entry. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

mkdirSync(PUBLIC, { recursive: true });
for (const { file, svg, width, height } of pictures) {
  writeFileSync(join(PUBLIC, file), render(svg, width, height));
}
writeFileSync(join(PUBLIC, 'favicon.ico'), asIco(render(tabIcon(), 32, 32), 32));
rmSync(folder, { recursive: true });
