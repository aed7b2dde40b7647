import { deviceOf } from '@ilaneer/domain/account/device';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps/deps.ts';
import { lastingHashOf, type SecretDeps, unguessable } from '../deps/secrets.ts';
import { shopCookies } from './cookies.ts';

export type Device = {
  readonly name: string;
  readonly hash: string;
  /** False if the cookie was just set and may not be kept. */
  readonly isRecognised: boolean;
};

type DeviceDeps = Pick<Deps, 'config'> & SecretDeps;

const COOKIE_SHAPE = /^[\w-]{20,64}$/;
/** Browsers' maximum. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;

export function deviceOfRequest(deps: DeviceDeps, request: FastifyRequest, reply: FastifyReply): Device {
  const brought = deviceCookieOf(deps, request);
  const value = brought ?? unguessable();
  shopCookies(deps.config.publicUrl).set(reply, 'device', value, MAX_AGE_SECONDS);
  return {
    name: deviceOf(request.headers['user-agent']),
    hash: hashOfDevice(deps, value),
    isRecognised: brought !== null,
  };
}

export function deviceHashOf(deps: DeviceDeps, request: FastifyRequest): string | null {
  const brought = deviceCookieOf(deps, request);
  return brought === null ? null : hashOfDevice(deps, brought);
}

function deviceCookieOf({ config }: DeviceDeps, request: FastifyRequest): string | null {
  const value = shopCookies(config.publicUrl).read(request, 'device');
  return value !== null && COOKIE_SHAPE.test(value) ? value : null;
}

function hashOfDevice({ keys }: DeviceDeps, value: string): string {
  return lastingHashOf(keys, `device ${value}`);
}
