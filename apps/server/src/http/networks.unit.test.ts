import { describe, expect, it } from 'vitest';
import { hostnameOf, isLoopbackHost } from './hosts.ts';
import { callerNetwork, readNetwork, shortenedNetwork, withinAny } from './networks.ts';

describe('networks', () => {
  it.each([
    ['10.0.0.0/8', { address: '10.0.0.0', prefix: 8, family: 'ipv4' }],
    ['192.0.2.7', { address: '192.0.2.7', prefix: 32, family: 'ipv4' }],
    ['fd00::/8', { address: 'fd00::', prefix: 8, family: 'ipv6' }],
    ['10.0.0.0/33', null],
    ['10.0.0.0/', null],
    ['10.0.0.0/8/8', null],
    ['proxy.example', null],
    ['', null],
  ])('reads %s', (text, network) => {
    expect(readNetwork(text)).toEqual(network);
  });

  it('contain their addresses in every notation of a socket', () => {
    const isOurs = withinAny(['172.16.0.0/12', '2001:db8::/32', '127.0.0.1']);
    for (const inside of ['172.18.0.2', '::ffff:172.18.0.2', '2001:db8:1::7', '127.0.0.1']) {
      expect(isOurs(inside)).toBe(true);
    }
    for (const outside of ['172.32.0.1', '2001:db9::1', '127.0.0.2', 'unknown', '', undefined]) {
      expect(isOurs(outside)).toBe(false);
    }
  });

  it('count IPv6 callers by their /64, however the address is written', () => {
    const first = callerNetwork('2001:db8:0:7::1');
    expect(first).toBe('2001:db8:0:7::/64');
    expect(callerNetwork('2001:0DB8:0000:0007:ffff:ffff:ffff:ffff')).toBe(first);
    expect(callerNetwork('2001:db8:0:8::1')).not.toBe(first);
    expect(callerNetwork('::1')).toBe('0:0:0:0::/64');
    expect(callerNetwork('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(callerNetwork('192.0.2.7')).toBe('192.0.2.7');
    expect(callerNetwork('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });

  it('are shortened for records', () => {
    expect(shortenedNetwork('192.0.2.77')).toBe('192.0.2.0/24');
    expect(shortenedNetwork('2001:db8:5:7::1')).toBe('2001:db8:5::/48');
    expect(shortenedNetwork('nonsense')).toBe('unknown');
  });
});

describe('hosts', () => {
  it('of this machine are distinguished from others', () => {
    for (const own of ['localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '::1', '[::1]']) {
      expect(isLoopbackHost(own)).toBe(true);
    }
    for (const open of ['0.0.0.0', '::', '192.168.1.5', 'shop.example.in', '127.evil.example']) {
      expect(isLoopbackHost(open)).toBe(false);
    }
  });

  it('are read from the header without their port', () => {
    expect(hostnameOf('localhost:3001')).toBe('localhost');
    expect(hostnameOf('[::1]:3001')).toBe('[::1]');
    expect(hostnameOf('Shop.Example')).toBe('shop.example');
    expect(hostnameOf(undefined)).toBe('');
    expect(hostnameOf('a b')).toBe('');
  });
});
