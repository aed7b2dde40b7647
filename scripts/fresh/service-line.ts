import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../load-env.ts';

/** What a unit of systemd runs, and what it says of the environment. */
export type ServiceLine = {
  readonly command: string;
  readonly environment: readonly string[];
  readonly folder: string;
};

/** Reads the shop's unit. */
export function readServiceLine(): ServiceLine {
  const unit = readFileSync(join(ROOT, 'deploy/systemd/ilaneer.service'), 'utf8');
  const settings = unit.split('\n').flatMap((line) => {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ name, value }];
  });
  const all = (name: string) => settings.filter((setting) => setting.name === name).map(({ value }) => value);
  const [command = ''] = all('ExecStart');
  const [folder = ''] = all('WorkingDirectory');
  return { command, folder, environment: all('Environment').flatMap((value) => value.split(' ')) };
}
