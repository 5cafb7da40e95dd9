// The browser as tests and tools start it.

import { chromium } from '@playwright/test';

/** What Chromium is started with, in a container as root, too; it does nothing on its own. */
export const launchOptions = {
  // Without it Playwright takes the browser it has fetched itself.
  executablePath: process.env.KARTENTISCH_CHROMIUM || undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Runs something with a browser and closes it whatever happens. */
export async function withBrowser(run) {
  const browser = await chromium.launch(launchOptions);
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}
