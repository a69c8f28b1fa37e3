import type { Page, Request, Route } from 'playwright-core';

export interface HeldRequest {
  request: Request;
  /** Lets the request go on to the server or, if an answer is given, answers it in the server's place. */
  release(answer?: Parameters<Route['fulfill']>[0]): Promise<void>;
}

/** Holds back the first matching request, so that a test can read what the screen shows meanwhile. */
export function holdOnce(
  page: Page,
  address: string,
  isWanted: (request: Request) => boolean = () => true,
): Promise<HeldRequest> {
  return new Promise((resolve, reject) => {
    let isHeld = false;
    page
      .route(address, async (route) => {
        const request = route.request();
        if (isHeld || !isWanted(request)) return route.continue();
        isHeld = true;
        resolve({
          request,
          release: (answer) => (answer === undefined ? route.continue() : route.fulfill(answer)),
        });
      })
      .catch(reject);
  });
}

/** Lets this many new pages be saved and holds the next one. */
export function holdPageAfter(page: Page, saved: number): Promise<HeldRequest> {
  let posts = 0;
  return holdOnce(page, '**/rest/v1/generated_pages*', (request) => {
    if (request.method() === 'POST') posts += 1;
    return posts > saved;
  });
}
