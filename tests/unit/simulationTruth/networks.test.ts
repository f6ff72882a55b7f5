import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { knownNetworks } from '#server/modules/simulationTruth/knownNetworks';
import { networkOf } from '#server/modules/simulationTruth/networks';

describe('known networks', () => {
  it.each([
    ['40.92.1.2', 'Exchange Online Protection'],
    ['::ffff:104.47.3.4', 'Exchange Online Protection'],
    ['2a01:111:f403:c10::1', 'Exchange Online Protection'],
    ['209.222.82.255', 'Barracuda'],
    ['165.225.80.1', 'Zscaler'],
    ['34.100.0.0', null],
    ['54.161.7.7', 'Amazon Web Services'],
    // Outlook of people who use Exchange Online.
    ['52.97.1.1', null],
    ['192.0.2.7', null],
    ['127.0.0.1', null],
    ['not an address', null],
    ['', null],
  ])('hold %s: %s', (address, label) => {
    expect(networkOf(address)).toBe(label);
  });

  it('are ranges whose first address is the one that is written', () => {
    const wrong = knownNetworks.flatMap(({ ranges }) =>
      ranges.filter((range) => {
        const [start, bits] = ipaddr.parseCIDR(range);
        const first =
          start.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(range) : ipaddr.IPv6.networkAddressFromCIDR(range);
        return `${first.toString()}/${bits}` !== `${start.toString()}/${bits}`;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('name each network once, and where it is published', () => {
    const labels = knownNetworks.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(knownNetworks.filter(({ source }) => !source.startsWith('https://'))).toEqual([]);
  });

  // Not older than today: a release must not begin to fail in the night. Whoever renews one entry renews the others.
  it('were read within a year of the one that was read last', () => {
    const newest = Math.max(...knownNetworks.map(({ readOn }) => Date.parse(readOn)));
    const old = knownNetworks.filter(({ readOn }) => newest - Date.parse(readOn) > 365 * 86_400_000);
    expect(old.map(({ label }) => label)).toEqual([]);
  });
});
