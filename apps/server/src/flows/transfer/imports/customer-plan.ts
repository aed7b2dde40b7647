import { normaliseMobile } from '@ilaneer/domain/account/mobile';
import { emailProblem, nameProblem } from '@ilaneer/domain/account/validate-signup';
import { checkAddress } from '@ilaneer/domain/address/pin-code-state';
import { type Address, BLANK_ADDRESS } from '@ilaneer/domain/address/validate-address';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import type { Database } from '../../../db/connect.ts';
import type { Failure } from '../../../http/failure.ts';
import { toAddressColumns, toAddressInput } from '../../../modules/address/address.ts';
import { recordAct } from '../../../modules/audit/audit.ts';
import { ADDRESS_FIELDS, type MutableAddress, NAME_FIELD, readContact } from '../fields/customer-fields.ts';
import {
  type FoundCustomer,
  findCustomers,
  insertCustomers,
  insertHomes,
  renameCustomer,
  updateHome,
} from './customer-repository.ts';
import { differences, Findings, type ImportPlan, inTurns, namedOnce, type PlanInput } from './plan.ts';
import type { ImportColumn, ImportLine } from './read-table.ts';

export const CUSTOMER_IMPORT: readonly ImportColumn[] = [
  {
    title: 'Email',
    about: 'Who it is. A new customer needs one.',
    example: 'anu@example.com',
    isNeeded: true,
  },
  {
    title: 'Mobile',
    about:
      'Identifies the customer without an e-mail address. Logins do not change: customers verify their numbers themselves.',
    example: '9847012345',
    isNeeded: false,
  },
  ...[NAME_FIELD, ...ADDRESS_FIELDS].map(({ title, about, example }) => ({
    title,
    about,
    example,
    isNeeded: false,
  })),
];

const COLUMN_OF = {
  fullName: 'Address name',
  phone: 'Address phone',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  city: 'City',
  state: 'State',
  zipCode: 'PIN code',
};

type Wanted = {
  readonly before: FoundCustomer | null;
  readonly email: string;
  readonly name: string;
  readonly address: Address | null;
};

/** By e-mail address, without passwords or verification (TRANSFER-7). */
export async function planCustomers({ db, deps, actor, table, lock }: PlanInput): Promise<ImportPlan> {
  const found = new Findings();
  const lines = namedOnce(found, table.lines, 'Email', (line) => contactsOf(line).key);
  const contacts = [...lines.values()].map(contactsOf);
  const customers = await findCustomers(
    db,
    { emails: contacts.map(({ email }) => email), mobiles: contacts.map(({ mobile }) => mobile) },
    lock,
  );
  const byEmail = new Map(customers.map((customer) => [customer.email, customer]));
  // Without e-mail: accounts without one, by number.
  const byMobile = new Map(
    customers
      .toSorted((one, other) => Number(one.email === null) - Number(other.email === null))
      .map((customer) => [customer.mobile ?? customer.claimedMobile, customer]),
  );
  const wanted: Wanted[] = [];
  for await (const [key, line] of inTurns(lines)) {
    const { email, mobile } = contactsOf(line);
    const before = (email === '' ? byMobile.get(mobile) : byEmail.get(email)) ?? null;
    found.seen.set(key, before === null ? '' : versionOf(before));
    if (before === null && !mayBegin(line)) continue;
    const draft = { name: before?.name ?? '' };
    found.readInto(line, [NAME_FIELD], before, draft);
    const name = draft.name === before?.name ? null : nameProblem(draft.name);
    if (name !== null) found.problem(line, 'Name', name);
    const address = readAddress(line, before, draft.name, mobile);
    const fields = [
      ...differences([NAME_FIELD], before, draft),
      ...(address === null ? [] : differences(ADDRESS_FIELDS, address.before, address.after)),
    ];
    if (before !== null && fields.length === 0) continue;
    const label = email === '' ? mobile : email;
    found.changes.push({ line: line.line, label, isNew: before === null, fields });
    wanted.push({ before, email, name: draft.name, address: address?.checked ?? null });
  }
  return { ...found, write: (tx) => save(tx, wanted) };

  function mayBegin(line: ImportLine): boolean {
    const { email, mobile } = contactsOf(line);
    if (email !== '') {
      const problem = emailProblem(email);
      if (problem !== null) found.problem(line, 'Email', problem);
      return problem === null;
    }
    const message = `No customer has the number ${mobile}. Enter an e-mail address for a new customer: a number becomes a login once it is verified.`;
    found.problem(line, 'Mobile', message);
    return false;
  }

  function readAddress(line: ImportLine, before: FoundCustomer | null, name: string, mobile: string) {
    const home = before?.home ?? null;
    const old = home === null ? null : addressOf(home);
    const given = ADDRESS_FIELDS.filter(({ title }) => (line.cells[title]?.trim() ?? '') !== '');
    // An empty address is none; imports delete nothing.
    if (given.length === 0) return null;
    const draft: MutableAddress = { ...(old ?? BLANK_ADDRESS) };
    found.readInto(line, ADDRESS_FIELDS, old, draft);
    if (old === null) {
      draft.fullName ||= name;
      draft.phone ||= mobile;
    }
    if (old !== null && differences(ADDRESS_FIELDS, old, draft).length === 0) return null;
    if (old?.state !== draft.state || old.zipCode !== draft.zipCode) draft.stateConfirmed = false;
    const checked = checkAddress(draft, deps.pinCodes);
    if (!checked.ok) {
      found.problemsAt(line, checked.error, COLUMN_OF);
      return { before: old, after: draft, checked: null };
    }
    return { before: old, after: { ...checked.value }, checked: checked.value };
  }

  async function save(tx: Database, all: readonly Wanted[]): Promise<Result<null, Failure>> {
    const at = deps.now();
    const written = { createdAt: at, updatedAt: at };
    const made = all.flatMap((one) => (one.before === null ? [{ ...one, id: deps.newId() }] : []));
    const inserted = await insertCustomers(
      tx,
      made.map(({ id, name, email }) => ({ id, name, email, ...written })),
    );
    if (inserted < made.length) {
      return err({
        code: 'IMPORT_STALE',
        message: 'A customer of this file has signed up in the meantime. Check the file again.',
      });
    }
    const homeless = [
      ...made,
      ...all.flatMap((one) => (one.before?.home === null ? [{ ...one, id: one.before.id }] : [])),
    ];
    await insertHomes(
      tx,
      homeless.flatMap(({ id: userId, address }) =>
        address === null
          ? []
          : [{ ...toAddressColumns(address), id: deps.newId(), userId, isDefault: true, ...written }],
      ),
    );
    for (const { id, address } of made)
      note(id, 'made', { name: 'given', ...(address && { address: 'given' }) });
    for (const { before, name, address } of all) {
      if (before === null) continue;
      if (name !== before.name) await renameCustomer(tx, before.id, name, at);
      if (address !== null && before.home !== null) {
        await updateHome(tx, before.home.id, { ...toAddressColumns(address), updatedAt: at });
      }
      note(before.id, 'changed', {
        ...(name !== before.name && { name: 'changed' }),
        ...(address !== null && { address: 'changed' }),
      });
    }
    return ok(null);

    /** Without values (AUDIT-3). */
    function note(id: string, action: string, after: Readonly<Record<string, string>>): void {
      recordAct(tx, deps, actor, {
        action,
        kind: 'customer',
        id,
        label: `Customer ${id.slice(0, 8)}`,
        before: null,
        after,
        reason: null,
      });
    }
  }
}

function contactsOf({ cells }: ImportLine) {
  const email = typedEmail(readContact(cells.Email));
  const mobile = normaliseMobile(readContact(cells.Mobile));
  return { email, mobile, key: email === '' ? mobile : email };
}

function addressOf(home: NonNullable<FoundCustomer['home']>): MutableAddress {
  const { fullName, phone, addressLine1, addressLine2, city, state, zipCode, addressType, stateConfirmed } =
    toAddressInput(home);
  return { fullName, phone, addressLine1, addressLine2, city, state, zipCode, addressType, stateConfirmed };
}

function versionOf({ updatedAt, home }: FoundCustomer): string {
  return `${updatedAt.getTime()} ${home?.updatedAt.getTime() ?? ''}`;
}
