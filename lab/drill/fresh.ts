import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../scripts/load-env.ts';
import { type FreshMachine, makeFreshMachine, type Started } from './machine.ts';

// npm run drill:fresh -- --tests all (or none) --keep (keeps the folder): the committed state on minimal
// Debian, as root.
const words = process.argv.slice(2);
const tests = words[words.indexOf('--tests') + 1] ?? '';
const whichTests = words.includes('--tests') && (tests === 'all' || tests === 'none') ? tests : 'some';

const PORT = Number(process.env.DRILL_PORT ?? 3_001);
const CHECKOUT = '/home/shop/ilaneer';
const JOURNEY =
  'CHROME_PATH=/usr/bin/chromium npx node node_modules/@playwright/test/cli.js test --config e2e/playwright.config.ts --project=desktop shop/wayfinding.spec.ts';
const READY_WITHIN_MS = 300_000;

// docs/running.md, on the existing checkout.
const INSTALL_SERVICE = [
  'set -e',
  'apt-get -qq update',
  'DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends systemd',
  `rm -rf ${CHECKOUT}/.data`,
  `cp -a ${CHECKOUT} /opt/ilaneer && chown -R root:root /opt/ilaneer && cd /opt/ilaneer`,
  'install -D -m 644 deploy/systemd/ilaneer.sysusers /etc/sysusers.d/ilaneer.conf && systemd-sysusers',
  'install -D -m 600 .env.example /etc/ilaneer/shop.env',
  `sed -i 's/^PORT=.*/PORT=${PORT}/' /etc/ilaneer/shop.env`,
  'cp deploy/systemd/ilaneer.service /etc/systemd/system/ && systemctl enable ilaneer',
].join('\n');
// Ten times the limit.
const JUDGE_SERVICE =
  'systemd-analyze verify ilaneer.service && systemd-analyze security --offline=true --threshold=15 ilaneer.service';

const folder = mkdtempSync(join(tmpdir(), 'fresh-debian-'));
const timings: string[] = [];
let machine: FreshMachine | null = null;
try {
  const fresh = await step('a minimal Debian, git and Node', async () => makeFreshMachine(folder));
  machine = fresh;
  console.log(fresh.ask('shop', '/', 'node --version; npm --version; git --version; id -un').text.trim());
  await step('git clone', async () => {
    const bundle = join(folder, 'shop.bundle');
    spawnSync('git', ['-C', ROOT, 'bundle', 'create', bundle, 'HEAD'], { stdio: 'ignore' });
    fresh.run('shop', '/home/shop', 'git clone -q /shop.bundle ilaneer');
  });
  await step('npm ci', async () => fresh.run('shop', CHECKOUT, 'npm ci --no-audit --no-fund'));
  await step('npm start, from an empty checkout to ready, and the doctor', () =>
    runUntilReady(fresh, `PORT=${PORT} npm start`, true),
  );
  await step('npm start again, to ready', () => runUntilReady(fresh, `PORT=${PORT} npm start`, false));
  await step('the service as docs/running.md installs it, by the tools of systemd', async () => {
    fresh.run('root', '/', INSTALL_SERVICE);
    const { code, text } = fresh.ask('root', '/', JUDGE_SERVICE);
    console.log(text.trim().split('\n').slice(-3).join('\n'));
    if (code !== 0) throw new Error('systemd does not like the unit');
  });
  await step('systemd boots, and starts the service', () =>
    lookAt(fresh.boot(), async () => {
      console.log(fresh.ask('root', '/', 'ls -l /var/lib/ilaneer').text.trim());
    }),
  );
  if (whichTests === 'some') {
    await step('npm run test:unit', async () => fresh.run('shop', CHECKOUT, 'npm run test:unit'));
    await step('a browser from Debian', async () =>
      fresh.run('root', '/', 'apt-get -qq install -y --no-install-recommends chromium-headless-shell'),
    );
    await step('one journey in a browser', async () =>
      fresh.run('shop', CHECKOUT, `E2E_PORT=${PORT} ${JOURNEY}`),
    );
  }
  // Browser dependencies need root.
  if (whichTests === 'all') {
    await step('git clone, npm ci && npm test, as root', async () => {
      fresh.run('root', '/root', 'git clone -q /shop.bundle ilaneer');
      fresh.show('root', '/root/ilaneer', `npm ci --no-audit --no-fund && E2E_PORT=${PORT} npm test`);
    });
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  console.log(`\n${timings.join('\n')}`);
  machine?.leave();
  if (!words.includes('--keep')) rmSync(folder, { recursive: true, force: true });
}

async function step<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
  const begin = performance.now();
  const tell = (outcome: string) =>
    timings.push(`${((performance.now() - begin) / 1_000).toFixed(1).padStart(7)} s  ${outcome}${name}`);
  console.log(`--- ${name}`);
  try {
    const value = await run();
    tell('');
    return value;
  } catch (error) {
    tell('FAILED: ');
    throw error;
  }
}

async function runUntilReady(fresh: FreshMachine, command: string, asksDoctor: boolean): Promise<void> {
  if (await isReady()) throw new Error(`something else answers on the port ${PORT}: set DRILL_PORT`);
  const shop = fresh.start('shop', CHECKOUT, command);
  await lookAt(shop, async () => {
    if (!asksDoctor) return;
    const { code, text } = fresh.ask('shop', CHECKOUT, `PORT=${PORT} npm run --silent doctor`);
    console.log(text.trim());
    if (code === 2) throw new Error('the doctor found faults');
  });
}

/** Home page, then `then`. */
async function lookAt(shop: Started, then: () => Promise<void>): Promise<void> {
  try {
    const begin = performance.now();
    while (!(await isReady())) {
      if (performance.now() - begin > READY_WITHIN_MS) throw new Error(`never ready:\n${shop.output()}`);
      await pause(100);
    }
    console.log(`ready after ${((performance.now() - begin) / 1_000).toFixed(1)} s`);
    const home = await (await fetch(`http://localhost:${PORT}/`)).text();
    if (!home.includes('Ilaneer')) throw new Error(`the home page is another one:\n${home.slice(0, 500)}`);
    await lookAtPreview();
    await then();
  } finally {
    await shop.stop();
  }
}

/** Needs native libraries. */
async function lookAtPreview(): Promise<void> {
  const feed = await (await fetch(`http://localhost:${PORT}/feeds/google.xml`)).text();
  const [address] = /\/previews\/[^<]+/.exec(feed) ?? [];
  const { status } = await fetch(`http://localhost:${PORT}${address}`);
  if (status !== 200) throw new Error(`${address} is answered with ${status}`);
}

async function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${PORT}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
