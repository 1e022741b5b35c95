// An authority that speaks ACME (RFC 8555) as far as certificates of one host go. It looks at the host as a real one does, by
// `look`, and signs with a key of its own.
import { webcrypto } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as x509 from "@peculiar/x509";

export interface AcmeDouble {
  directory: string;
  /** Hosts that it gave a certificate, in their order. */
  issued: string[];
  close(): Promise<void>;
}

interface Order {
  host: string;
  status: "pending" | "ready" | "valid" | "invalid";
  token: string;
  certificate: string;
}

/** `look` gives what stands at a host under a token, as the authority would fetch it. */
export async function acmeDouble(look: (host: string, token: string) => Promise<string>): Promise<AcmeDouble> {
  x509.cryptoProvider.set(webcrypto as Crypto);
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const orders: Order[] = [];
  const issued: string[] = [];
  let base = "";
  let nonces = 0;

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("Replay-Nonce", `nonce-${nonces++}`);
    const [, what = "", number = "0"] = (request.url ?? "").split("/");
    const order = orders[Number(number)];
    const send = (status: number, body: object | string, location?: string) => {
      response.statusCode = status;
      if (location) response.setHeader("Location", location);
      response.setHeader(
        "Content-Type",
        typeof body === "string" ? "application/pem-certificate-chain" : "application/json",
      );
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    };
    const { payload } = await readBody(request);
    const orderAt = (at: number) => ({
      ...{ status: orders[at]!.status, identifiers: [{ type: "dns", value: orders[at]!.host }] },
      ...{ authorizations: [`${base}/authz/${at}`], finalize: `${base}/finalize/${at}` },
      ...(orders[at]!.certificate ? { certificate: `${base}/cert/${at}` } : {}),
    });
    const challenge = () => ({
      ...{ type: "http-01", url: `${base}/challenge/${number}`, token: order!.token },
      status: order!.status === "pending" ? "pending" : order!.status === "invalid" ? "invalid" : "valid",
      ...(order!.status === "invalid"
        ? { error: { type: "unauthorized", detail: "What stands there is something else." } }
        : {}),
    });
    if (what === "directory")
      return send(200, { newNonce: `${base}/nonce`, newAccount: `${base}/account`, newOrder: `${base}/order` });
    if (what === "nonce") return send(200, {});
    if (what === "account") return send(201, { status: "valid" }, `${base}/account/1`);
    if (what === "order" && !(request.url ?? "").includes("/order/")) {
      const host = payload.identifiers[0].value as string;
      orders.push({ host, status: "pending", token: `token-${orders.length}-${Date.now()}`, certificate: "" });
      return send(201, orderAt(orders.length - 1), `${base}/order/${orders.length - 1}`);
    }
    if (!order) return send(404, { type: "malformed", detail: "There is no such order." });
    if (what === "order") return send(200, orderAt(Number(number)), `${base}/order/${number}`);
    if (what === "authz")
      return send(200, {
        ...{ identifier: { type: "dns", value: order.host }, challenges: [challenge()] },
        status: order.status === "valid" || order.status === "ready" ? "valid" : order.status,
      });
    if (what === "challenge") {
      const found = await look(order.host, order.token).catch(() => "");
      order.status = found.startsWith(`${order.token}.`) ? "ready" : "invalid";
      return send(200, challenge());
    }
    if (what === "finalize") {
      order.certificate = await signed(order.host, payload.csr);
      order.status = "valid";
      issued.push(order.host);
      return send(200, orderAt(Number(number)), `${base}/order/${number}`);
    }
    return send(200, order.certificate);
  }

  async function signed(host: string, csr: string): Promise<string> {
    const request = new x509.Pkcs10CertificateRequest(Buffer.from(csr, "base64url"));
    const certificate = await x509.X509CertificateGenerator.create({
      ...{ serialNumber: `0${issued.length + 1}`, subject: `CN=${host}`, issuer: "CN=The double" },
      ...{ notBefore: new Date(), notAfter: new Date(Date.now() + 90 * 86_400_000) },
      ...{
        signingKey: keys.privateKey as unknown as CryptoKey,
        publicKey: request.publicKey,
        signingAlgorithm: algorithm,
      },
      extensions: [new x509.SubjectAlternativeNameExtension([{ type: "dns", value: host }])],
    });
    return `${certificate.toString("pem")}\n`;
  }

  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ directory: `${base}/directory`, issued },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** The payload of a signed request; who signed it is not asked. */
// biome-ignore lint/suspicious/noExplicitAny: what clients send has many shapes
async function readBody(request: IncomingMessage): Promise<{ payload: any }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (chunks.length === 0) return { payload: {} };
  const { payload } = JSON.parse(Buffer.concat(chunks).toString());
  return { payload: payload ? JSON.parse(Buffer.from(payload, "base64url").toString()) : {} };
}
