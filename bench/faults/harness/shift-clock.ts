/** Preloaded into a site (`node --import`): its clock runs CLOCK_SHIFT_SECONDS ahead. Its workers load it as well. */
const shiftMs = Number(process.env.CLOCK_SHIFT_SECONDS) * 1000;
const RealDate = Date;
const now = () => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: (target) => new target(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
