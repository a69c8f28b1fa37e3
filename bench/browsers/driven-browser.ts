/** What the bench does with a browser, whichever protocol drives it. */

export interface DrivenBrowser {
  /** As the engine reports it. */
  version: string;
  /** Shows the address in the front tab, whatever tabs earlier acts have opened. */
  open(url: string): Promise<void>;
  /** Scrolls to the first such element and clicks its centre: 0 is the main mouse button, 1 the middle one. */
  press(selector: string, button: 0 | 1): Promise<void>;
  /** Focuses the first such element and presses Enter. */
  enter(selector: string): Promise<void>;
}

/** The key as both protocols name it. */
export const enterKey = '\uE007';

/** The input actions of a click, in the form of both protocols. */
export const pressing = (button: number, origin: unknown) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button },
      { type: 'pointerUp', button },
    ],
  },
];
