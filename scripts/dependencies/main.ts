import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../load-env.ts';
import { licencesDocument, packagesIn, readAudit, refusedIn } from './dependencies.ts';

// npm run audit:dependencies, npm run licences, npm run sbom.
const AUDIT_WITHIN_MS = 60_000;
/** Besides clean (0) and vulnerable (1). */
const NOT_CHECKED = 2;

function npm(...words: readonly string[]): string {
  const options = { cwd: ROOT, encoding: 'utf8', timeout: AUDIT_WITHIN_MS, maxBuffer: 100_000_000 } as const;
  return spawnSync('npm', [...words], options).stdout ?? '';
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

function checkLicences(writes: boolean): void {
  const packages = packagesIn(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  for (const { name, version, licence } of refusedIn(packages)) {
    fail(`${name} ${version}: the licence ${licence} is not allowed (scripts/dependencies).`);
  }
  if (writes) writeFileSync(join(ROOT, 'docs', 'licences.md'), licencesDocument(packages));
}

function audit(): void {
  const found = readAudit(npm('audit', '--omit=dev', '--json'));
  if (found === null) {
    process.stderr.write('Not checked: the registry did not answer npm audit.\n');
    process.exitCode = NOT_CHECKED;
    return;
  }
  if (found.high > 0) fail(`${found.high} high or critical vulnerabilities: npm audit --omit=dev`);
  else process.stdout.write(`No high or critical vulnerabilities; ${found.lower} lower ones.\n`);
}

function writeSbom(): void {
  const text = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only');
  const folder = join(ROOT, 'dist');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'sbom.cdx.json');
  writeFileSync(file, text);
  process.stdout.write(`${JSON.parse(text).components.length} components listed in ${file}\n`);
}

const [does] = process.argv.slice(2);
if (does === 'sbom') writeSbom();
else {
  checkLicences(does === 'licences');
  if (does === 'audit') audit();
}
