import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildBackoffice } from '../../scripts/build-backoffice.ts';
import { buildServer } from '../../scripts/build-server.ts';
import { buildStorefront } from '../../scripts/build-storefront.ts';
import { installFromDebian } from '../../scripts/debian-packages.ts';
import { type DrillResult, runEmbeddedDrill, runFailoverDrill } from './failover-drill.ts';

// npm run drill:failover -- --kills 5. Linux, root; creates networks and disks, and installs packages by apt.
const PACKAGES = {
  postgresql: '/usr/lib/postgresql',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  iproute2: '/usr/bin/ip',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
};
const WITHIN_SECONDS = 15;
const argument = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? otherwise : Number(process.argv[at + 1]);
};

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('The drill needs Linux and root: it makes networks and disks of its own.');
  process.exit(1);
}
install();
for (const build of [buildServer, buildStorefront, buildBackoffice]) await build();
const options = {
  postgresBin: postgresBin(),
  haproxyPort: argument('haproxy-port', 15_400),
  shopPort: argument('port', 3_430),
  kills: argument('kills', 3),
  say: (line: string) => console.log(line),
};
const only = process.argv.includes('--embedded')
  ? 'embedded'
  : process.argv.includes('--servers')
    ? 'servers'
    : null;
let isGood = true;
if (only !== 'embedded') {
  console.log('--- Three servers under Patroni, HAProxy before them');
  isGood = tell(await runFailoverDrill(options)) && isGood;
}
if (only !== 'servers') {
  console.log('\n--- The embedded database');
  isGood = tell(await runEmbeddedDrill(options)) && isGood;
}
process.exitCode = isGood ? 0 : 1;

function tell({ faults, judgement, repeats, pages }: DrillResult): boolean {
  const { acknowledged, lost, doubled, unsaid, problems } = judgement;
  const counted = (of: ReadonlyMap<string, number>) =>
    [...of].map(([what, count]) => `${what} ${count}`).join(', ') || 'none';
  const kills = faults.filter(({ name }) => name.startsWith('kill -9'));
  const longest = Math.max(...kills.map(({ pauseSeconds }) => pauseSeconds));
  console.log(
    `${acknowledged} orders acknowledged: ${lost} lost, ${doubled} doubled, ${unsaid} there unsaid.`,
  );
  console.log(`After kill -9 orders went on within ${longest.toFixed(1)} s, without a restart of the shop.`);
  console.log(`Requests that were repeated: ${counted(repeats)}. Pages: ${counted(pages)}.`);
  console.log(
    problems.length === 0 ? 'The books agree with all other ledgers.' : `ATTENTION: ${problems.join('; ')}`,
  );
  return lost + doubled + unsaid + problems.length === 0 && longest <= WITHIN_SECONDS;
}

function install(): void {
  const missing = Object.entries(PACKAGES).flatMap(([name, brings]) => (existsSync(brings) ? [] : [name]));
  if (missing.length > 0) installFromDebian(...missing);
}

function postgresBin(): string {
  const root = '/usr/lib/postgresql';
  const newest = readdirSync(root)
    .filter((version) => existsSync(join(root, version, 'bin/postgres')))
    .toSorted((one, other) => Number(other) - Number(one))[0];
  if (newest === undefined) throw new Error(`there is no PostgreSQL in ${root}`);
  return join(root, newest, 'bin');
}
