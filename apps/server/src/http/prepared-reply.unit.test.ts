import { describe, expect, it } from 'vitest';
import { cachedReplies } from './prepared-reply.ts';

/** Replies of about 10 kB, with counts. */
function counted(mostBytes: number) {
  const reply = cachedReplies(mostBytes);
  const made: string[] = [];
  return {
    made,
    ask: (name: string | null) =>
      reply(name, () => {
        made.push(name ?? 'unnamed');
        return { name, text: 'x'.repeat(9_000) };
      }),
  };
}

describe('replies that are made once', () => {
  it('are made for the first who asks, and for each where they have no name', async () => {
    const { made, ask } = counted(100_000);
    const [one, other] = await Promise.all([ask('a'), ask('a')]);
    expect(other).toBe(one);
    await ask(null);
    await ask(null);
    expect(made).toEqual(['a', 'unnamed', 'unnamed']);
  });

  it('stay within their memory: the least recently used is evicted', async () => {
    const { made, ask } = counted(25_000);
    for (const name of ['a', 'b', 'a', 'c']) await ask(name);
    await ask('a');
    expect(made).toEqual(['a', 'b', 'c']);
    await ask('b');
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('are tried again after a failure', async () => {
    const reply = cachedReplies();
    const failing = reply('a', () => {
      throw new Error('away');
    });
    await expect(failing).rejects.toThrow('away');
    expect((await reply('a', () => ({ ok: true }))).plain.toString()).toBe('{"ok":true}');
  });
});
