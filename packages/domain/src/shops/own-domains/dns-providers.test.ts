import { describe, expect, test } from "vitest";
import { DNS_PROVIDERS, nameInZone, providerOf } from "./dns-providers.ts";

describe("who runs a domain's DNS", () => {
  test.each([
    ["Cloudflare", ["ada.ns.cloudflare.com", "bob.ns.cloudflare.com"]],
    ["GoDaddy", ["ns07.domaincontrol.com", "ns08.domaincontrol.com"]],
    ["Namecheap", ["dns1.registrar-servers.com", "dns2.registrar-servers.com"]],
    ["IONOS", ["ns1023.ui-dns.com", "ns1118.ui-dns.org", "ns1054.ui-dns.de", "ns1087.ui-dns.biz"]],
    ["Gandi", ["ns-12-a.gandi.net", "ns-240-b.gandi.net", "ns-97-c.gandi.net"]],
    ["OVHcloud", ["dns104.ovh.net", "ns104.ovh.net"]],
    ["Amazon Route 53", ["ns-2048.awsdns-64.com", "ns-1.awsdns-00.co.uk", "ns-9.awsdns-1.org", "ns-7.awsdns-33.net"]],
    ["Squarespace", ["dns1.p01.squarespacedns.com"]],
    ["Porkbun", ["maceio.ns.porkbun.com", "curitiba.ns.porkbun.com"]],
    ["Hostinger", ["ns1.dns-parking.com", "ns2.dns-parking.com"]],
    ["DigitalOcean", ["ns1.digitalocean.com", "ns2.digitalocean.com"]],
    ["Gandi", ["NS-12-A.GANDI.NET."]],
  ])("is %s for %j", (name, servers) => {
    expect(providerOf(servers)?.name).toBe(name);
  });

  test.each([
    ["none that is known", ["ns1.northkeep.example"]],
    ["one that only looks alike", ["ns1.notgandi.net"]],
    ["one that only begins with a provider's name", ["gandi.net.northkeep.example"]],
    ["of two companies", ["ns1.digitalocean.com", "ns-12-a.gandi.net"]],
    ["one that is known and one that is not", ["ns1.digitalocean.com", "ns1.northkeep.example"]],
    ["not there", []],
  ])("is nobody's where the servers are %s", (_, servers) => {
    expect(providerOf(servers)).toBeNull();
  });

  test("each end of a server's name belongs to one provider alone", () => {
    const ends = DNS_PROVIDERS.flatMap(({ servers }) => servers);
    expect(new Set(ends).size).toBe(ends.length);
    for (const { name, page } of DNS_PROVIDERS) expect([name, page]).toEqual([name, expect.stringMatching(/^https:/)]);
  });
});

test.each([
  ["shop.northkeep.test", "northkeep.test", "shop"],
  ["_selvedge.shop.northkeep.test", "northkeep.test", "_selvedge.shop"],
  ["northkeep.test", "northkeep.test", ""],
  ["shop.otherkeep.test", "keep.test", "shop.otherkeep.test"],
])("%s in the zone %s is entered as %j", (name, zone, inZone) => {
  expect(nameInZone(name, zone)).toBe(inZone);
});
