import { once } from 'node:events';
import { createServer } from 'node:https';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For `provider.test` and no other name; signed by itself, so that whoever trusts it says so. Good for nothing else. */
export const providerCertificate = `\
-----BEGIN CERTIFICATE-----
MIIBTTCB9KADAgECAgEBMAoGCCqGSM49BAMCMBgxFjAUBgNVBAMMDXByb3ZpZGVy
LnRlc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBgxFjAUBgNV
BAMMDXByb3ZpZGVyLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATsciz2
j3bmNmr/oK1Y5nNm3pEIHZ+3cIBHMrcXCO2D1yo62+mlCxy2/2BesePIfz+w5PFs
soBkHdNAemNx81iBoy0wKzAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDXBy
b3ZpZGVyLnRlc3QwCgYIKoZIzj0EAwIDSAAwRQIgU9hnf+5GkHE+REGedZ8INtWD
YuhrfTNyrHYRDTCqdFwCIQDxwM4m6UcdeEICkjFGuJLJ9sYPGYQTAvESP8BGLKJ3
pw==
-----END CERTIFICATE-----
`;
const key = `\
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgTqHpn1qwxwPrvL5Y
x8gTQxXXSgMubLLHovvGpWKYBSyhRANCAATsciz2j3bmNmr/oK1Y5nNm3pEIHZ+3
cIBHMrcXCO2D1yo62+mlCxy2/2BesePIfz+w5PFssoBkHdNAemNx81iB
-----END PRIVATE KEY-----
`;

/** A provider of models on loopback that keeps what it was asked. */
export interface TestProvider {
  readonly port: number;
  readonly requests: readonly IncomingMessage[];
  close(): Promise<void>;
}

/** Answers `/<status>/models` with that status, a redirection to itself, and never when the status is 0. */
export async function startProvider(): Promise<TestProvider> {
  const requests: IncomingMessage[] = [];
  const answer: RequestListener = (req, res) => {
    requests.push(req);
    const status = Number(req.url?.split('/')[1]);
    if (status === 0) return;
    res.writeHead(status, status >= 300 && status < 400 ? { location: '/200/models' } : {}).end('{"data":[]}');
  };
  const server = createServer({ key, cert: providerCertificate }, answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
