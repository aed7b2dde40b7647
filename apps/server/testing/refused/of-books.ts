import type { Refused } from './refused.ts';

export const REFUSED_OF_BOOKS: Refused = [
  [
    'a second voucher of a payment',
    'tax_documents_one_voucher',
    `insert into tax_documents (id, order_id, source_id, kind, financial_year, prefix, position, number, seller, issued_at)
     select 'doc-second', order_id, source_id, kind, financial_year, prefix, 2, 'RCV/2526/000002', seller, issued_at
     from tax_documents where id = 'doc-voucher'`,
  ],
  ...(
    [
      ['journal_lines_balance', '2026-05-01', `(1, 'bank', 'debit', 100), (2, 'sales', 'credit', 99)`],
      ['journal_lines_amount_positive', '2026-05-01', `(1, 'bank', 'debit', 0), (2, 'sales', 'credit', 0)`],
      ['journal_lines_account', '2026-05-01', `(1, 'purse', 'debit', 1), (2, 'sales', 'credit', 1)`],
      ['journal_lines_side', '2026-05-01', `(1, 'bank', 'left', 1), (2, 'sales', 'credit', 1)`],
      ['journal_entries_never_before', '2026-03-31', `(1, 'bank', 'debit', 1), (2, 'sales', 'credit', 1)`],
      ['journal_entries_month_open', '2026-02-28', `(1, 'bank', 'debit', 1), (2, 'sales', 'credit', 1)`],
    ] as const
  ).map(
    ([constraint, day, lines]) =>
      [
        `an entry of the journal (${constraint})`,
        constraint,
        `with entry as (insert into journal_entries (kind, source_id, happened_at, booked_on)
           values ('goodwill', 'g', '${day === '2026-02-28' ? '2026-02-01' : '2026-05-01'}', '${day}') returning id)
         insert into journal_lines (entry_id, position, account, side, amount_paise)
         select id, line.* from entry, (values ${lines}) as line`,
      ] as const,
  ),
  [
    'a charged weight of a lost parcel',
    'parcel_claims_weight',
    `update parcel_claims set charged_grams = 900, packed_grams = 800 where reason = 'lost'`,
  ],
  [
    'a claim that is withdrawn without a reason',
    'parcel_claims_written_off',
    `update parcel_claims set settled_reason = null where state = 'withdrawn'`,
  ],
  [
    'an event that is posted twice',
    'journal_entries_once',
    `insert into journal_entries (kind, source_id, happened_at, booked_on)
     select kind, source_id, happened_at, booked_on from journal_entries limit 1`,
  ],
  [
    'an entry of the journal without lines',
    'journal_entries_with_lines',
    `insert into journal_entries (kind, source_id, happened_at, booked_on)
     values ('goodwill', 'g', '2026-05-01', '2026-05-01')`,
  ],
  [
    'a line of an entry that there is not',
    'journal_lines_balance',
    `insert into journal_lines (entry_id, position, account, side, amount_paise)
     values (999, 1, 'bank', 'debit', 1), (999, 2, 'sales', 'credit', 1)`,
  ],
  [
    'a line beside those that balance',
    'journal_lines_balance',
    `insert into journal_lines (entry_id, position, account, side, amount_paise)
     select min(entry_id), 9, 'bank', 'debit', 1 from journal_lines`,
  ],
  [
    'a month that is locked before another one',
    'journal_months_in_order',
    `insert into journal_months (month, locked_at, actor_kind, actor_id) values ('2026-01-01', now(), 'staff', 'Meera')`,
  ],
  [
    'a month that begins in its midst',
    'journal_months_first_day',
    `insert into journal_months (month, locked_at, actor_kind, actor_id) values ('2026-05-02', now(), 'staff', 'Meera')`,
  ],
  [
    'a request to lock half a month',
    'journal_lock_requests_first_day',
    `insert into journal_lock_requests (month, requested_at, actor_kind, actor_id)
     values ('2026-05-02', now(), 'staff', 'staff-meera')`,
  ],
  [
    'stored sums of half a month',
    'journal_month_sums_first_day',
    `insert into journal_month_sums (month, account, debits_paise, credits_paise) values ('2026-02-02', 'bank', 1, 1)`,
  ],
  [
    'stored sums of an unknown account',
    'journal_month_sums_account',
    `insert into journal_month_sums (month, account, debits_paise, credits_paise) values ('2026-02-01', 'purse', 1, 1)`,
  ],
  [
    'negative stored sums',
    'journal_month_sums_amounts',
    `insert into journal_month_sums (month, account, debits_paise, credits_paise) values ('2026-02-01', 'sales', -1, 1)`,
  ],
  [
    'a closed month without the sum of its archive',
    'month_closings_finished',
    `insert into month_closings (month, requested_at, actor_kind, actor_id, finished_at)
     values ('2026-01-01', now(), 'staff', 'Meera', now())`,
  ],
  [
    'a file of a closed month with another checksum',
    'month_closing_files_sha256',
    `insert into month_closing_files (month, position, name, bytes, sha256)
     values ('2026-02-01', 2, 'books/open-items.csv', 'Account', encode(sha256('Entry'), 'hex'))`,
  ],
  [
    'a remittance that is changed',
    'remittances_unchanged',
    `update remittances set payer = 'Somebody' where id = 'rem-1'`,
  ],
  [
    'a remittance that is taken back twice',
    'remittances_unchanged',
    `update remittances set taken_back_reason = 'Again' where id = 'rem-back'`,
  ],
  [
    'a remittance that is written down twice',
    'remittances_once',
    `insert into remittances (id, source, payer, reference, received_on, gross_paise, charges_paise, gst_paise, net_paise,
       actor_kind, actor_id, recorded_at)
     select 'rem-2', source, upper(payer), lower(reference), received_on, gross_paise, charges_paise, gst_paise, net_paise,
       actor_kind, actor_id, recorded_at from remittances where id = 'rem-1'`,
  ],
  [
    'a remittance whose parts do not add up',
    'remittances_parts',
    `insert into remittances (id, source, payer, reference, received_on, gross_paise, charges_paise, gst_paise, net_paise,
       actor_kind, actor_id, recorded_at)
     values ('rem-2', 'courier', 'India Post', 'UTR3', '2026-03-12', 10, 1, 0, 10, 'staff', 'staff-meera', now())`,
  ],
  [
    'a line that counts for more than it brings',
    'remittance_lines_matched',
    `insert into remittance_lines (remittance_id, position, reference, amount_paise, matched_paise, open_paise, order_id)
     values ('rem-1', 2, 'X', 5, 6, 6, 'o-delivered')`,
  ],
  [
    'a line that counts for nothing that is known',
    'remittance_lines_about',
    `insert into remittance_lines (remittance_id, position, reference, amount_paise, matched_paise, open_paise)
     values ('rem-1', 2, 'X', 5, 5, 5)`,
  ],
  [
    'an expired gift card that an order emptied',
    'gift_card_entries_of_order',
    `insert into gift_card_entries (gift_card_id, order_id, kind, amount_paise, happened_at, actor_kind, actor_id)
     values ('g-part', 'o-delivered', 'expired', 1, now(), 'system', 'clock')`,
  ],
];
