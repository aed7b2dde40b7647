import { writeFile } from 'node:fs/promises';
import { formatMoment } from '@ilaneer/domain/india-day';
import { formatRupees, paiseFromRupees } from '@ilaneer/domain/money';
import { COURIER_TITLES } from '@ilaneer/domain/parcel/couriers/courier-name';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { readConfig } from '../process/config.ts';
import type { EmulatedRemittance } from '../sandbox/couriers/remittances.ts';
import { COURIERS_PATH, type ListedParcel } from '../sandbox/couriers/routes.ts';
import {
  COURIERS_COMMAND_USAGE,
  type CouriersCommand,
  readCouriersCommand,
} from './read-couriers-command.ts';

/** Asks the emulated couriers, who live in the process of a running sandbox. */
export async function runCouriersCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result<string, string>> {
  const command = readCouriersCommand(words);
  if (!command.ok) return err(`${command.error}\n\n${COURIERS_COMMAND_USAGE}`);
  const config = readConfig(env);
  if (!config.ok) return err(config.error.map(({ message }) => message).join('\n'));
  const { mode, port } = config.value;
  if (mode !== 'sandbox') return err('Couriers are emulated in a sandbox only.');
  return run(command.value, (path, body) => ask(`http://127.0.0.1:${port}`, path, body));
}

type Ask = <Reply>(path: string, body?: object) => Promise<Result<Reply, string>>;
type Listed = { readonly now: string; readonly parcels: readonly ListedParcel[] };
type Moved = { readonly now: string; readonly sent: number };

async function run(command: CouriersCommand, send: Ask): Promise<Result<string, string>> {
  if (command.does === 'later') return later(send, command.hours);
  if (command.does === 'remit') return remit(send, command);
  const listed = await send<Listed>('/parcels');
  if (!listed.ok) return listed;
  const { now, parcels } = listed.value;
  if (command.does === 'list') return ok([clockText(now), ...parcels.map(lineOf)].join('\n'));
  const wanted = command.parcel.toUpperCase();
  const parcel = parcels.findLast(({ awb, reference }) => [awb, reference.toUpperCase()].includes(wanted));
  if (parcel === undefined) {
    return err(`No emulated courier has ${command.parcel}. See: npm run couriers -- list`);
  }
  if (command.does === 'life') {
    const chosen = await send<object>(`/lives/${parcel.awb}`, { life: command.life });
    return chosen.ok ? ok(`${parcel.reference}: ${command.life}`) : chosen;
  }
  if (parcel.hoursToNext === null) return err(`${parcel.reference} has no further scan: ${parcel.last}.`);
  return later(send, parcel.hoursToNext);
}

async function later(send: Ask, hours: number): Promise<Result<string, string>> {
  const moved = await send<Moved>('/clock', { hours });
  if (!moved.ok) return moved;
  const { now, sent } = moved.value;
  return ok(`${clockText(now)}\n${sent} webhooks sent, each scan twice.`);
}

async function remit(
  send: Ask,
  { courier, faults, file }: Extract<CouriersCommand, { readonly does: 'remit' }>,
): Promise<Result<string, string>> {
  const paid = await send<EmulatedRemittance>(`/remittances/${courier}`, { faults });
  if (!paid.ok) return paid;
  const { reference, amount, csv } = paid.value;
  const about = `${COURIER_TITLES[courier]} paid ${rupees(amount)} under the reference ${reference}.`;
  if (file === null) return ok(`${about}\n\n${csv}`);
  await writeFile(file, `${csv}\n`);
  return ok(`${about}\nIts file: ${file}`);
}

/** Errors: text for the operator. */
async function ask<Reply>(shop: string, path: string, body?: object): Promise<Result<Reply, string>> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    const reply = await fetch(`${shop}${COURIERS_PATH}${path}`, body === undefined ? {} : post);
    if (reply.ok) return ok((await reply.json()) as Reply);
    return err(`The shop at ${shop} answered ${reply.status}: it emulates no couriers, or failed.`);
  } catch {
    return err(`No shop answers at ${shop}. Start it first: npm start`);
  }
}

function clockText(now: string): string {
  return `The couriers' clock: ${formatMoment(new Date(now))}`;
}

function lineOf({ courier, awb, reference, life, toCollect, ...parcel }: ListedParcel): string {
  const cash =
    toCollect === 0 ? 'prepaid' : `${rupees(toCollect)} ${parcel.isRemitted ? 'paid over' : 'to collect'}`;
  const state = parcel.isCancelled ? 'cancelled' : `${parcel.last} (${life})`;
  const next = parcel.hoursToNext === null ? '' : `, next scan in ${parcel.hoursToNext} h`;
  return `  ${reference}  ${COURIER_TITLES[courier]} ${awb}  ${cash}  ${state}${next}`;
}

function rupees(amount: number): string {
  return formatRupees(paiseFromRupees(amount));
}
