import { describe, expect, it } from 'vitest';
import {
  judgeClock,
  judgeDataFolder,
  judgeDisk,
  judgeMemory,
  judgeNode,
  judgeSecretFile,
} from './judge-machine.ts';

const MB = 1_048_576;
const GB = 1_024 * MB;

describe('the machine', () => {
  it.each([
    ['v24.21.0', 'ok'],
    ['v26.0.0', 'ok'],
    ['v20.19.2', 'fault'],
    ['nonsense', 'fault'],
  ])('runs Node %s: %s', (version, level) => {
    expect(judgeNode(version).level).toBe(level);
  });

  it.each([
    ['enough', { total: 2 * GB, available: GB, limit: null, isRunning: false }, 'ok'],
    ['small', { total: 600 * MB, available: 500 * MB, limit: null, isRunning: false }, 'warning'],
    [
      'a container that allows little',
      { total: 64 * GB, available: 32 * GB, limit: 512 * MB, isRunning: false },
      'warning',
    ],
    ['used up by others', { total: 2 * GB, available: 100 * MB, limit: null, isRunning: false }, 'warning'],
    ['used by the shop itself', { total: 2 * GB, available: 100 * MB, limit: null, isRunning: true }, 'ok'],
  ])('has memory: %s', (_, memory, level) => {
    expect(judgeMemory(memory).level).toBe(level);
  });

  it.each([
    ['half empty', { free: 50 * GB, total: 100 * GB, freeInodes: 1_000_000 }, 'ok'],
    ['small, and half empty', { free: 1 * GB, total: 2 * GB, freeInodes: null }, 'ok'],
    ['nearly full', { free: 1.5 * GB, total: 100 * GB, freeInodes: null }, 'warning'],
    ['full', { free: 100 * MB, total: 100 * GB, freeInodes: null }, 'fault'],
    ['out of names', { free: 50 * GB, total: 100 * GB, freeInodes: 12 }, 'fault'],
    ['not there', { free: 0, total: 0, freeInodes: null }, 'fault'],
  ])('has a disk that is %s', (_, disk, level) => {
    expect(judgeDisk('disk', '/data', disk).level).toBe(level);
  });

  it('keeps its data folder for the shop', () => {
    const mine = { isWritable: true };
    expect(judgeDataFolder('/data', null).level).toBe('skipped');
    expect(judgeDataFolder('/data', { ...mine, mode: 0o700 }).level).toBe('ok');
    expect(judgeDataFolder('/data', { ...mine, mode: 0o755 }).level).toBe('ok');
    expect(judgeDataFolder('/data', { ...mine, mode: 0o775 }).level).toBe('fault');
    expect(judgeDataFolder('/data', { isWritable: false, mode: 0o700 }).level).toBe('fault');
  });

  it.each([
    [0o600, 'ok'],
    [0o400, 'ok'],
    [0o640, 'fault'],
    [0o644, 'fault'],
  ])('keeps files of keys for their owner (%o)', (mode, level) => {
    expect(judgeSecretFile('env-file', '/app/.env', { mode, isWritable: true }).level).toBe(level);
  });

  it.each([
    [0, 5, 'ok'],
    [1_900, 0, 'ok'],
    [-2_500, 0, 'warning'],
    // The uncertainty exceeds the offset.
    [2_500, 1_000, 'ok'],
    [3_600_000, 10, 'fault'],
    [-60_000, 10, 'fault'],
  ])('has a clock that is %d ms off, asked within %d ms: %s', (ahead, roundTrip, level) => {
    expect(judgeClock(ahead, roundTrip).level).toBe(level);
  });
});
