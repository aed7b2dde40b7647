import { describe, expect, it } from 'vitest';
import { readBackupCommand } from './read-backup-command.ts';

const read = (text: string) => readBackupCommand(text.split(' ').filter((word) => word !== ''));

describe('the words of npm run backup', () => {
  it.each([
    ['', { does: 'take', isVerified: false }],
    ['--verify', { does: 'take', isVerified: true }],
    ['list', { does: 'list' }],
    ['verify', { does: 'verify', archive: 'latest', identityFile: null }],
    ['verify a.tar.zst --identity k', { does: 'verify', archive: 'a.tar.zst', identityFile: 'k' }],
    ['new-key k', { does: 'new-key', file: 'k' }],
  ])('%s', (text, value) => expect(read(text)).toEqual({ ok: true, value }));

  it.each([
    ['new-key', 'The file for the key is missing.'],
    ['away', 'Unknown command: away'],
    ['list all', 'Unexpected: all'],
  ])('%s is refused', (text, error) => expect(read(text)).toEqual({ ok: false, error }));
});
