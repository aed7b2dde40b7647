import { describe, expect, it } from 'vitest';
import { messengerOf } from './messenger.ts';

describe('where a link to write to a store leads (CONTENT-29)', () => {
  it.each([
    ['https://wa.me/910000000013', 'WhatsApp'],
    ['https://api.whatsapp.com/send?phone=910000000013', 'WhatsApp'],
    ['https://t.me/ilaneer', 'Telegram'],
    ['https://www.chat.example/mlp', 'chat.example'],
    ['no link', null],
  ])('%s', (url, name) => {
    expect(messengerOf(url)).toBe(name);
  });
});
