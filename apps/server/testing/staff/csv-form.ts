import type { ImportView } from '@ilaneer/contract/staff/transfer/imports';
import { expect } from 'vitest';
import type { TestShop } from '../test-shop.ts';
import type { TestStaff } from './test-staff.ts';

export function csvForm(text: string | Buffer, name = 'file.csv') {
  const head = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), Buffer.from(text), Buffer.from('\r\n--cut--\r\n')]);
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=cut' } };
}

export function csv(rows: readonly (readonly (string | undefined)[])[]): string {
  return rows
    .map((cells) => cells.map((cell = '') => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
}

export async function checkedImport(
  staff: Pick<TestStaff, 'call'>,
  kind: string,
  text: string,
): Promise<ImportView> {
  const { status, body } = await staff.call('POST', `/imports/${kind}`, csvForm(text));
  expect({ status, message: body.message }).toEqual({ status: 201, message: undefined });
  return body.import as ImportView;
}

export async function exportedFile(shop: TestShop, staff: TestStaff, kind: string): Promise<string> {
  const { statusCode, body } = await shop.app.inject({
    url: `/api/staff/exports/${kind}`,
    headers: staff.headers(),
  });
  expect(statusCode).toBe(200);
  return body;
}
