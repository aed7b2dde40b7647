import type pg from 'pg';

const TICKETS = `
  insert into tickets (id, number, kind, status, order_id, name, email, phone, subject, assignee_id, first_answered_at,
    closed_at, created_at, updated_at)
  select 'ticket-' || n, 'ILN-T-' || lpad(upper(to_hex(n)), 6, '0'), kind, status,
    case kind when 'order' then placed end, 'Writer ' || n, 'writer' || n || '@many.example', '+9198' || 10000000 + n,
    'Contact form', case when n % 3 = 0 then 'many-' || 1 + n % 40 end,
    case when status <> 'open' then at + interval '1 day' end, case when status = 'closed' then at + interval '9 days' end,
    at, at
  from generate_series($1::int, $2::int) n
  left join (select id as placed, number as placed_number from orders) o on placed_number = 'OD' || 1000000 + n
  cross join lateral (select now() - n * interval '7 minutes' as at,
    case when n % 40 = 0 then 'open' when n % 4 = 0 then 'closed' else 'answered' end as status,
    case when n % 1009 = 0 then 'enquiry' when n % 3 = 1 and placed is not null then 'order' else 'contact' end as kind) made`;

const MESSAGES = `
  insert into ticket_messages (ticket_id, position, author, body, written_at)
  select t.id, position, case position when 1 then 'shopper' else 'staff' end, 'Where is my order?', t.created_at
  from tickets t cross join generate_series(1, 2) position
  where t.id like 'ticket-%' and (position = 1 or t.status <> 'open')`;

// Below the statement timeout.
const PORTION = 25_000;

/** Messages to the shop of past months; a few are open. */
export async function addManyTickets(pool: Pick<pg.Pool, 'query'>, count: number): Promise<void> {
  for (let first = 1; first <= count; first += PORTION) {
    await pool.query(TICKETS, [first, Math.min(first + PORTION - 1, count)]);
  }
  await pool.query(MESSAGES);
}
