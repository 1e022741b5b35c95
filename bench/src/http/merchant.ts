// A merchant signed in to the dashboard of a server with the demo world, by the calls that its pages make.
const password = "selvedge-demo";

export interface Merchant {
  /** Uploads a picture to the first shop that they may enter. Throws the server's message when it was not accepted. */
  upload(picture: Buffer, name: string): Promise<void>;
}

/** Signs in as the demo world's merchant. */
export async function signInAsMerchant(port: number): Promise<Merchant> {
  const origin = `http://localhost:${port}`;
  const cookies = new Map<string, string>();
  const ask = async (path: string, more: RequestInit & { headers?: Record<string, string> } = {}) => {
    const answer = await fetch(`${origin}/omnis/v3${path}`, {
      ...more,
      headers: {
        origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "x-xsrf-token": decodeURIComponent(cookies.get("XSRF-TOKEN") ?? ""),
        ...more.headers,
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
  await ask("/dashboard/secure/get/");
  const { account } = await ask("/dashboard/secure/login/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "merchant@selvedge.test", password }),
  });
  const [shop] = account.shops as { id: number }[];
  return {
    async upload(picture, name) {
      const form = new FormData();
      form.append("file", new Blob([new Uint8Array(picture)]), name);
      await ask(`/divisions/${shop!.id}/artworks/`, { method: "POST", body: form });
    },
  };
}
