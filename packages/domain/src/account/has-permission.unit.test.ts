import { describe, expect, it } from 'vitest';
import { hasPermission } from './has-permission.ts';

describe('a permission', () => {
  const user = { permissions: ['orders:read'] };

  it('is had by whose list names it', () => {
    expect(hasPermission(user, 'orders:read')).toBe(true);
  });

  it('is not had by others, or in part', () => {
    expect(hasPermission(user, 'orders')).toBe(false);
    expect(hasPermission({ permissions: [] }, 'orders:read')).toBe(false);
    expect(hasPermission(null, 'orders:read')).toBe(false);
  });
});
