import { formatRupees, paise } from '@ilaneer/domain/money';
import type { SandboxCard, SandboxOrder } from './ledger.ts';

export type PageState = {
  readonly order: SandboxOrder;
  readonly card: SandboxCard | null;
  readonly isPaid: boolean;
  readonly problem: string | null;
};

/** Plain forms, no scripts. */
export function sandboxPage({ order, card, isPaid, problem }: PageState): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox payment</title>
<link rel="stylesheet" href="/sandbox-gateway/page.css">
</head>
<body>
<main>
<p class="mark">Sandbox gateway: no money moves here</p>
<h1>${escapeHtml(order.description)}</h1>
<p class="amount">${formatRupees(paise(order.amountPaise))}</p>
${problem === null ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
${isPaid ? '<p>This payment is complete.</p>' : formOf(order, card)}
</main>
</body>
</html>`;
}

function formOf(order: SandboxOrder, card: SandboxCard | null): string {
  return `<form method="post" action="/sandbox-gateway/${encodeURIComponent(order.id)}">
${fieldsOf(order, card)}
<button name="decision" value="approve" class="approve">Approve</button>
<button name="decision" value="decline">Decline</button>
<button name="decision" value="pending" formnovalidate>Leave pending</button>
</form>
<p class="hint">A payment that was left pending can be approved or declined here later, also after the shop has given up waiting.</p>`;
}

function fieldsOf(order: SandboxOrder, card: SandboxCard | null): string {
  if (order.method === 'upi') return '<p>Pay by UPI as <strong>you@sandbox</strong>.</p>';
  if (order.method === 'saved-card') {
    const name = card === null ? 'a card that was removed' : `${card.network} ending in ${card.last4}`;
    return `<p>Pay with ${escapeHtml(name)}.</p>`;
  }
  return `<label for="card">Card number</label>
<input id="card" name="cardNumber" inputmode="numeric" autocomplete="off" value="4111 1111 1111 1111" pattern="[0-9 ]{12,23}" title="12 to 19 digits" required>
<label for="expiry">Expiry (MM/YY)</label>
<input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" value="12/39" pattern="(0[1-9]|1[0-2])/[0-9]{2}" title="MM/YY" required>
<p class="hint">${order.savesCard ? 'The card is kept as a token, because you asked for it.' : 'Nothing of the card is kept by the shop.'}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export const SANDBOX_PAGE_CSS = `
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1d2a24; background: #eef1f4; }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; background: #fff; min-height: 100vh; }
.mark { margin: 0 0 1.5rem; padding: .5rem .75rem; background: #fff3cd; border-radius: .5rem; font-weight: 600; }
h1 { font-size: 1.25rem; margin: 0; }
.amount { font-size: 2rem; font-weight: 700; margin: .25rem 0 1.5rem; }
.problem { padding: .5rem .75rem; background: #fdecea; color: #8c1d18; border-radius: .5rem; }
label { display: block; font-weight: 600; }
input + label { margin-top: 1rem; }
input { width: 100%; min-height: 2.75rem; padding: 0 .75rem; font: inherit; border: 1px solid #6b7780; border-radius: .5rem; }
button { display: block; width: 100%; min-height: 2.75rem; margin-top: .75rem; font: inherit; font-weight: 600;
  border: 1px solid #3b4a54; border-radius: .5rem; background: #fff; color: #1d2a24; cursor: pointer; }
.approve { background: #1a6b3f; border-color: #1a6b3f; color: #fff; margin-top: 1.25rem; }
:focus-visible { outline: 3px solid #1a5fb4; outline-offset: 2px; }
.hint { color: #4a5860; font-size: .9rem; }
`;
