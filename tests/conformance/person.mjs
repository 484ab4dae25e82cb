// A person at a browser: signs in, reads what is asked, decides, by the mouse or by the keyboard alone.

import { join } from "node:path";

import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";

const AXE = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Colours do not follow from the width, nor the layout from the colours: both of each are seen once. */
const VIEWS = [
  [1280, "light"],
  [390, "dark"],
];

export const browser = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--disable-gpu", "--disable-background-networking"] });

/** Fails unless it is so. */
export function expect(what, so) {
  if (!so) throw new Error(`not so: ${what}`);
}

export class Person {
  /** With a browser of their own, whose pages run no script of theirs unless `script`. */
  static async at(started, { script = true } = {}) {
    const context = await started.newContext({ locale: "en-US", timezoneId: "UTC", javaScriptEnabled: script, reducedMotion: "reduce" });
    context.setDefaultTimeout(60_000);
    return new Person(context, await context.newPage());
  }

  constructor(context, page) {
    Object.assign(this, { context, page, problems: [] });
    // A policy that stops something of our own pages says so here.
    page.on("console", (message) => {
      if (message.type() === "error" && !/Failed to load resource/.test(message.text())) this.problems.push(message.text());
    });
  }

  field = (name) => this.page.getByLabel(name, { exact: true });
  button = (name) => this.page.getByRole("button", { name, exact: true });
  heading = () => this.page.getByRole("heading", { level: 1 }).innerText();

  /** Leaves; fails if something was wrong with the pages. */
  async close() {
    await this.context.close();
    expect(`nothing is wrong with the pages:\n${this.problems.join("\n")}`, this.problems.length === 0);
  }

  async signIn({ email, password }) {
    await this.field("Email").fill(email);
    await this.field("Password").fill(password);
    await this.leads(() => this.button("Sign in").click());
  }

  /** Does what leads to another page, and waits until that is there: passwords take their time. */
  async leads(act) {
    const there = this.page.waitForEvent("load");
    await act();
    await there;
  }

  /** Tab until it has the focus, which must be seen. */
  async tabTo(wanted) {
    const has = () => wanted.evaluate((node) => node === document.activeElement);
    for (let presses = 0; !(await has()); presses += 1) {
      expect("the keyboard reaches everything", presses < 40);
      await this.page.keyboard.press("Tab");
    }
    const outline = await wanted.evaluate((node) => getComputedStyle(node).outlineStyle);
    expect(`the focus is seen: ${outline}`, outline !== "none");
  }

  async type(name, text) {
    await this.tabTo(this.field(name));
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.type(text);
  }

  async press(name, key = "Enter") {
    await this.tabTo(this.button(name));
    await this.page.keyboard.press(key);
  }

  /** What the page of the decision says. */
  async consent() {
    const heading = await this.page.getByRole("heading", { name: /^Connect / }).innerText();
    const facts = {};
    for (const row of await this.page.locator("dl > div").all()) {
      facts[await row.locator("dt").innerText()] = await row.locator("dd").innerText();
    }
    return { heading, facts, scopes: await this.page.locator("ul.scopes li").allInnerTexts() };
  }

  async seen(width, colorScheme) {
    await this.page.setViewportSize({ width, height: 844 });
    await this.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  }

  /** Notes what axe finds on the page, wide and light, narrow and dark, and what is wider than the window. */
  async look(name) {
    for (const [width, scheme] of VIEWS) {
      await this.seen(width, scheme);
      const { violations } = await new AxeBuilder({ page: this.page }).withTags(AXE).analyze();
      for (const one of violations) {
        const nodes = one.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} ${(node.any[0] ?? node.all[0])?.message ?? ""}`);
        this.problems.push(`${name}, ${scheme}, ${width}: ${one.id} (${one.impact}) ${nodes.join(" | ")}`);
      }
      const wide = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) this.problems.push(`${name}, ${width}: ${wide} pixels too wide`);
    }
    await this.pictures(name);
  }

  /** Of the page, in the folder that SHOTS names. */
  async pictures(name) {
    for (const scheme of process.env.SHOTS ? ["light", "dark"] : []) {
      for (const width of [1280, 390]) {
        await this.seen(width, scheme);
        await this.page.screenshot({ path: join(process.env.SHOTS, `${name}-${width}-${scheme}.png`), fullPage: true });
      }
    }
  }
}
