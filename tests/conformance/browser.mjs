// A person who signs in and allows what an assistant asks for, with a browser that keeps cookies and follows what it must.

class Browser {
  #cookies = new Map();

  constructor(origin) {
    this.origin = origin;
  }

  async ask(url, fields) {
    const headers = { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
    if (fields) headers.origin = this.origin;
    const body = fields && new URLSearchParams(fields);
    const answer = await fetch(url, { method: fields ? "POST" : "GET", headers, body, redirect: "manual" });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = cookie.match(/^([^=]+)=([^;]*)/);
      this.#cookies.set(name, value);
    }
    const text = await answer.text();
    if (answer.status >= 400) throw new Error(`${url}: ${answer.status} ${text}`);
    return { text, location: answer.headers.get("location") };
  }
}

function field(page, name) {
  const found = page.text.match(new RegExp(`name="${name}" value="([^"]*)"`));
  if (!found) throw new Error(`no field ${name} in ${page.text}`);
  return found[1].replaceAll("&#38;", "&").replaceAll("&amp;", "&");
}

/** The page that an assistant's user is sent back to. */
export async function answered(authorize, { baseUrl, email, password }) {
  const browser = new Browser(baseUrl);
  const login = await browser.ask((await browser.ask(authorize)).location);
  const person = { csrf: field(login, "csrf"), next: field(login, "next"), email, password };
  const { location } = await browser.ask(`${baseUrl}/login`, person);
  const consent = await browser.ask(location);
  const said = { csrf: field(consent, "csrf"), request: field(consent, "request"), decision: "allow", write: "yes" };
  return new URL((await browser.ask(location, said)).location);
}

/** The code that an assistant's user brings back. */
export async function allow(authorize, told) {
  return (await answered(authorize, told)).searchParams.get("code");
}
