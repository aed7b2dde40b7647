import { deviceOf } from '@ilaneer/domain/account/device';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { hashOfSecret } from '../deps/secrets.ts';
import { shopCookies } from './cookies.ts';

/** What a request comes from. */
export type Device = {
  /** In words, such as 'Chrome on Android': what its owner sees in the list of sessions. */
  readonly name: string;
  /** What is stored of its cookie. */
  readonly hash: string;
  /** Whether it brought the cookie; else it has just been given one, and may not keep it. */
  readonly isRecognised: boolean;
};

type Environment = Pick<AppDeps, 'jwtSecret' | 'newId' | 'config'>;

const COOKIE_SHAPE = /^[\w-]{20,64}$/;
/** Browsers keep no cookie for longer. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;

/** What a request comes from; the reply gives it the cookie by which it is recognised the next time. */
export function deviceOfRequest(env: Environment, request: FastifyRequest, reply: FastifyReply): Device {
  const brought = deviceCookieOf(env, request);
  const value = brought ?? env.newId();
  const cookie = shopCookies(env.config.publicUrl).header('device', value, MAX_AGE_SECONDS);
  reply.header('set-cookie', cookie);
  return {
    name: deviceOf(request.headers['user-agent']),
    hash: hashOfDevice(env, value),
    isRecognised: brought !== null,
  };
}

/** The hash of the cookie that a request brought; null when it brought none. */
export function deviceHashOf(env: Environment, request: FastifyRequest): string | null {
  const brought = deviceCookieOf(env, request);
  return brought === null ? null : hashOfDevice(env, brought);
}

function deviceCookieOf(env: Environment, request: FastifyRequest): string | null {
  const value = shopCookies(env.config.publicUrl).read(request.headers.cookie, 'device');
  return value !== null && COOKIE_SHAPE.test(value) ? value : null;
}

function hashOfDevice({ jwtSecret }: Environment, value: string): string {
  return hashOfSecret(jwtSecret, `device ${value}`);
}
