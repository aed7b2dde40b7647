import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { FreshMachine, Started } from './machine.ts';
import { readServiceLine } from './service-line.ts';

// Ten times what `systemd-analyze security` may say of the unit at most.
const MOST_EXPOSED = 15;

/** Installs a checkout as a service (docs/running.md), and has systemd's own tools read the unit; replies with what they say. */
export function installService(fresh: FreshMachine, checkout: string, port: number): string {
  const { folder, user, environmentFile, written } = readServiceLine();
  const places = written.join(' ');
  fresh.run(
    'root',
    '/',
    [
      'apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends systemd',
      `rm -rf ${checkout}/.data && cp -a ${checkout} ${folder} && chown -R root:root ${folder}`,
      `cd ${folder}`,
      'install -D -m 644 deploy/systemd/ilaneer.sysusers /etc/sysusers.d/ilaneer.conf && systemd-sysusers',
      `install -D -m 600 .env.example ${environmentFile} && sed -i 's/^PORT=.*/PORT=${port}/' ${environmentFile}`,
      'cp deploy/systemd/ilaneer.service /etc/systemd/system/',
      // What systemd does when it starts the unit.
      `mkdir -p ${places} && chown ${user}:${user} ${places} && chmod 700 ${places}`,
    ].join(' && '),
  );
  const unit = 'ilaneer.service';
  const judged = `systemd-analyze verify ${unit} && systemd-analyze security --offline=true --threshold=${MOST_EXPOSED} ${unit}`;
  const { code, text } = fresh.ask('root', '/', judged);
  if (code !== 0) throw new Error(`systemd does not like the unit:\n${text}`);
  return text.trim().split('\n').at(-1) ?? '';
}

/** The unit's command line where the unit has it: its user, its environment, a root that is read only. */
export function startService(fresh: FreshMachine): Started {
  const { command, folder, user, environmentFile, written } = readServiceLine();
  const settings = parseEnv(readFileSync(join(fresh.folder, environmentFile), 'utf8'));
  const environment = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    LANG: 'C.UTF-8',
    HOME: written[0],
    USER: user,
    ...settings,
  };
  const set = Object.entries(environment).map(([name, value]) => `${name}='${value}'`);
  const closed = `${folder}/written /etc/written /var/tmp/written`;
  const tries = `for place in ${closed}; do if touch $place; then echo "$place was written"; exit 1; fi; done`;
  const line = `umask 0077 && exec setpriv --no-new-privs env -i ${set.join(' ')} ${command}`;
  return fresh.startReadOnly(written, user, folder, `${tries}; ${line}`);
}
