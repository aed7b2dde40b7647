import { writeFile } from 'node:fs/promises';
import { formatMoment } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { listArchives } from '../backup/archive/archive-names.ts';
import { newKey } from '../backup/archive/seal.ts';
import { backupReport, inspectionReport, restoreReport } from '../backup/backup-reports.ts';
import { checkArchive } from '../backup/check-archive.ts';
import { fingerprintsOf } from '../backup/fingerprints.ts';
import { noteVerified } from '../backup/last-verified.ts';
import { runBackup } from '../backup/run-backup.ts';
import { type Config, readConfig } from '../process/config.ts';
import { findShopDatabase, openAlone } from '../process/database.ts';
import { safeMessage } from '../process/safe-error.ts';
import { readSecrets } from '../process/secrets.ts';
import { openDestination, openPictureStore } from '../process/storage.ts';
import { findArchive, NO_DESTINATION } from './find-archive.ts';
import { BACKUP_COMMAND_USAGE, type BackupCommand, readBackupCommand } from './read-backup-command.ts';

export async function runBackupCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result<string, string>> {
  const command = readBackupCommand(words);
  if (!command.ok) return err(`${command.error}\n\n${BACKUP_COMMAND_USAGE}`);
  if (command.value.does === 'new-key') return makeKey(command.value.file);
  const config = readConfig(env);
  if (!config.ok) return err(config.error.map(({ message }) => message).join('\n'));
  try {
    return await runOn(config.value, command.value);
  } catch (error) {
    return err(safeMessage(error));
  }
}

async function runOn(
  config: Config,
  command: Exclude<BackupCommand, { does: 'new-key' }>,
): Promise<Result<string, string>> {
  const destination = openDestination(config);
  switch (command.does) {
    case 'take':
      return take(config, command.isVerified);
    case 'list': {
      if (destination === null) return err(NO_DESTINATION);
      const archives = await listArchives(destination);
      if (archives.length === 0) return err(`${destination.place} holds no backup.`);
      return ok(
        archives
          .map(
            ({ name, takenAt, isVerified }) =>
              `${name}  ${formatMoment(takenAt)}${isVerified ? '  verified' : ''}`,
          )
          .join('\n'),
      );
    }
    case 'verify': {
      const source = await findArchive(command.archive, destination, command.identityFile);
      if (!source.ok) return source;
      const checked = await checkArchive(source.value, config.dataDir);
      const told = [source.value.name, restoreReport(checked), ...inspectionReport(checked)].join('\n');
      if (checked.problems.length > 0) return err(told);
      await noteVerified(config.dataDir, { name: source.value.name, at: new Date() });
      return ok(told);
    }
  }
}

async function take(config: Config, isVerified: boolean): Promise<Result<string, string>> {
  const destination = openDestination(config);
  if (destination === null) return err(NO_DESTINATION);
  const running = await findShopDatabase(config);
  const opened = running.ok ? null : await openAlone(config);
  if (opened?.ok === false) return opened;
  try {
    const done = await runBackup({
      source: {
        url: running.ok ? running.value : (opened?.value.url ?? ''),
        pictureStore: openPictureStore(config),
        fingerprints: fingerprintsOf(await readSecrets(config)),
        recipients: config.backup.recipients,
      },
      destination,
      keep: config.backup.keep,
      isChecked: isVerified,
      dataDir: config.dataDir,
      now: () => new Date(),
    });
    if (done.checked !== null) {
      await noteVerified(config.dataDir, { name: done.taken.name, at: new Date() });
    }
    return ok(backupReport(done, destination.place).join('\n'));
  } finally {
    if (opened?.ok === true) await opened.value.stop();
  }
}

async function makeKey(file: string): Promise<Result<string, string>> {
  const { identity, recipient } = await newKey();
  try {
    await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    return err(`Cannot write the key to ${file}: ${safeMessage(error)}`);
  }
  return ok(
    [
      `The key is in ${file}. Store it off this machine, in two places: backups cannot be opened without it.`,
      `BACKUP_RECIPIENTS=${recipient}`,
    ].join('\n'),
  );
}
