/**
 * Preloaded into a site (`node --import`): sets its clock CLOCK_SHIFT_SECONDS ahead. Workers of the site load it too.
 */
const shiftMs = Number(process.env.CLOCK_SHIFT_SECONDS) * 1000;
const RealDate = Date;
const now = () => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: (target) => new target(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
