import { describe, expect, it, vi } from 'vitest';
import { ApiError, ConnectionError } from './api-errors.ts';
import { clearOnEdit, resolveBy, showRefusal } from './form.ts';

describe('a form that is checked by a rule of the domain', () => {
  const options = { fields: {}, shouldUseNativeValidation: undefined };
  const entry = { name: '' };

  it('passes valid values on', async () => {
    expect(await resolveBy(() => [])(entry, undefined, options)).toEqual({ values: entry, errors: {} });
  });

  it('shows the first problem of a field', async () => {
    const resolve = resolveBy(() => [
      { field: 'name', message: 'Name is required' },
      { field: 'name', message: 'Name is too short' },
    ]);
    expect(await resolve(entry, undefined, options)).toEqual({
      values: {},
      errors: { name: { type: 'rule', message: 'Name is required' } },
    });
  });
});

describe('an edit', () => {
  it.each([
    ['takes away what is said of its field, and of a failed call', 'email', true],
    ['takes away all that is said, where no field is named', undefined, false],
  ])('%s', (_does, field, isError) => {
    const form = { clearErrors: vi.fn() };
    const call = { isError, reset: vi.fn() };
    clearOnEdit(form, call, field).onChange();
    expect(form.clearErrors).toHaveBeenCalledWith(field);
    expect(call.reset).toHaveBeenCalledTimes(isError ? 1 : 0);
  });
});

describe('a refusal of the server', () => {
  const refusal = (...fields: readonly string[]) =>
    new ApiError(400, {
      success: false,
      message: 'Refused',
      code: 'VALIDATION_FAILED',
      fields: fields.map((field) => ({ field, message: `Wrong ${field}` })),
    });

  it('is shown at its fields and focuses the first in the form', () => {
    const setError = vi.fn();
    showRefusal<{ name: string; email: string }>(
      { setError },
      ['name', 'email'],
      refusal('email', 'country', 'name'),
    );
    expect(setError.mock.calls).toEqual([
      ['name', { type: 'server', message: 'Wrong name' }, { shouldFocus: true }],
      ['email', { type: 'server', message: 'Wrong email' }, { shouldFocus: false }],
    ]);
  });

  it('that is about no field says nothing there', () => {
    const setError = vi.fn();
    for (const error of [refusal(), refusal('country'), new ConnectionError()]) {
      showRefusal<{ name: string }>({ setError }, ['name'], error);
    }
    expect(setError).not.toHaveBeenCalled();
  });
});
