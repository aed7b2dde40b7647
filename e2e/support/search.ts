import type { Page } from '@playwright/test';

export function searchOf(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Search' });
  return {
    panel,
    open: () => page.getByRole('banner').getByRole('button', { name: 'Search products' }).click(),
    box: panel.getByRole('combobox', { name: 'Search products' }),
    options: panel.getByRole('option'),
    status: panel.getByRole('status'),
  };
}
