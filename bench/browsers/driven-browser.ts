/** What the bench does with a browser, whichever protocol drives it. */

export interface DrivenBrowser {
  /** As the engine reports it. */
  version: string;
  /** Shows the address in the tab in front, whatever earlier acts have opened. */
  open(url: string): Promise<void>;
  /** Scrolls to the first such element and presses a button of the mouse on its middle: 0 the main one, 1 the wheel. */
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
