import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedLines } from '../text/typed-text.ts';
import { fillReply, gapsIn, REPLY_FACTS, savedReplyProblems } from './saved-reply.ts';
import { resolutionDueAt } from './ticket.ts';
import {
  isAutomatic,
  messageIdsIn,
  replyAddress,
  replyTokenIn,
  textOfHtml,
  withoutQuote,
} from './ticket-mail.ts';
import { validateAnswer } from './validate-ticket.ts';

const INBOUND = 'reply@in.shop.example';

describe('the address of a reply (SUPPORT-10)', () => {
  it('carries its token through capitals and names', () => {
    const address = replyAddress(INBOUND, '7k3qfb-0123');
    expect(address).toBe('reply+7k3qfb-0123@in.shop.example');
    expect(replyTokenIn(['care@shop.example', address.toUpperCase()], INBOUND)).toBe('7k3qfb-0123');
  });

  it.each([
    [['reply@in.shop.example']],
    [['reply+x@other.example']],
    [['reply+x@in.shop.example.evil.example']],
    [[]],
  ])('%j has none', (recipients) => {
    expect(replyTokenIn(recipients, INBOUND)).toBeNull();
  });
});

describe('a mail without what it quotes (SUPPORT-12)', () => {
  it.each([
    ['Yes\n\nOn Mon, 30 Nov 2026 at 10:00, Shop <a@b.in> wrote:\n> Hello', 'Yes'],
    ['Yes\n\nOn Mon, 30 Nov 2026 at 10:00, Shop\n<a@b.in> wrote:\n\n> Hello\n> there', 'Yes'],
    ['Yes\n-----Original Message-----\nFrom: Shop', 'Yes'],
    ['Yes\n________________________________\nFrom: Shop', 'Yes'],
    ['Yes\nFrom: Shop <a@b.in>\nSent: Monday\nTo: Asha\nSubject: Re', 'Yes'],
    ['Yes\n> Hello\n> there\n', 'Yes'],
    // A quote between the words, and a word that only begins alike.
    ['> Which size?\nThe large one', '> Which size?\nThe large one'],
    ['On Monday we are away.\nFrom: the office', 'On Monday we are away.\nFrom: the office'],
  ])('%#', (text, words) => {
    expect(withoutQuote(text).words).toBe(words);
  });

  it('keeps all where nothing would be left', () => {
    const forwarded = '-----Original Message-----\nFrom: Shop\nHello';
    expect(withoutQuote(forwarded)).toEqual({ words: forwarded, quoted: '' });
  });

  it('loses no letter', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('> quoted', 'On Monday, Asha wrote:', '-----Original Message-----', 'From: a', ''),
    );
    const letters = (text: string) => text.replace(/\s/g, '');
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n');
        const { words, quoted } = withoutQuote(text);
        expect(letters(words + quoted)).toBe(letters(typedLines(text)));
        if (letters(words + quoted) !== '') expect(words).not.toBe('');
      }),
    );
  });
});

describe('automatic mails (SUPPORT-11)', () => {
  const person = { autoSubmitted: '', precedence: '', from: 'asha@example.in', returnPath: '' };

  it.each([
    [{ autoSubmitted: 'auto-replied' }],
    [{ autoSubmitted: 'Auto-Generated; x=y' }],
    [{ precedence: 'bulk' }],
    [{ precedence: 'auto_reply' }],
    [{ from: '' }],
    [{ from: 'Mailer-Daemon@mail.example' }],
    [{ returnPath: '<>' }],
  ])('%j', (change) => {
    expect(isAutomatic({ ...person, ...change })).toBe(true);
  });

  it.each([
    [{}],
    [{ autoSubmitted: 'no' }],
    [{ precedence: 'first-class' }],
    [{ returnPath: '<asha@example.in>' }],
  ])('are not %j', (change) => {
    expect(isAutomatic({ ...person, ...change })).toBe(false);
  });
});

describe('headers and HTML of a mail', () => {
  it('name the mails that it answers, each once', () => {
    expect(messageIdsIn('<a@x> <b@x>\r\n <a@x>', '<c@x>')).toEqual(['<a@x>', '<b@x>', '<c@x>']);
    expect(messageIdsIn('nonsense', '')).toEqual([]);
  });

  it('are read as text', () => {
    const html = '<style>p{}</style><p>Two &lt;b&gt;&nbsp;packs&#33;</p><p>Now</p><script>x()</script>';
    expect(textOfHtml(html)).toBe('Two <b> packs!\nNow');
    expect(textOfHtml('&#xd800;&#9999999;a')).toBe('a');
  });
});

describe('a saved reply (SUPPORT-13)', () => {
  const facts = {
    name: 'Asha',
    'ticket number': 'ILN-T-7K3QFB',
    'order number': 'OD10001',
    'order status': 'shipped',
    'tracking link': null,
    'shop name': 'Ilaneer',
    'my name': 'Ravi',
  };

  it('is filled in; a missing fact stays as a gap that stops sending', () => {
    const text = fillReply('Dear {{ Name }}, see {{tracking  link}}. {{my name}}', facts);
    expect(text).toBe('Dear Asha, see {{tracking link}}. Ravi');
    expect(gapsIn(text)).toEqual(['{{tracking link}}']);
    expect(validateAnswer(text)).toEqual([
      { field: 'message', message: 'Fill in {{tracking link}} or remove it' },
    ]);
    expect(validateAnswer('Dear Asha')).toEqual([]);
  });

  it('needs title and text, with facts that there are', () => {
    expect(savedReplyProblems({ title: ' ', text: '' })).toHaveLength(2);
    const all = REPLY_FACTS.map((fact) => `{{${fact}}}`).join(' ');
    expect(savedReplyProblems({ title: 'All', text: all })).toEqual([]);
    expect(savedReplyProblems({ title: 'One', text: '{{nmae}}' })).toMatchObject([{ field: 'text' }]);
  });
});

describe('the month to resolve a complaint (SUPPORT-14)', () => {
  it.each([
    ['2026-11-28T04:30:00Z', '2026-12-28T18:30:00Z'],
    // Received on the 31st, and after midnight in India.
    ['2026-01-31T10:00:00Z', '2026-02-28T18:30:00Z'],
    ['2026-12-30T20:00:00Z', '2027-01-31T18:30:00Z'],
  ])('%s: %s', (received, due) => {
    expect(resolutionDueAt(new Date(received))).toEqual(new Date(due));
  });
});
