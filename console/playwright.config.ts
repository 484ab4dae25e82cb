import { defineConfig } from '@playwright/test';

/**
 * Walks through the console as a service serves it. ANSWERSCOPE_URL says where it is, ANSWERSCOPE_CREDENTIALS names the file
 * with its first login and key, CHROMIUM says where the browser is. The data must hold what `answerscope demo` makes.
 */
export default defineConfig({
  testDir: 'tests/walk',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  // Far more than they take: beside them a machine of two processors builds programs.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.ANSWERSCOPE_URL ?? 'http://127.0.0.1:8080',
    locale: 'en-US',
    actionTimeout: 60_000,
    timezoneId: 'UTC',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--disable-gpu', '--disable-background-networking'],
    },
    trace: 'retain-on-failure',
  },
});
