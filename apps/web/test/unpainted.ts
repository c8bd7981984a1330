/** No test looks at a picture: pages are laid out as large as they are, and a single pixel of them is painted. */
import type { BrowserContext, Page } from 'playwright-core';

const PIXEL = { width: 1, height: 1 };

/** A third of what a page costs is painting. */
export function leaveUnpainted(context: BrowserContext): void {
  const newSession = context.newCDPSession.bind(context);
  context.on('page', (page) => void shrinkPicture(newSession, page).catch(unlessOpen(page)));
}

async function shrinkPicture(
  newSession: BrowserContext['newCDPSession'],
  page: Page,
): Promise<void> {
  const session = await newSession(page);
  let size = page.viewportSize();
  page.viewportSize = () => size;
  // As the driver has it, but that its way brings the whole picture back, which is then painted before it is shrunk again.
  page.setViewportSize = async ({ width, height }) => {
    await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      screenWidth: width,
      screenHeight: height,
      screenOrientation: { angle: 0, type: 'landscapePrimary' },
      deviceScaleFactor: 1,
      mobile: false,
      dontSetVisibleSize: true,
    });
    size = { width, height };
  };
  await session.send('Emulation.setVisibleSize', PIXEL);
}

/** A page may be closed before anything of it was to be seen. */
function unlessOpen(page: Page): (error: unknown) => void {
  return (error) => {
    if (!page.isClosed()) throw error;
  };
}
