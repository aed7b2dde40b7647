import { expect, it } from 'vitest';
import { securityOf } from './imap-mailbox.ts';

it.each([
  ['imap.example.in', 993, 'TLS'],
  ['127.0.0.1', 993, 'TLS'],
  ['imap.example.in', 143, 'STARTTLS'],
  ['10.0.0.7', 1_143, 'STARTTLS'],
  ['localhost', 1_143, 'none'],
  ['127.0.0.1', 143, 'none'],
] as const)('%s at port %i is read by %s (SUPPORT-18)', (host, port, security) => {
  expect(securityOf({ host, port })).toBe(security);
});
