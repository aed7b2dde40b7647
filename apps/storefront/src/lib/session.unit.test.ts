import type { UserView } from '@ilaneer/contract/account/account';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Minimal.
const asha = { id: 'U1', name: 'Asha' } as UserView;
const binu = { id: 'U2', name: 'Binu' } as UserView;

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function openPage() {
  vi.resetModules();
  const session = await import('./session.ts');
  return { ...session, current: () => session.readSession() };
}

describe('session in the browser', () => {
  it('exists when authToken is stored, and shows the stored user', async () => {
    stored.set('authToken', 'a.b.c');
    stored.set('userData', JSON.stringify(asha));
    const page = await openPage();
    expect(page.current()).toEqual({ user: asha, isAuthenticated: true, isConfirmed: false });
    expect(page.readToken()).toBe('a.b.c');
  });

  it.each([null, '{broken'])('exists without a readable user (%s)', async (userData) => {
    stored.set('authToken', 'a.b.c');
    if (userData !== null) stored.set('userData', userData);
    expect((await openPage()).current()).toMatchObject({ user: null, isAuthenticated: true });
  });

  it('does not start by a signup until its dialog hands over', async () => {
    const page = await openPage();
    page.storeSignup('new.token', asha);
    expect(page.current().isAuthenticated).toBe(false);
    expect(page.readToken()).toBe('new.token');
    page.startSession('new.token', asha);
    expect(page.current()).toEqual({ user: asha, isAuthenticated: true, isConfirmed: true });
    expect(Object.fromEntries(stored)).toEqual({
      token: 'new.token',
      user: JSON.stringify(asha),
      authToken: 'new.token',
      userData: JSON.stringify(asha),
    });
  });

  it('falls back to token where there is no authToken', async () => {
    stored.set('token', 'old.client.token');
    stored.set('user', '{"shape":"another client\'s"}');
    const page = await openPage();
    expect(page.current()).toEqual({ user: null, isAuthenticated: true, isConfirmed: false });
    expect(page.readToken()).toBe('old.client.token');
    page.refreshUser(asha);
    expect(page.current()).toEqual({ user: asha, isAuthenticated: true, isConfirmed: true });
  });

  it('restores a signup whose page was reloaded before it handed over', async () => {
    (await openPage()).storeSignup('new.token', asha);
    const page = await openPage();
    expect(page.current().isAuthenticated).toBe(true);
    expect(page.readToken()).toBe('new.token');
    page.expireSession('new.token');
    expect([...stored.keys()]).toEqual([]);
  });

  it('is trusted where it cannot be confirmed, and only if there is one', async () => {
    const nobody = await openPage();
    nobody.trustSession();
    expect(nobody.current().isConfirmed).toBe(false);
    stored.set('authToken', 'a.b.c');
    const page = await openPage();
    page.trustSession();
    expect(page.current()).toMatchObject({ isAuthenticated: true, isConfirmed: true });
  });

  it('announces a login, but not a signup, which has its own message', async () => {
    const page = await openPage();
    let logins = 0;
    page.onLogin(() => {
      logins += 1;
    });
    page.storeSignup('new.token', asha);
    page.startSession('new.token', asha);
    expect(logins).toBe(0);
    page.startSession('other.token', binu);
    expect(logins).toBe(1);
  });

  it('keeps a finished signup over a reload', async () => {
    const page = await openPage();
    page.storeSignup('new.token', asha);
    page.startSession('new.token', asha);
    expect((await openPage()).current().user).toEqual(asha);
    expect(stored.get('token')).toBe('new.token');
  });

  it("a login clears what another account's signup kept", async () => {
    const page = await openPage();
    page.storeSignup('new.token', asha);
    page.startSession('other.token', binu);
    expect([...stored.keys()].sort()).toEqual(['authToken', 'userData']);
    expect(page.readToken()).toBe('other.token');
  });

  it('ends with nothing of the shopper left', async () => {
    const page = await openPage();
    page.storeSignup('new.token', asha);
    page.startSession('new.token', asha);
    stored.set('cart', '{}');
    const ends: string[] = [];
    page.onSessionEnd((end) => ends.push(end));
    page.endSession();
    expect(page.current()).toEqual({ user: null, isAuthenticated: false, isConfirmed: false });
    expect([...stored.keys()]).toEqual([]);
    expect(ends).toEqual(['logout']);
  });

  it('a refusal of an older token leaves a newer session alone', async () => {
    const page = await openPage();
    page.startSession('older', asha);
    page.startSession('newer', asha);
    page.expireSession('older');
    expect(page.current().isAuthenticated).toBe(true);
    page.expireSession('newer');
    expect(page.current().isAuthenticated).toBe(false);
  });

  it('the end of a logout of an older one leaves it alone too', async () => {
    const page = await openPage();
    page.startSession('older', asha);
    page.startSession('newer', asha);
    page.endSession('older');
    expect(page.current().isAuthenticated).toBe(true);
    page.endSession('newer');
    expect(page.current().isAuthenticated).toBe(false);
  });
});
