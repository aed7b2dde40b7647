import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../load-env.ts';

/** What a unit of systemd runs, as whom and where, and what that may write to. */
export type ServiceLine = {
  readonly command: string;
  readonly folder: string;
  readonly user: string;
  readonly environmentFile: string;
  readonly written: readonly string[];
};

/** Reads the shop's unit. */
export function readServiceLine(): ServiceLine {
  const unit = readFileSync(join(ROOT, 'deploy/systemd/ilaneer.service'), 'utf8').replaceAll(/\\\n\s*/g, '');
  const setting = (name: string): string => {
    const value = new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
    if (value === undefined) throw new Error(`the unit says nothing of ${name}`);
    return value;
  };
  return {
    command: setting('ExecStart'),
    folder: setting('WorkingDirectory'),
    user: setting('User'),
    environmentFile: setting('EnvironmentFile'),
    written: [`/var/lib/${setting('StateDirectory')}`, `/var/cache/${setting('CacheDirectory')}`],
  };
}
